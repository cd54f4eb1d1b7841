import { ConsentModel, CookieConsent, loadConsentI18n } from '@quotient/iq-test/consent';
import { categoriesInUse } from '../content/storedData.ts';
import { mountReact } from './mountReact.tsx';
import { OPEN_COOKIE_SETTINGS } from './openCookieSettings.ts';

/** Cookie consent with all its parts; takes the place of the prerendered banner and button. */
export async function mount(slot: HTMLElement, beforeTakeover: () => void) {
  const i18n = await loadConsentI18n();
  const consent = new ConsentModel();
  const tellPage = () => {
    const state = consent.record.value ? 'decided' : 'dismissed';
    document.documentElement.dataset.consent = consent.isBannerVisible.value ? 'undecided' : state;
  };
  consent.isBannerVisible.subscribe(tellPage);
  consent.record.subscribe(tellPage);
  window.addEventListener(OPEN_COOKIE_SETTINGS, consent.openDialog);
  await mountReact(slot, <CookieConsent i18n={i18n} consent={consent} categoriesInUse={categoriesInUse} />, {
    anew: true,
    beforeTakeover,
  });
}
