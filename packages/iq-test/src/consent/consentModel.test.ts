import { beforeEach, expect, test, vi } from 'vitest';
import { type Consent, ConsentModel } from './consentModel.ts';
import type { ConsentStorage } from './consentRecord.ts';
import { toGoogleConsent } from './googleConsent.ts';

let stored: string | null;
const storage: ConsentStorage = {
  read: () => stored,
  write: (text) => {
    stored = text;
  },
};
const onConsent = vi.fn();
const open = (): Consent => new ConsentModel({ storage, now: () => 1_767_225_600_000, onConsent });
const accepted = {
  consent: { necessary: true, analytics: true, marketing: true, preferences: true },
  version: '1.0',
  timestamp: 1_767_225_600_000,
};

beforeEach(() => {
  stored = null;
  onConsent.mockReset();
});

test('without a record the banner shows, nothing is told and nothing is stored', () => {
  const consent = open();
  expect(consent.isBannerVisible.value).toBe(true);
  expect(consent.isSettingsVisible.value).toBe(false);
  expect(onConsent).not.toHaveBeenCalled();
  expect(stored).toBeNull();
});

test('accepting stores four times true, tells it and hides banner and dialog', () => {
  const consent = open();
  consent.openDialog();
  consent.acceptAll();
  expect(JSON.parse(stored ?? '')).toEqual(accepted);
  expect(onConsent).toHaveBeenCalledExactlyOnceWith(accepted.consent);
  expect([consent.isBannerVisible.value, consent.isDialogOpen.value]).toEqual([false, false]);
  expect(consent.isSettingsVisible.value).toBe(true);
});

test('rejecting keeps necessary true and all else false', () => {
  open().rejectAll();
  expect(JSON.parse(stored ?? '').consent).toEqual({
    necessary: true,
    analytics: false,
    marketing: false,
    preferences: false,
  });
});

test('necessary stays true whatever is saved', () => {
  open().save({ necessary: false, analytics: true, marketing: false, preferences: true });
  expect(JSON.parse(stored ?? '').consent).toEqual({
    necessary: true,
    analytics: true,
    marketing: false,
    preferences: true,
  });
});

test('dismissing hides the banner for this load only', () => {
  const consent = open();
  consent.dismissBanner();
  expect(consent.isBannerVisible.value).toBe(false);
  expect(consent.isSettingsVisible.value).toBe(false);
  expect(stored).toBeNull();
  expect(open().isBannerVisible.value).toBe(true);
});

test('a stored record is used and told', () => {
  stored = JSON.stringify(accepted);
  expect(open().isBannerVisible.value).toBe(false);
  expect(onConsent).toHaveBeenCalledExactlyOnceWith(accepted.consent);
});

test('a record that cannot be read counts as none', () => {
  stored = '{';
  expect(open().isBannerVisible.value).toBe(true);
  expect(onConsent).not.toHaveBeenCalled();
});

test('where storage throws, the decision holds for the page', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => {
    throw new DOMException('Forbidden.', 'SecurityError');
  };
  const consent = new ConsentModel({ storage: { read: refuse, write: refuse }, onConsent });
  expect(consent.isBannerVisible.value).toBe(true);
  consent.acceptAll();
  expect(consent.isBannerVisible.value).toBe(false);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('a decision in another tab arrives here; other keys change nothing', () => {
  const consent = open();
  stored = JSON.stringify(accepted);
  consent.storageChanged('something-else');
  expect(consent.isBannerVisible.value).toBe(true);
  consent.storageChanged('cookie-consent');
  expect(consent.isBannerVisible.value).toBe(false);
  stored = null;
  consent.storageChanged(null);
  expect(consent.isBannerVisible.value).toBe(true);
});

test("analytics and marketing become Google's four signals", () => {
  expect(toGoogleConsent({ necessary: true, analytics: true, marketing: false, preferences: true })).toEqual({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
});
