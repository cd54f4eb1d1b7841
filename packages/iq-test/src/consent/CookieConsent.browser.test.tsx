import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { watchPage } from '../ui/stillRunning.fixture.ts';
import { CookieConsent } from './CookieConsent.tsx';
import { CONSENT_STORAGE_KEY, type ConsentCategoryId } from './consentRecord.ts';
import { type ConsentWords, loadConsentWords } from './consentWords.ts';
import { type Consent, createConsent } from './createConsent.ts';
import { mountConsent } from './mountConsent.ts';

interface Shown {
  consent: Consent;
  words: ConsentWords;
  categoriesInUse?: ConsentCategoryId[];
}

const inUse = { categoriesInUse: ['necessary', 'analytics'] satisfies ConsentCategoryId[] };

/** Each of the two shows the same and does the same; each gives back what takes it away. */
const versions = {
  'with React': (place: HTMLElement, shown: Shown) => {
    const root = createRoot(place);
    const content = <CookieConsent {...inUse} {...shown} privacyHref="#privacy" />;
    flushSync(() => root.render(<StrictMode>{content}</StrictMode>));
    return () => root.unmount();
  },
  'without a framework': (place: HTMLElement, shown: Shown) =>
    mountConsent({ ...inUse, ...shown, place, privacyHref: '#privacy' }),
};

const words = await loadConsentWords({ locale: 'en' });
const onConsent = vi.fn();
let place: HTMLElement;
let consent: Consent;
let unmount = () => {};

beforeEach(() => {
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

/** Shows one of the two, until the test ends. */
function show(mount: (typeof versions)[keyof typeof versions]): void {
  unmount = mount(place, { consent, words });
}
const eachVersion = describe.each(Object.entries(versions));

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
    const own = createConsent({
      storage: { read: () => null, write() {} },
      onConsent,
      hasPrivacySignal: () => true,
    });
    const end = mount(place, { consent: own, words: spoken, categoriesInUse: ['necessary'] });
    const looks = [markup()];
    flushSync(own.openDialog);
    looks.push(markup());
    flushSync(own.rejectAll);
    looks.push(markup());
    flushSync(own.openDialog);
    looks.push(markup());
    end();
    place.replaceChildren();
    return looks;
  });
  expect(seen[0]?.[0]?.join()).toContain(spoken.messages.onlyNecessary);
  expect(seen[0]?.[1]?.join()).toContain(spoken.messages.dialogTitle);
  expect(seen[0]?.[1]?.join()).toContain(spoken.messages.privacySignal);
  expect(seen[0]?.[3]?.join()).toContain(spoken.messages.saveReceipt);
  expect(seen[1]).toEqual(seen[0]);
});

eachVersion('%s: what is decided', (_, mount) => {
  test('a first visit is asked, and nothing is granted or stored', async () => {
    show(mount);
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
    show(mount);
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
    show(mount);
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
    show(mount);
    await expect.element(button('Cookie settings')).toBeVisible();
    expect(onConsent).toHaveBeenCalledExactlyOnceWith(choices(true, true));
    localStorage.removeItem(CONSENT_STORAGE_KEY);
    dispatchEvent(new StorageEvent('storage', { key: CONSENT_STORAGE_KEY }));
    await expect.element(page.getByRole('region', { name: 'We value your privacy' })).toBeVisible();
  });
});

eachVersion('%s: where the focus goes', (_, mount) => {
  test('after a decision in the banner the focus is where it came from', async () => {
    const before = place.parentElement?.insertBefore(document.createElement('button'), place);
    before?.append('Before');
    show(mount);
    before?.focus();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'privacy policy' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(page.getByRole('region').elements()).toEqual([]);
    await expect.element(button('Before')).toHaveFocus();
    before?.remove();
  });

  test.for(['mouse', 'dialog'])(
    'after a decision by %s, where nothing had the focus before, the button that stays has it',
    async (way) => {
      show(mount);
      if (way === 'mouse') await button('Reject All').click();
      else {
        await button('Customize').click();
        await button('Save Preferences').click();
      }
      await expect.element(button('Cookie settings')).toHaveFocus();
    },
  );

  test('a decision in another tab leaves the focus where it is', async () => {
    show(mount);
    await expect.element(page.getByRole('region')).toBeVisible();
    flushSync(consent.acceptAll);
    await expect.element(button('Cookie settings')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(document.body);
  });
});

eachVersion('%s: what is said, saved and left', (_, mount) => {
  test('that only the necessary is in use is said where it is so, and the signal where it is sent', async () => {
    show(mount);
    expect(page.getByText(words.messages.onlyNecessary).elements()).toEqual([]);
    expect(page.getByText(words.messages.privacySignal).elements()).toEqual([]);
    unmount();
    place.replaceChildren();
    consent = createConsent({ onConsent, hasPrivacySignal: () => true });
    unmount = mount(place, { consent, words, categoriesInUse: ['necessary'] });
    const region = page.getByRole('region');
    await expect.element(region.getByText(words.messages.onlyNecessary)).toBeVisible();
    await expect.element(region.getByText(words.messages.privacySignal)).toBeVisible();
    await button('Customize').click();
    await expect.element(page.getByRole('dialog').getByText(words.messages.privacySignal)).toBeVisible();
    await expect.element(toggle('Analytics')).not.toBeChecked();
    await button('Accept All').click();
    expect(stored()).toEqual(choices(true, true));
  });

  test('a receipt is there once there is a decision, and says what was decided and on what words', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    show(mount);
    await button('Customize').click();
    expect(button(words.messages.saveReceipt).elements()).toEqual([]);
    await toggle('Analytics').click();
    const before = Date.now();
    await button('Save Preferences').click();
    await button('Cookie settings').click();
    await button(words.messages.saveReceipt).click();
    expect(clicked.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
      'cookie-consent.json',
    ]);
    const [[file]] = saved.mock.calls as unknown as [[Blob]];
    const receipt = JSON.parse(await file.text());
    expect(receipt).toEqual({
      site: location.origin,
      decidedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      version: '1.0',
      language: 'en',
      categories: (['necessary', 'analytics', 'marketing', 'preferences'] as const).map((id) => ({
        id,
        isGranted: id === 'necessary' || id === 'analytics',
        isInUse: id === 'necessary' || id === 'analytics',
        ...words.messages.categories[id],
      })),
      globalPrivacyControl: false,
      privacyPolicy: `${location.href.replace(/#.*/, '')}#privacy`,
    });
    expect(Date.parse(receipt.decidedAt)).toBeGreaterThanOrEqual(before);
    // the dialog stays: nothing was decided
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  test('when it is taken away with the decision itself, nothing of it runs on', async () => {
    show(mount);
    const accept = button('Accept All Cookies');
    await expect.element(accept).toBeVisible();
    const running = watchPage();
    const pressed = accept.element() as HTMLElement;
    pressed.focus();
    flushSync(() => pressed.click());
    const before = running.stillRunning();
    unmount();
    const after = running.stillRunning();
    running.end();
    unmount = () => {};
    expect(before).toEqual(['setTimeout (followFocus.ts)']);
    expect(after).toEqual([]);
  });

  test('when it is taken away nothing of it is left, and nothing listens', () => {
    const removed = vi.spyOn(window, 'removeEventListener');
    show(mount);
    unmount();
    unmount = () => {};
    expect(place.childElementCount).toBe(0);
    expect(removed.mock.calls.map(([type]) => type)).toEqual(expect.arrayContaining(['storage', 'pageshow']));
    onConsent.mockReset();
    localStorage.setItem(
      CONSENT_STORAGE_KEY,
      JSON.stringify({ consent: choices(true, true), version: '1.0', timestamp: 1 }),
    );
    dispatchEvent(new StorageEvent('storage', { key: CONSENT_STORAGE_KEY }));
    expect(onConsent).not.toHaveBeenCalled();
  });
});

test('a decision of its own counts for the kinds that were asked about, and for no other', async () => {
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  const showFor = (categoriesInUse: ConsentCategoryId[]) => {
    const root = createRoot(place);
    flushSync(() => root.render(<CookieConsent words={words} categoriesInUse={categoriesInUse} />));
    unmount = () => root.unmount();
  };
  const banner = page.getByRole('region', { name: 'We value your privacy' });
  showFor(['necessary', 'analytics']);
  await button('Accept All Cookies').click();
  vi.unstubAllGlobals();
  expect(gtag).toHaveBeenCalledExactlyOnceWith('consent', 'update', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  unmount();
  showFor(['necessary', 'analytics']);
  await expect.element(button('Cookie settings')).toBeVisible();
  expect(banner.elements()).toEqual([]);
  unmount();
  showFor(['necessary', 'analytics', 'marketing']);
  await expect.element(banner).toBeVisible();
});
