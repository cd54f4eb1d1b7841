import { localeCodes } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
import { loadConsentWords } from '@quotient/iq-test/consent';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { Consent } from './Consent.tsx';

let unmount = () => {};
afterEach(() => unmount());

// not by the server's renderer: in a browser it takes nobody for decided
function shown(content: ReactNode): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(content));
  unmount = () => {
    root.unmount();
    place.remove();
  };
  return place;
}

test.each(localeCodes)('the static banner of a page in %s speaks its language, whole', async (locale) => {
  const place = shown(<Consent locale={locale} />);
  const { messages } = await loadConsentWords({ locale });
  const root = place.querySelector<HTMLElement>('[data-consent-slot] > [lang]');
  expect(root?.lang).toBe(locale);
  expect(root?.dir).toBe(locale === 'ar' ? 'rtl' : 'ltr');
  const banner = root?.querySelector('section');
  expect(banner?.textContent).toContain(messages.onlyNecessary);
  expect(banner?.textContent).toContain(messages.privacySignal);
  expect(banner?.querySelector('a')?.getAttribute('href')).toBe(pathIn(locale, '/privacy-policy'));
  expect(
    [...(root?.querySelectorAll('button') ?? [])].map((button) => [
      button.dataset.action,
      button.getAttribute('aria-label') ?? button.textContent,
    ]),
  ).toEqual([
    ['reject', messages.rejectAll],
    ['customize', messages.customize],
    ['accept', messages.acceptAll],
    ['dismiss', messages.closeBanner],
    ['settings', messages.settings],
  ]);
  expect(root?.querySelector('[role="alert"][hidden]')?.textContent).toBe(messages.dialogFailed);
});
