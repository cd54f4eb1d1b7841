import {
  browserStorageFor,
  categoriesOfTag,
  createConsent,
  followFocus,
  googleTag,
  readGoogleTag,
} from '@quotient/iq-test/consent';
import { tellablePath } from './pageViewPath.ts';

/** An address with a secret in it is told to nobody: no tag runs there, and the next page sees no more than the origin. */
function hideAddress(): void {
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'strict-origin';
  document.head.append(referrer);
}

/**
 * Makes the prerendered banner and button work, and keeps the page's tag to what is allowed. Call it before anything
 * else pushes to the data layer. What shows is decided here and chosen by `Consent.css.ts`: `data-consent` on `<html>`
 * is `undecided`, `decided` or `dismissed`, and nothing shows without it.
 */
export function startConsent(): void {
  const page = document.documentElement;
  const tag = readGoogleTag(page.dataset.googleTag);
  if (!tag) delete page.dataset.googleTag; // what the page says of it would not be true
  const isTold = tellablePath(location) === location.pathname + location.search;
  if (tag && !isTold) hideAddress();
  const consent = createConsent({
    storage: browserStorageFor(categoriesOfTag(tag)),
    onConsent: googleTag(isTold ? tag : undefined),
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
    async function open() {
      const failed = slot.querySelector('[role="alert"]');
      try {
        isDialogThere ??= import('./consentDialog.ts').then(({ mountDialog }) =>
          mountDialog(slot, consent, categoriesOfTag(tag)),
        );
        await isDialogThere;
        failed?.setAttribute('hidden', '');
        consent.openDialog();
      } catch (error) {
        isDialogThere = undefined;
        console.error('The cookie preferences could not be loaded.', error);
        failed?.removeAttribute('hidden');
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
    slot.firstElementChild?.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
      actions[button?.dataset.action ?? '']?.();
    });
    document.addEventListener('click', (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-cookie-settings]')) return;
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
