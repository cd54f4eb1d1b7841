import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CookieConsent } from './CookieConsent.tsx';
import { CONSENT_STORAGE_KEY } from './consentRecord.ts';
import { type ConsentWords, loadConsentWords } from './consentWords.ts';
import { type Consent, createConsent } from './createConsent.ts';
import { mountConsent } from './mountConsent.ts';

interface Shown {
  consent: Consent;
  words: ConsentWords;
}

/** Each of the two shows the same and does the same; each gives back what takes it away. */
const versions = {
  'with React': (place: HTMLElement, shown: Shown) => {
    const root = createRoot(place);
    const content = (
      <CookieConsent {...shown} privacyHref="#privacy" categoriesInUse={['necessary', 'analytics']} />
    );
    flushSync(() => root.render(<StrictMode>{content}</StrictMode>));
    return () => root.unmount();
  },
  'without a framework': (place: HTMLElement, shown: Shown) =>
    mountConsent({ ...shown, place, privacyHref: '#privacy', categoriesInUse: ['necessary', 'analytics'] }),
};

const words = await loadConsentWords({ locale: 'en' });
const onConsent = vi.fn();
let place: HTMLElement;
let consent: Consent;
let unmount = () => {};

beforeEach(() => {
  localStorage.clear();
  onConsent.mockReset();
  place = document.body.appendChild(document.createElement('main'));
  consent = createConsent({ onConsent });
});
afterEach(() => {
  unmount();
  place.remove();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const toggle = (name: string) => page.getByRole('switch', { name });
const stored = () => JSON.parse(localStorage.getItem(CONSENT_STORAGE_KEY) ?? 'null')?.consent;
const choices = (analytics: boolean, others: boolean) => ({
  necessary: true,
  analytics,
  marketing: others,
  preferences: others,
});

/** What ties elements together by name, and states that only React writes down. */
const ofItsOwn = new Set(['id', 'for', 'form', 'aria-labelledby', 'aria-describedby', 'checked', 'value']);
/** Every element in the page with its attributes and its own text. */
const markup = () =>
  [...place.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes]
      .filter(({ name, value }) => !ofItsOwn.has(name) && !(value === '' && name === 'style'))
      .map(({ name, value }) => `${name}="${value}"`);
    const texts = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : []));
    return [element.tagName, ...attributes.sort(), ...texts].join(' ');
  });

test.for(['en', 'ar'])('both render the same elements: %s', async (locale) => {
  const spoken = await loadConsentWords({ locale });
  const seen = Object.values(versions).map((mount) => {
    const own = createConsent({ storage: { read: () => null, write() {} }, onConsent });
    const end = mount(place, { consent: own, words: spoken });
    const looks = [markup()];
    flushSync(own.openDialog);
    looks.push(markup());
    flushSync(own.rejectAll);
    looks.push(markup());
    end();
    place.replaceChildren();
    return looks;
  });
  expect(seen[0]?.[1]?.join()).toContain(spoken.messages.dialogTitle);
  expect(seen[1]).toEqual(seen[0]);
});

describe.each(Object.entries(versions))('%s', (_, mount) => {
  const show = () => {
    unmount = mount(place, { consent, words });
  };

  test('a first visit is asked, and nothing is granted or stored', async () => {
    show();
    await expect.element(page.getByRole('region', { name: 'We value your privacy' })).toBeVisible();
    expect(button('Cookie settings').elements()).toEqual([]);
    await expect
      .element(page.getByRole('link', { name: 'privacy policy' }))
      .toHaveAttribute('href', '#privacy');
    await button('Close without deciding').click();
    expect(page.getByRole('region').elements()).toEqual([]);
    expect(stored()).toBeUndefined();
    expect(onConsent).not.toHaveBeenCalled();
  });

  test('accepting and rejecting are told, stored and taken back by the button that stays', async () => {
    show();
    await button('Accept All Cookies').click();
    expect(stored()).toEqual(choices(true, true));
    expect(page.getByRole('region').elements()).toEqual([]);
    await button('Cookie settings').click();
    await expect.element(page.getByRole('dialog', { name: 'Cookie Preferences' })).toBeVisible();
    for (const name of ['Analytics', 'Marketing', 'Preferences'])
      await expect.element(toggle(name)).toBeChecked();
    await button('Reject All').click();
    expect(page.getByRole('dialog').elements()).toEqual([]);
    expect(stored()).toEqual(choices(false, false));
    expect(onConsent.mock.calls).toEqual([[choices(true, true)], [choices(false, false)]]);
    await expect.element(button('Cookie settings')).toHaveFocus();
  });

  test('preferences begin with nothing on, are saved as chosen, and forgotten where they are not saved', async () => {
    show();
    await button('Customize').click();
    await expect.element(toggle('Necessary')).toBeDisabled();
    await expect.element(toggle('Necessary')).toBeChecked();
    await expect.element(page.getByText('Not in use on this site at present').first()).toBeVisible();
    expect(page.getByText('Not in use on this site at present').elements()).toHaveLength(2);
    await page.getByText('Marketing').click();
    await expect.element(toggle('Marketing')).toBeChecked();
    await userEvent.keyboard('{Escape}');
    expect(page.getByRole('dialog').elements()).toEqual([]);
    expect(stored()).toBeUndefined();
    await button('Customize').click();
    await expect.element(toggle('Marketing')).not.toBeChecked();
    await toggle('Analytics').click();
    await button('Save Preferences').click();
    expect(stored()).toEqual(choices(true, false));
    expect(onConsent).toHaveBeenCalledExactlyOnceWith(choices(true, false));
  });

  test('a decision of an earlier visit is told once; one in another tab arrives', async () => {
    consent.acceptAll();
    onConsent.mockReset();
    consent = createConsent({ onConsent });
    show();
    await expect.element(button('Cookie settings')).toBeVisible();
    expect(onConsent).toHaveBeenCalledExactlyOnceWith(choices(true, true));
    localStorage.removeItem(CONSENT_STORAGE_KEY);
    dispatchEvent(new StorageEvent('storage', { key: CONSENT_STORAGE_KEY }));
    await expect.element(page.getByRole('region', { name: 'We value your privacy' })).toBeVisible();
  });

  test('when it is taken away nothing of it is left, and nothing listens', () => {
    const removed = vi.spyOn(window, 'removeEventListener');
    show();
    unmount();
    unmount = () => {};
    expect(place.childElementCount).toBe(0);
    expect(removed.mock.calls.map(([type]) => type)).toContain('storage');
    onConsent.mockReset();
    localStorage.setItem(
      CONSENT_STORAGE_KEY,
      JSON.stringify({ consent: choices(true, true), version: '1.0', timestamp: 1 }),
    );
    dispatchEvent(new StorageEvent('storage', { key: CONSENT_STORAGE_KEY }));
    expect(onConsent).not.toHaveBeenCalled();
  });
});
