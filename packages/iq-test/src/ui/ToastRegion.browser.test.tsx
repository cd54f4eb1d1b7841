import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../i18n/createI18n.ts';
import { loadMessages } from '../i18n/loadI18n.ts';
import { anewForEachTest, find, show, textsOf } from './inPage.fixture.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { TOAST_MS, type Toasts, ToastsModel } from './toasts.ts';

anewForEachTest();
let toasts: Toasts;
beforeEach(() => {
  vi.useFakeTimers();
  toasts = new ToastsModel();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it is there before its first message, and a message goes after its time', () => {
  show(<ToastRegion model={toasts} />);
  expect(find('section').childElementCount).toBe(0);
  flushSync(() => void toasts.show('neutral', 'payment.payHere'));
  expect(textsOf('[role="status"] p')).toEqual(['The checkout opens in this tab.']);
  flushSync(() => void vi.advanceTimersByTime(TOAST_MS));
  expect(find('section').childElementCount).toBe(0);
});

test('another language changes the words of what is shown, with the values of the region and of the message', async () => {
  const german = createI18n({ locale: 'de', messages: await loadMessages('de') });
  const sent = { key: 'results.emailSentText', values: { email: 'ada@example.org' } } as const;
  toasts.show('success', 'results.emailSentTitle', sent);
  toasts.show('alert', { text: 'In the words of the page' });
  const region = <ToastRegion model={toasts} values={{ name: 'Mensa' }} />;
  show(region);
  expect(textsOf('p')).toEqual([
    'Results sent!',
    'Your Mensa results have been sent to ada@example.org',
    'In the words of the page',
  ]);
  show(region, german);
  expect(textsOf('p')[1]).toContain('ada@example.org');
  expect(textsOf('p')[1]).toContain('Mensa');
  expect(textsOf('p')[0]).not.toBe('Results sent!');
  expect(textsOf('p')[2]).toBe('In the words of the page');
});
