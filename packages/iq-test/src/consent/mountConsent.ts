import { attachConsent } from './attachConsent.ts';
import { consentDialog } from './consentDialog.ts';
import { type ConsentView, consentRootMarkup } from './consentMarkup.ts';
import type { Consent } from './createConsent.ts';
import { trusted } from './html.ts';

/** Options of `mountConsent`. */
export interface MountConsentOptions extends Omit<ConsentView, 'id'> {
  /** The decision that is asked for, shown and changed. */
  consent: Consent;
  /** Parent element; the consent becomes its last child. @default `document.body` */
  place?: Element | undefined;
}

let count = 0;

/**
 * Cookie consent as a whole, without a framework: the same elements as `CookieConsent`, in the same look. Returns what
 * takes it away again.
 * @example
 * import { createConsent, loadConsentWords, mountConsent } from '@quotient/iq-test/consent';
 *
 * const words = await loadConsentWords({ locale: 'de' });
 * const remove = mountConsent({ consent: createConsent(), words, privacyHref: '/datenschutz' });
 */
export function mountConsent({ consent, place = document.body, ...given }: MountConsentOptions): () => void {
  count += 1;
  const view = { ...given, id: `iq-consent-${count}` };
  const holder = document.createElement('div');
  holder.innerHTML = trusted(consentRootMarkup(view));
  const root = holder.firstElementChild as HTMLElement;
  place.append(root); // a dialog opens in a document only
  const { categoriesInUse } = view;
  const end = attachConsent(root, { consent, categoriesInUse, loadDialog: async () => consentDialog(view) });
  return () => {
    end();
    root.remove();
  };
}
