import { expect, test } from 'vitest';
import { createI18n } from '../i18n/createI18n.ts';
import { loadMessages } from '../i18n/loadI18n.ts';
import { anewForEachTest, find, show } from '../ui/inPage.fixture.ts';
import { SaveIndicator } from './SaveIndicator.tsx';

anewForEachTest();

test.each([
  ['saved', 'off', 'All answers saved'],
  ['saving', 'off', 'Saving…'],
  ['offline', 'polite', 'Offline. 1 answer waits on this device and is sent when you are back.'],
  ['busy', 'polite', 'Not sent yet. 1 answer waits on this device and will be sent by itself.'],
  ['refused', 'polite', 'Your last answer arrived after the time was over and does not count.'],
] as const)('%s is said in words, and spoken: %s', (state, live, words) => {
  show(<SaveIndicator state={state} pendingCount={1} />);
  expect([find('p').dataset.state, find('p').ariaLive, find('p').textContent]).toEqual([state, live, words]);
});

test('the number of answers decides the form of the words, in Arabic four of them', async () => {
  const arabic = createI18n({ locale: 'ar', messages: await loadMessages('ar') });
  const said = [1, 2, 3, 11].map((pendingCount) => {
    show(<SaveIndicator state="offline" pendingCount={pendingCount} />, arabic);
    return find('p').textContent.replace(/\d+/, '');
  });
  expect(new Set(said).size).toBe(4);
});
