import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { anewForEachTest, find, place, press, root } from '../ui/inPage.fixture.ts';
import { ConsentSettingsButton } from './ConsentSettingsButton.tsx';
import { createConsent } from './createConsent.ts';

anewForEachTest();

test('it is there while there is a decision to change, and opens the dialog', () => {
  const consent = createConsent({ storage: { read: () => null, write() {} }, onConsent: vi.fn() });
  const words = { settings: 'Cookie settings' };
  flushSync(() => root.render(<ConsentSettingsButton consent={consent} words={words} tone="quiet" />));
  expect(place.childElementCount).toBe(0);
  flushSync(consent.dismissBanner); // put off is not decided
  expect(place.childElementCount).toBe(0);
  flushSync(consent.rejectAll);
  expect([find('button').title, find('button').dataset.action]).toEqual(['Cookie settings', 'settings']);
  press('Cookie settings');
  expect(consent.getState().isDialogOpen).toBe(true);
});
