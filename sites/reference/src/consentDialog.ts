import {
  type ConsentCategoryId,
  consentDialog,
  loadConsentWords,
  type OpenDialog,
} from '@quotient/iq-test/consent';

/** The preferences, in the language of the prerendered banner. Rejects when their words do not arrive. */
export async function loadDialog(
  slot: HTMLElement,
  categoriesInUse: ConsentCategoryId[],
): Promise<OpenDialog> {
  const { lang } = slot.querySelector<HTMLElement>('[lang]') ?? document.documentElement;
  const words = await loadConsentWords({ locale: lang });
  const privacyHref = slot.querySelector('a')?.getAttribute('href') ?? undefined;
  return consentDialog({ words, privacyHref, categoriesInUse });
}
