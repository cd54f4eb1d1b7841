import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConsentStorage } from './consentRecord.ts';
import { type Consent, createConsent } from './createConsent.ts';

let stored: string | null;
const storage: ConsentStorage = {
  read: () => stored,
  write: (text) => {
    stored = text;
  },
};
const onConsent = vi.fn();
const open = (): Consent => createConsent({ storage, now: () => 1_767_225_600_000, onConsent });
const accepted = {
  consent: { necessary: true, analytics: true, marketing: true, preferences: true },
  version: '1.0',
  timestamp: 1_767_225_600_000,
};

beforeEach(() => {
  stored = null;
  onConsent.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('S167 S170: without a record the banner shows, nothing is reported and nothing is stored', () => {
  const consent = open();
  expect(consent.getState().isBannerVisible).toBe(true);
  expect(consent.getState().isSettingsVisible).toBe(false);
  expect(onConsent).not.toHaveBeenCalled();
  expect(stored).toBeNull();
});

test('S140 S167 S173 S176: accepting stores four times true, tells it and hides banner and dialog', () => {
  const consent = open();
  consent.openDialog();
  consent.acceptAll();
  expect(JSON.parse(stored ?? '')).toEqual(accepted);
  expect(onConsent).toHaveBeenCalledExactlyOnceWith(accepted.consent);
  expect([consent.getState().isBannerVisible, consent.getState().isDialogOpen]).toEqual([false, false]);
  expect(consent.getState().isSettingsVisible).toBe(true);
});

test('S140 S174 S176: rejecting keeps necessary true and all else false, and hides banner and dialog', () => {
  const consent = open();
  consent.openDialog();
  consent.rejectAll();
  expect([consent.getState().isBannerVisible, consent.getState().isDialogOpen]).toEqual([false, false]);
  expect(JSON.parse(stored ?? '').consent).toEqual({
    necessary: true,
    analytics: false,
    marketing: false,
    preferences: false,
  });
});

test('S140 S175 S176: necessary stays true whatever is saved, and saving hides banner and dialog', () => {
  const consent = open();
  consent.openDialog();
  consent.save({ necessary: false, analytics: true, marketing: false, preferences: true });
  expect(JSON.parse(stored ?? '').consent).toEqual({
    necessary: true,
    analytics: true,
    marketing: false,
    preferences: true,
  });
  expect([consent.getState().isBannerVisible, consent.getState().isDialogOpen]).toEqual([false, false]);
});

test('dismissing hides the banner for this load only', () => {
  const consent = open();
  consent.dismissBanner();
  expect(consent.getState().isBannerVisible).toBe(false);
  expect(consent.getState().isSettingsVisible).toBe(false);
  expect(stored).toBeNull();
  expect(open().getState().isBannerVisible).toBe(true);
});

test('a stored record is used, and told once somebody listens', () => {
  stored = JSON.stringify(accepted);
  const consent = open();
  expect(consent.getState().isBannerVisible).toBe(false);
  expect(onConsent).not.toHaveBeenCalled();
  consent.subscribe(() => {});
  consent.subscribe(() => {});
  expect(onConsent).toHaveBeenCalledExactlyOnceWith(accepted.consent);
});

test('where storage throws, the decision holds for the page', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => {
    throw new DOMException('Forbidden.', 'SecurityError');
  };
  const consent = createConsent({ storage: { read: refuse, write: refuse }, onConsent });
  expect(consent.getState().isBannerVisible).toBe(true);
  consent.acceptAll();
  expect(consent.getState().isBannerVisible).toBe(false);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('a decision in another tab arrives here while somebody listens; other keys change nothing', () => {
  const tab = new EventTarget();
  const storageChanged = (key: string | null) =>
    tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  const consent = open();
  const listener = vi.fn();
  const end = consent.subscribe(listener);
  stored = JSON.stringify(accepted);
  storageChanged('something-else');
  expect(listener).not.toHaveBeenCalled();
  storageChanged('cookie-consent');
  expect(listener).toHaveBeenCalledOnce();
  expect(onConsent).toHaveBeenCalledExactlyOnceWith(accepted.consent);
  expect(consent.getState().isBannerVisible).toBe(false);
  stored = null;
  storageChanged(null);
  expect(consent.getState().isBannerVisible).toBe(true);
  expect(onConsent).toHaveBeenLastCalledWith({
    necessary: true,
    analytics: false,
    marketing: false,
    preferences: false,
  });
  end();
  stored = JSON.stringify(accepted);
  storageChanged('cookie-consent');
  expect(consent.getState().isBannerVisible).toBe(true);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a page that the browser shows again hears what was decided meanwhile', () => {
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  const consent = open();
  const end = consent.subscribe(() => {});
  const shown = (persisted: boolean) =>
    tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  stored = JSON.stringify(accepted);
  shown(false); // the first load, which has read it
  expect(onConsent).not.toHaveBeenCalled();
  shown(true);
  expect(onConsent).toHaveBeenCalledExactlyOnceWith(accepted.consent);
  end();
  stored = null;
  shown(true);
  expect(consent.getState().record).toEqual(accepted);
});

test.each([
  ['no record', null, undefined],
  ['a record of another version', JSON.stringify({ ...accepted, version: '0.9' }), undefined],
  ['a record that was stored before', JSON.stringify(accepted), accepted],
])('Global Privacy Control with %s is said, and decides nothing by itself', (_, text, record) => {
  stored = text;
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const consent = open();
  consent.subscribe(() => {});
  expect(consent.getState()).toMatchObject({ hasPrivacySignal: true, isBannerVisible: !record });
  expect(consent.getState().record).toEqual(record);
  expect(onConsent.mock.calls).toEqual(record ? [[record.consent]] : []);
  consent.acceptAll();
  expect(onConsent).toHaveBeenLastCalledWith(accepted.consent);
});

test.each([undefined, false, 'true'])('a signal of %s is none', (globalPrivacyControl) => {
  vi.stubGlobal('navigator', { globalPrivacyControl });
  expect(open().getState().hasPrivacySignal).toBe(false);
});

test('a state stays the same object until something changes', () => {
  const consent = open();
  const before = consent.getState();
  expect(consent.getState()).toBe(before);
  consent.openDialog();
  expect(consent.getState()).not.toBe(before);
  expect(before.isDialogOpen).toBe(false);
});
