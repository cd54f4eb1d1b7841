import { directionOf } from '@quotient/contract/direction';
import * as rootStyles from '../theme/Root.css.ts';
import { cx } from '../ui/cx.ts';
import * as dialogStyles from '../ui/Dialog.css.ts';
import * as preferencesStyles from './ConsentDialog.css.ts';
import { bannerOf, dialogOf, type Shown, settingsOf } from './consentParts.ts';
import type { ConsentCategoryId } from './consentRecord.ts';
import type { ConsentWords } from './consentWords.ts';
import type { Consent } from './createConsent.ts';
import { element } from './elements.ts';
import { followFocus } from './followFocus.ts';

/** What the cookie consent without a framework shows. */
export interface MountConsentOptions {
  /** The decision that is asked for, shown and changed. */
  consent: Consent;
  /** What it says, and in which language. */
  words: ConsentWords;
  /** Address of the privacy policy. @default '/privacy-policy' */
  privacyHref?: string | undefined;
  /** The kinds of cookies that the page uses; of the others it is said that they are not in use. @default all */
  categoriesInUse?: readonly ConsentCategoryId[] | undefined;
  /** Where it is put, as the last child. @default `document.body` */
  place?: Element | undefined;
  /** True where the page has its own banner and settings button. @default false */
  isDialogOnly?: boolean | undefined;
}

let count = 0;

/**
 * Cookie consent as a whole, without a framework: the same elements as `CookieConsent`, in the same look. Returns what
 * takes it away again.
 */
export function mountConsent(options: MountConsentOptions): () => void {
  const { consent, words, privacyHref = '/privacy-policy', categoriesInUse } = options;
  const { place = document.body, isDialogOnly = false } = options;
  const { lang } = words;
  count += 1;
  const id = `iq-consent-${count}`;
  const parts = element('div', { class: rootStyles.root });
  const root = element(
    'div',
    { class: rootStyles.container, 'data-iq-root': true, lang, dir: directionOf(lang) },
    parts,
  );
  const shown: Shown = { consent, words, privacyHref, categoriesInUse, id };
  function fillDialog(): void {
    const { titleId, introId, content } = dialogOf(shown);
    dialog.setAttribute('aria-labelledby', titleId);
    dialog.setAttribute('aria-describedby', introId);
    dialog.append(content);
    dialog.showModal();
  }
  function emptyDialog(): void {
    dialog.close();
    dialog.removeAttribute('aria-labelledby');
    dialog.removeAttribute('aria-describedby');
    dialog.replaceChildren();
  }

  let banner: HTMLElement | undefined;
  let settings: HTMLElement | undefined;
  const dialog = element('dialog', {
    class: cx(dialogStyles.dialog, preferencesStyles.dialog),
    cancel(event) {
      event.preventDefault(); // the state decides, also for Escape
      consent.closeDialog();
    },
  });
  parts.append(dialog);

  function show(): void {
    const state = consent.getState();
    const { isDialogOpen } = state;
    const isBannerVisible = !isDialogOnly && state.isBannerVisible;
    const isSettingsVisible = !isDialogOnly && state.isSettingsVisible;
    if (isBannerVisible !== Boolean(banner)) {
      banner?.remove();
      banner = isBannerVisible ? bannerOf(shown) : undefined;
      if (banner) parts.prepend(banner);
    }
    if (isSettingsVisible !== Boolean(settings)) {
      settings?.remove();
      settings = isSettingsVisible ? settingsOf(shown) : undefined;
      if (settings) dialog.before(settings);
    }
    if (isDialogOpen !== dialog.open) (isDialogOpen ? fillDialog : emptyDialog)();
  }
  place.append(root); // a dialog opens in a document only
  show();
  // Before the parts follow the state: it looks at what has the focus while that is still there. A page with a banner of
  // its own knows where the focus goes then.
  const unfollow = isDialogOnly ? undefined : followFocus(root, consent, () => settings ?? null);
  const end = consent.subscribe(show);
  return () => {
    end();
    unfollow?.();
    root.remove();
  };
}
