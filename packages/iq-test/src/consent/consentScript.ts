import { report } from '../api/report.ts';
import { attachConsent } from './attachConsent.ts';
import { consentOptionsFor } from './categoriesInUse.ts';
import type { OpenDialog } from './consentDialog.ts';
import type { ConsentView } from './consentMarkup.ts';
import { type ConsentCategoryId, type ConsentChoices, consentCategoryIds } from './consentRecord.ts';
import { type Consent, createConsent } from './createConsent.ts';
import { tellGoogle } from './googleConsent.ts';
import { trusted } from './html.ts';

/** Object that an earlier script, such as a tag's, may leave in `window.cookieConsent`. */
export interface ConsentHooks {
  /** Gets every decision. @default tells the page's `gtag` */
  onConsent?: (choices: ConsentChoices) => void;
  /** The kinds of cookies that the page uses, unless it names them itself. */
  categoriesInUse?: ConsentCategoryId[];
}

/** The page, as the script finds and leaves it. */
export interface ConsentPage {
  cookieConsent?: ConsentHooks | Consent;
}

const isCategory = (name: string): name is ConsentCategoryId =>
  (consentCategoryIds as readonly string[]).includes(name);

/** Reads `data-categories-in-use="necessary analytics"`; names of no kind are reported and skipped. */
function readCategories(text: string | undefined): ConsentCategoryId[] | undefined {
  const names = text?.split(/[\s,]+/).filter(Boolean);
  for (const name of names ?? [])
    if (!isCategory(name)) report('data-categories-in-use', `no kind of cookies: ${name}`);
  return names?.filter(isCategory);
}

/**
 * Starts the cookie consent on a page without a framework. It shows the banner, reports each decision to `gtag` and to
 * the page (event `cookie-consent` of the document, choices as its detail), and stores the decision in
 * `window.cookieConsent`.
 * @param markup Of `consentRootMarkup`, in the language of the script.
 * @param load Fetches the preferences again each time, so that a failed load can be repeated.
 */
export function startConsent(
  markup: string,
  load: () => Promise<{ dialogOf(page: Omit<ConsentView, 'words'>): OpenDialog }>,
): void {
  const page = window as ConsentPage;
  const hooks = (page.cookieConsent ?? {}) as ConsentHooks;
  const { privacyHref, ...data } = (document.currentScript as HTMLElement).dataset;
  if (data.googleTag) report('data-google-tag', 'it belongs on consent.tag.js, before this script');
  const categoriesInUse = readCategories(data.categoriesInUse) ?? hooks.categoriesInUse;
  const { onConsent: tell = tellGoogle } = hooks;
  const onConsent = (choices: ConsentChoices) => {
    tell(choices);
    document.dispatchEvent(new CustomEvent('cookie-consent', { detail: choices }));
  };
  const consent = createConsent(
    categoriesInUse ? consentOptionsFor(categoriesInUse, { onConsent }) : { onConsent },
  );
  page.cookieConsent = consent;
  const place = document.createElement('div');
  place.innerHTML = trusted(markup);
  if (privacyHref) place.querySelector('a')?.setAttribute('href', privacyHref);
  const show = () => {
    document.body.append(place);
    const loadDialog = async () => (await load()).dialogOf({ privacyHref, categoriesInUse });
    attachConsent(place, { consent, categoriesInUse, loadDialog });
  };
  // in the head of a page there is no body yet; and scripts of the page may listen first
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else setTimeout(show);
}
