import { directionOf } from '@quotient/contract/direction';
import * as rootStyles from '../theme/Root.css.ts';
import { cx } from '../ui/cx.ts';
import * as dialogStyles from '../ui/Dialog.css.ts';
import { keepModal } from '../ui/keepModal.ts';
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

/** What makes the parts beside the dialog; where one is missing, the page has its own or none. */
export interface PartMakers {
  banner?: (shown: Shown) => HTMLElement;
  settings?: (shown: Shown) => HTMLElement;
}

/** Puts the dialog and these parts into the page and lets them follow the state. Returns what takes them away again. */
export function mountParts(options: MountConsentOptions, makers: PartMakers): () => void {
  const { consent, words, privacyHref = '/privacy-policy', categoriesInUse } = options;
  const { place = document.body } = options;
  const { lang } = words;
  count += 1;
  const shown: Shown = { consent, words, privacyHref, categoriesInUse, id: `iq-consent-${count}` };
  const dialog = element('dialog', {
    part: 'prompt',
    class: cx(dialogStyles.dialog, preferencesStyles.dialog),
    cancel(event) {
      event.preventDefault(); // the state decides, also for Escape
      consent.closeDialog();
    },
  });
  const parts = element('div', { class: rootStyles.root }, dialog);
  const root = element(
    'div',
    { class: rootStyles.container, 'data-iq-root': true, lang, dir: directionOf(lang) },
    parts,
  );
  let close: (() => void) | undefined;
  function fillDialog(): void {
    const { titleId, introId, content } = dialogOf(shown);
    dialog.setAttribute('aria-labelledby', titleId);
    dialog.setAttribute('aria-describedby', introId);
    dialog.append(content);
    close = keepModal(dialog, consent.closeDialog);
  }
  function emptyDialog(): void {
    close?.();
    close = undefined;
    dialog.removeAttribute('aria-labelledby');
    dialog.removeAttribute('aria-describedby');
    dialog.replaceChildren();
  }

  const made: { [Part in keyof PartMakers]?: HTMLElement | undefined } = {};
  function toggle(part: keyof PartMakers, isVisible: boolean): void {
    if (isVisible === Boolean(made[part])) return;
    made[part]?.remove();
    made[part] = isVisible ? makers[part]?.(shown) : undefined;
    if (made[part]) dialog.before(made[part]);
  }
  function show(): void {
    const { isBannerVisible, isSettingsVisible, isDialogOpen } = consent.getState();
    toggle('banner', isBannerVisible);
    toggle('settings', isSettingsVisible);
    if (isDialogOpen !== Boolean(close)) (isDialogOpen ? fillDialog : emptyDialog)();
  }
  place.append(root); // a dialog opens in a document only
  show();
  // Before the parts follow the state: it looks at what has the focus while that is still there. A page with a banner of
  // its own knows where the focus goes then.
  const unfollow = makers.banner && followFocus(root, consent, () => made.settings ?? null);
  const end = consent.subscribe(show);
  return () => {
    end();
    unfollow?.();
    close?.();
    root.remove();
  };
}

/**
 * Cookie consent as a whole, without a framework: the same elements as `CookieConsent`, in the same look. Returns what
 * takes it away again.
 * @example
 * import { createConsent, loadConsentWords, mountConsent } from '@quotient/iq-test/consent';
 *
 * const words = await loadConsentWords({ locale: 'de' });
 * const remove = mountConsent({ consent: createConsent(), words, privacyHref: '/datenschutz' });
 */
export function mountConsent(options: MountConsentOptions): () => void {
  return mountParts(options, options.isDialogOnly ? {} : { banner: bannerOf, settings: settingsOf });
}
