import { afterEach, expect, test, vi } from 'vitest';
import { parseConsentRecord, readConsent } from './consentRecord.ts';

const accepted = {
  consent: { necessary: true, analytics: true, marketing: true, preferences: true },
  version: '1.0',
  timestamp: 1_767_225_600_000,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ ...accepted, version: '0.9' })],
  ['a missing category', JSON.stringify({ ...accepted, consent: { necessary: true } })],
  [
    'a word for a boolean',
    JSON.stringify({ ...accepted, consent: { ...accepted.consent, analytics: 'yes' } }),
  ],
  ['null', 'null'],
  ['a list', '[]'],
])('a record with %s counts as none', (_, text) => {
  expect(parseConsentRecord(text)).toBeUndefined();
});

test('a stored necessary: false is read as true', () => {
  const text = JSON.stringify({ ...accepted, consent: { ...accepted.consent, necessary: false } });
  expect(parseConsentRecord(text)).toEqual(accepted);
});

test('the decision is read from the item cookie-consent of the browser', () => {
  const getItem = vi.fn(() => JSON.stringify(accepted));
  vi.stubGlobal('localStorage', { getItem });
  expect(readConsent()).toEqual(accepted);
  expect(getItem).toHaveBeenCalledExactlyOnceWith('cookie-consent');
});

test('where the browser has no storage there is no decision, and nothing throws', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readConsent()).toBeUndefined();
});
