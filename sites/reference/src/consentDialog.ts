import {
  type Consent,
  type ConsentCategoryId,
  loadConsentWords,
  mountConsent,
} from '@quotient/iq-test/consent';

/** Puts the preferences beside the prerendered banner, in its language. Rejects when their words do not arrive. */
export async function mountDialog(
  slot: HTMLElement,
  consent: Consent,
  categoriesInUse: ConsentCategoryId[],
): Promise<void> {
  const { lang } = slot.querySelector<HTMLElement>('[lang]') ?? document.documentElement;
  const words = await loadConsentWords({ locale: lang });
  const privacyHref = slot.querySelector('a')?.getAttribute('href') ?? undefined;
  mountConsent({ consent, words, privacyHref, categoriesInUse, place: slot, isDialogOnly: true });
}
