import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, find, place, root } from '../ui/inPage.fixture.ts';
import { CookieConsent, type CookieConsentProps } from './CookieConsent.tsx';
import type { ConsentCategoryId } from './consentRecord.ts';
import { loadConsentWords } from './consentWords.ts';
import { type ConsentOptions, createConsent } from './createConsent.ts';

anewForEachTest();

const words = await loadConsentWords({ locale: 'en' });
const consentOf = (options: ConsentOptions = {}) =>
  createConsent({ storage: { read: () => null, write() {} }, onConsent() {}, ...options });
const show = (props: CookieConsentProps) =>
  flushSync(() =>
    root.render(
      <StrictMode>
        <CookieConsent words={words} {...props} />
      </StrictMode>,
    ),
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });
const banner = page.getByRole('region', { name: 'We value your privacy' });

test('the banner that a server has made is taken over as it is, without a word of React', async () => {
  const consent = consentOf({ hasPrivacySignal: () => true });
  const content = <CookieConsent consent={consent} words={words} categoriesInUse={['necessary']} />;
  const said = vi.spyOn(console, 'error');
  const served = document.createElement('div');
  place.append(served);
  // as on a server, without an answer and without a browser's signal
  served.innerHTML = renderToString(
    <CookieConsent consent={consentOf()} words={words} categoriesInUse={['necessary']} />,
  );
  await expect.element(banner).toBeVisible();
  await expect.element(banner.getByText(words.messages.onlyNecessary)).toBeVisible();
  const section = find('section');
  const hydrated = hydrateRoot(served, content);
  await expect.element(banner.getByText(words.messages.privacySignal)).toBeVisible();
  expect(find('section')).toBe(section);
  await button('Accept All Cookies').click();
  expect(page.getByRole('region').elements()).toEqual([]);
  expect(said).not.toHaveBeenCalled();
  hydrated.unmount();
});

test('who decided before sees the button, never the banner, also in what a server has made', async () => {
  const decided = consentOf();
  decided.rejectAll();
  const served = document.createElement('div');
  place.append(served);
  served.innerHTML = renderToString(<CookieConsent consent={consentOf()} words={words} />);
  document.documentElement.dataset.iqConsent = 'decided';
  expect(page.getByRole('region').elements()).toEqual([]);
  const hydrated = hydrateRoot(served, <CookieConsent consent={decided} words={words} />);
  await expect.element(button('Cookie settings')).toBeVisible();
  expect(page.getByRole('region').elements()).toEqual([]);
  expect(document.documentElement.dataset.iqConsent).toBeUndefined();
  hydrated.unmount();
});

test('it asks in other words once they are given, and goes on in what was open', async () => {
  const consent = consentOf();
  show({ consent });
  consent.openDialog();
  await expect.element(page.getByRole('dialog', { name: 'Cookie Preferences' })).toBeVisible();
  show({ consent, words: await loadConsentWords({ locale: 'de' }) });
  await expect.element(page.getByRole('dialog', { name: 'Cookie-Auswahl' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Alle ablehnen' }).click();
  expect(consent.getState().record?.consent.analytics).toBe(false);
});

test('a render with the same words leaves its elements alone', () => {
  const consent = consentOf();
  show({ consent, categoriesInUse: ['necessary'] });
  const section = find('section');
  show({ consent, categoriesInUse: ['necessary'] });
  expect(find('section')).toBe(section);
});

test('a decision of its own counts for the kinds that were asked about, and for no other', async () => {
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  const showFor = (...categoriesInUse: ConsentCategoryId[]) => {
    flushSync(() => root.render(null));
    show({ categoriesInUse });
  };
  showFor('necessary', 'analytics');
  await button('Accept All Cookies').click();
  vi.unstubAllGlobals();
  expect(gtag).toHaveBeenCalledExactlyOnceWith('consent', 'update', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  showFor('necessary', 'analytics');
  await expect.element(button('Cookie settings')).toBeVisible();
  expect(page.getByRole('region').elements()).toEqual([]);
  showFor('necessary', 'analytics', 'marketing');
  await expect.element(banner).toBeVisible();
});
