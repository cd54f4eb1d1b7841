import {
  browserStorageFor,
  type ConsentCategoryId,
  type ConsentChoices,
  createConsent,
  followFocus,
  googleSignals,
} from '@quotient/iq-test/consent';

/** Only signals; and cookies that a tag of earlier days has left go with what is not granted. */
function withoutTag(): (choices: ConsentChoices) => void {
  const signal = googleSignals();
  return (choices) => {
    signal(choices);
    if (document.cookie.includes('_g'))
      void import('./tag.ts').then(({ forgetGoogleCookies }) => forgetGoogleCookies(choices));
  };
}

/** What matches `selector` and was pressed itself or by something in it. */
const pressed = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Makes the prerendered banner and button work, and keeps the page's tag to what is allowed. Call it before anything
 * else pushes to the data layer. What shows is decided here and chosen by `Consent.css.ts`: `data-consent` on `<html>`
 * is `undecided`, `decided` or `dismissed`, and nothing shows without it.
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
  const categories: ConsentCategoryId[] = tag?.categories ?? ['necessary'];
  const consent = createConsent({
    storage: browserStorageFor(categories),
    onConsent: tag?.onConsent ?? withoutTag(),
  });
  const slot = document.querySelector<HTMLElement>('[data-consent-slot]');
  // keeps the focus in mind before anything follows the state
  if (slot) followFocus(slot, consent, () => document.querySelector<HTMLElement>('#content'));
  const show = () => {
    const { record, isBannerVisible, hasPrivacySignal } = consent.getState();
    const state = record ? 'decided' : 'dismissed';
    page.dataset.consent = isBannerVisible ? 'undecided' : state;
    page.toggleAttribute('data-privacy-signal', hasPrivacySignal);
  };
  consent.subscribe(show);
  show();
  if (slot) attach(slot);

  function attach(slot: HTMLElement): void {
    let isDialogThere: Promise<void> | undefined;
    const showFailure = (hasFailed: boolean) =>
      slot.querySelector('[role="alert"]')?.toggleAttribute('hidden', !hasFailed);
    async function open() {
      try {
        isDialogThere ??= import('./consentDialog.ts').then(({ mountDialog }) =>
          mountDialog(slot, consent, categories),
        );
        await isDialogThere;
        showFailure(false);
        consent.openDialog();
      } catch (error) {
        isDialogThere = undefined;
        console.error('The cookie preferences could not be loaded.', error);
        showFailure(true);
      }
    }
    const actions: Record<string, () => void> = {
      accept: consent.acceptAll,
      reject: consent.rejectAll,
      dismiss: consent.dismissBanner,
      customize: open,
      settings: open,
    };
    // of what was prerendered; the dialog stands beside it
    slot.firstElementChild?.addEventListener('click', (event) => {
      actions[pressed(event, '[data-action]')?.dataset.action ?? '']?.();
    });
    document.addEventListener('click', (event) => {
      if (!pressed(event, '[data-cookie-settings]')) return;
      event.preventDefault();
      void open();
    });
    // pressed before this code was here, see boot.ts
    if (document.querySelector('[data-cookie-settings][data-pressed]')) void open();
    // the end of the page, and what has the keyboard's focus, stay clear of the banner
    const banner = slot.querySelector('section');
    if (banner)
      new ResizeObserver(() => {
        page.style.setProperty('--consent-banner', `${banner.offsetHeight}px`);
      }).observe(banner);
  }
}
