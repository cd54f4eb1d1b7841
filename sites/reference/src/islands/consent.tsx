import { CookieConsent, createConsent, loadConsentWords } from '@quotient/iq-test/consent';
import { categoriesInUse } from '../content/storedData.ts';
import { mountReact } from './mountReact.tsx';
import { OPEN_COOKIE_SETTINGS } from './openCookieSettings.ts';

/** Cookie consent with all its parts; takes the place of the prerendered banner and button. */
export async function mount(slot: HTMLElement, beforeTakeover: () => Promise<void>) {
  const words = await loadConsentWords();
  const consent = createConsent();
  const tellPage = () => {
    const { record, isBannerVisible } = consent.getState();
    const state = record ? 'decided' : 'dismissed';
    document.documentElement.dataset.consent = isBannerVisible ? 'undecided' : state;
  };
  consent.subscribe(tellPage);
  tellPage();
  window.addEventListener(OPEN_COOKIE_SETTINGS, consent.openDialog);
  await mountReact(
    slot,
    <CookieConsent words={words} consent={consent} categoriesInUse={categoriesInUse} />,
    {
      anew: true,
      beforeTakeover,
    },
  );
}
