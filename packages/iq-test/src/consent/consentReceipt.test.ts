import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consent } from '../i18n/locales/en/consent.ts';
import { consentReceipt } from './consentReceipt.ts';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubGlobal('document', { baseURI: 'https://shop.example/de/' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const record = {
  consent: { necessary: true, analytics: true, marketing: false, preferences: false },
  version: '1.0',
  timestamp: Date.UTC(2026, 0, 1, 12),
} as const;
const receipt = (changes: Partial<Parameters<typeof consentReceipt>[0]> = {}) =>
  consentReceipt({
    record,
    words: { lang: 'en', messages: consent },
    privacyHref: '../privacy#cookies',
    categoriesInUse: ['necessary', 'analytics'],
    hasPrivacySignal: false,
    ...changes,
  });

test('it says who asked, when it was decided, and where the policy stands, without the page around it', () => {
  expect(receipt()).toMatchObject({
    site: 'https://shop.example',
    decidedAt: '2026-01-01T12:00:00.000Z',
    version: '1.0',
    language: 'en',
    privacyPolicy: 'https://shop.example/privacy#cookies',
    globalPrivacyControl: false,
  });
});

test('each kind stands in it with the words that were shown, granted or not, in use or not', () => {
  expect(receipt().categories.map(({ id, isGranted, isInUse }) => [id, isGranted, isInUse])).toEqual([
    ['necessary', true, true],
    ['analytics', true, true],
    ['marketing', false, false],
    ['preferences', false, false],
  ]);
  for (const { name, description, examples } of receipt().categories)
    for (const text of [name, description, examples]) expect(text).toMatch(/\S{3}/);
});

test('where a site does not say which kinds it has, all of them count as in use', () => {
  expect(receipt({ categoriesInUse: undefined }).categories.every(({ isInUse }) => isInUse)).toBe(true);
});
