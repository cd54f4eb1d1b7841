import { afterEach, expect, test, vi } from 'vitest';
import {
  browserStorageFor,
  type ConsentCategoryId,
  parseConsentRecord,
  readConsent,
} from './consentRecord.ts';

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

test('S140: a stored necessary: false is read as true', () => {
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

/** A browser's storage with these items. */
function stubStorage(items: Record<string, string>): Map<string, string> {
  const kept = new Map(Object.entries(items));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  return kept;
}
const rejected = {
  ...accepted,
  consent: { necessary: true, analytics: false, marketing: false, preferences: false },
};

test.each<[string, typeof accepted, string | undefined, ConsentCategoryId[], boolean]>([
  ['accepted before analytics was in use', accepted, 'necessary', ['necessary', 'analytics'], false],
  ['accepted before marketing was', accepted, 'necessary analytics', ['analytics', 'marketing'], false],
  ['accepted with what is in use', accepted, 'necessary analytics', ['necessary', 'analytics'], true],
  ['accepted with more than that', accepted, 'necessary analytics', ['necessary'], true],
  ['accepted where nothing was noted', accepted, undefined, ['necessary', 'marketing'], true],
  ['rejected before analytics was in use', rejected, 'necessary', ['necessary', 'analytics'], true],
  ['accepted where the necessary was not named', accepted, 'analytics', ['necessary', 'analytics'], true],
])('a record of a visitor who %s', (_, record, asked, categoriesInUse, counts) => {
  const text = JSON.stringify(record);
  stubStorage({ 'cookie-consent': text, ...(asked && { 'cookie-consent-asked': asked }) });
  expect(readConsent(browserStorageFor(categoriesInUse))).toEqual(counts ? record : undefined);
});

test('a decision is kept in its own shape, and what was in use beside it', () => {
  const kept = stubStorage({});
  browserStorageFor(['necessary', 'analytics']).write(JSON.stringify(accepted));
  expect([...kept]).toEqual([
    ['cookie-consent-asked', 'necessary analytics'],
    ['cookie-consent', JSON.stringify(accepted)],
  ]);
});
