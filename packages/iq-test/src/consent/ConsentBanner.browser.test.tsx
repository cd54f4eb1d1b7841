import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { localeCodes } from '../i18n/localeCodes.ts';
import { Root } from '../theme/Root.tsx';
import { anewForEachTest, find, place, press, root } from '../ui/inPage.fixture.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { bannerOf } from './consentParts.ts';
import { loadConsentWords } from './consentWords.ts';
import { createConsent } from './createConsent.ts';

anewForEachTest();

const consentOfItsOwn = () =>
  createConsent({ storage: { read: () => null, write() {} }, onConsent() {}, hasPrivacySignal: () => false });
const { messages } = await loadConsentWords({ locale: 'en' });
const words = { ...messages, bannerTitle: '<b>Cookies</b>' };

test('it leads to the policy, holds what the page adds, and reads no words as HTML', () => {
  flushSync(() =>
    root.render(
      <ConsentBanner consent={consentOfItsOwn()} words={words}>
        <p id="more">More to know.</p>
      </ConsentBanner>,
    ),
  );
  expect(find('h2').textContent).toBe('<b>Cookies</b>');
  expect(find('a').getAttribute('href')).toBe('/privacy-policy');
  expect(find('#more').parentElement).toBe(find('h2').parentElement);
  expect([...place.querySelectorAll('button')].map(({ dataset }) => dataset.action)).toEqual([
    'reject',
    'customize',
    'accept',
    'dismiss',
  ]);
});

test('the choice in detail opens the dialog and leaves the question where it is', () => {
  const consent = consentOfItsOwn();
  flushSync(() => root.render(<ConsentBanner consent={consent} words={words} />));
  press(words.customize);
  expect(consent.getState()).toMatchObject({ isDialogOpen: true, isBannerVisible: true, record: undefined });
  expect(place.querySelector('section')).not.toBeNull();
  press(words.rejectAll);
  expect(consent.getState().record?.consent.analytics).toBe(false);
  expect(place.childElementCount).toBe(0);
});

test('by plain props it is there until its owner takes it away, with the buttons that something comes of', () => {
  const calls = { onAcceptAll: vi.fn(), onRejectAll: vi.fn(), onCustomize: vi.fn(), onDismiss: vi.fn() };
  const draw = (banner: ReactNode) => flushSync(() => root.render(banner));
  const actions = () => [...place.querySelectorAll('button')].map(({ dataset }) => dataset.action);
  draw(<ConsentBanner {...calls} words={words} hasPrivacySignal />);
  expect(place.textContent).toContain(words.privacySignal);
  for (const button of place.querySelectorAll('button')) button.click();
  for (const call of Object.values(calls)) expect(call).toHaveBeenCalledOnce();
  expect(actions()).toHaveLength(4);
  draw(<ConsentBanner onAcceptAll={calls.onAcceptAll} onRejectAll={calls.onRejectAll} words={words} />);
  expect(actions()).toEqual(['reject', 'accept']);
  expect(place.textContent).not.toContain(words.privacySignal);
});

test.each(localeCodes)('on a phone it stays low in %s, with React and without', async (locale) => {
  await page.viewport(360, 780);
  const { messages } = await loadConsentWords({ locale });
  const consent = consentOfItsOwn();
  const shown = { consent, words: { lang: locale, messages }, privacyHref: '/', id: 'mine' };
  const measured = () => find('section').offsetHeight;
  flushSync(() =>
    root.render(
      <Root lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
        <ConsentBanner consent={consent} words={messages} categoriesInUse={['necessary']} />
      </Root>,
    ),
  );
  await document.fonts.ready; // a font that another file has brought begins to load with its first word
  const withReact = measured();
  // in whatever fonts are here; the site's own banner is measured in its fonts, see consentOnPhones.spec.ts
  expect(withReact).toBeLessThanOrEqual(780 * 0.4);
  find('section').replaceWith(bannerOf({ ...shown, categoriesInUse: ['necessary'] }));
  expect(measured()).toBe(withReact);
});

test('with one callback alone it does not compile, nor with callbacks beside a decision', () => {
  // never drawn: what the compiler says of it counts
  const wrong = () => [
    // @ts-expect-error a choice that cannot be declined is none
    <ConsentBanner key="half" onAcceptAll={() => {}} words={words} />,
    // @ts-expect-error the decision is told, not the page
    <ConsentBanner key="both" consent={consentOfItsOwn()} onAcceptAll={() => {}} words={words} />,
    // @ts-expect-error nobody would be told
    <ConsentBanner key="none" words={words} />,
  ];
  expect(wrong).not.toThrow();
});
