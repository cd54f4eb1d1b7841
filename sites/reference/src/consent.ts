import {
  attachConsent,
  browserStorageFor,
  type ConsentCategoryId,
  type ConsentChoices,
  createConsent,
  googleSignals,
} from '@quotient/iq-test/consent';

/** Sends the signals only, and deletes cookies of earlier tags that aren't granted. */
function withoutTag(): (choices: ConsentChoices) => void {
  const signal = googleSignals();
  return (choices) => {
    signal(choices);
    if (document.cookie.includes('_g'))
      void import('./tag.ts').then(({ forgetGoogleCookies }) => forgetGoogleCookies(choices));
  };
}

/**
 * Makes the prerendered banner and button work, and keeps the page's tag to what is allowed. Call it before anything
 * else pushes to the data layer. `data-consent` on `<html>` is `undecided` or `decided`, for `Consent.css.ts`.
 */
export async function startConsent(): Promise<void> {
  const page = document.documentElement;
  // a tag of others could read the address
  const googleTag = page.dataset.private === undefined ? page.dataset.googleTag : undefined;
  // its code is only for installations that have one
  const tag =
    googleTag === undefined
      ? undefined
      : await import('./tag.ts').then(
          ({ startTag }) => startTag(googleTag),
          (error) => console.error('The tag of this site could not be loaded.', error),
        );
  if (!tag) delete page.dataset.googleTag; // what the page says of it would not be true
  const categoriesInUse: ConsentCategoryId[] = tag?.categories ?? ['necessary'];
  const consent = createConsent({
    storage: browserStorageFor(categoriesInUse),
    onConsent: tag?.onConsent ?? withoutTag(),
  });
  const show = () => {
    page.dataset.consent = consent.getState().record ? 'decided' : 'undecided';
  };
  consent.subscribe(show);
  show();
  const slot = document.querySelector<HTMLElement>('[data-consent-slot]');
  if (!slot) return;
  attachConsent(slot, {
    consent,
    categoriesInUse,
    loadDialog: () =>
      import('./consentDialog.ts').then(({ loadDialog }) => loadDialog(slot, categoriesInUse)),
    focusNext: () => document.querySelector<HTMLElement>('#content'),
  });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-cookie-settings]')) return;
    event.preventDefault();
    consent.openDialog();
  });
  // pressed before this code was here, see boot.ts
  if (document.querySelector('[data-cookie-settings][data-pressed]')) consent.openDialog();
  // the end of the page, and what has the keyboard's focus, stay clear of the banner
  const banner = slot.querySelector('section');
  if (banner)
    new ResizeObserver(() => {
      page.style.setProperty('--consent-banner', `${banner.offsetHeight}px`);
    }).observe(banner);
}
