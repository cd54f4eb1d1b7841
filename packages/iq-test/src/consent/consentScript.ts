import { usesOnlyNecessary } from './consentCategories.ts';
import {
  browserConsentStorage,
  browserStorageFor,
  CONSENT_VERSION,
  type ConsentCategoryId,
  type ConsentChoices,
  type ConsentRecord,
  type ConsentStorage,
  consentCategoryIds,
  readConsent,
} from './consentRecord.ts';
import { allChoices, type Consent } from './createConsent.ts';
import { browserSendsPrivacySignal } from './privacySignal.ts';

/** What a script before this one may leave as `window.cookieConsent`, as that of a tag does. */
export interface ConsentHooks {
  /** Told every decision. @default tells the page's `gtag` */
  onConsent?: (choices: ConsentChoices) => void;
  /** The kinds of cookies that the page uses, unless it names them itself. */
  categoriesInUse?: ConsentCategoryId[];
}

/** The page, as the script finds and leaves it. */
export interface ConsentPage {
  cookieConsent?: ConsentHooks | Consent | { openDialog(): void };
  trustedTypes?: { createPolicy(name: string, rules: HtmlRules): HtmlRules };
}

/** What the script has begun, and the rest goes on with. */
export interface Begun {
  /** The `data-…` of the script. */
  data: DOMStringMap;
  hooks: ConsentHooks;
  categoriesInUse: ConsentCategoryId[] | undefined;
  storage: ConsentStorage;
  /** Holds all parts; it is the page's as soon as that has a body. */
  place: HTMLElement;
  /** Holds the banner; out of `place` once it was decided on, or put off. */
  root: HTMLElement;
  /** Of the banner, in their order. */
  buttons: HTMLElement[];
  /** What had the focus before it came into one of the parts. */
  before?: HTMLElement | null;
  /** True where the banner went with the focus in it. */
  hadFocus?: boolean;
}

/** `data-categories-in-use="necessary analytics"`; what is no kind of cookies is passed over. */
const readCategories = (names: string | undefined) =>
  names
    ?.split(/[\s,]+/)
    .filter((name): name is ConsentCategoryId => (consentCategoryIds as readonly string[]).includes(name));

/** The page may let only those write HTML whom it knows, by this browser's means. */
interface HtmlRules {
  createHTML(html: string): string;
}

/**
 * What the script does for a page without a framework until there is a choice: shows the banner, keeps what is decided
 * there, and leaves `cookieConsent.openDialog()` to the page. It needs nothing but itself for that. All else comes with
 * the rest, see there, once there is a choice or the preferences are wanted.
 * @param markup Of `consentMarkup`, in the language of the script. Nothing of the page or the visitor is in it.
 * @param load Fetches the rest, anew each time, so that what failed can be tried again.
 */
export function startConsent(
  markup: string,
  load: () => Promise<{ takeOver(begun: Begun): Promise<Consent> }>,
): void {
  const page = window as ConsentPage;
  const hooks = (page.cookieConsent ?? {}) as ConsentHooks;
  const data = (document.currentScript as HTMLElement).dataset;
  const categoriesInUse = readCategories(data.categoriesInUse) ?? hooks.categoriesInUse;
  const storage = categoriesInUse ? browserStorageFor(categoriesInUse) : browserConsentStorage;
  const place = document.createElement('div');
  const rules: HtmlRules = { createHTML: (html) => html };
  place.innerHTML = (page.trustedTypes?.createPolicy('iq-consent', rules) ?? rules).createHTML(markup);
  const root = place.firstChild as HTMLElement;
  const [link, ...buttons] = place.querySelectorAll<HTMLElement>('a,button');
  const [text, onlyNecessary, privacySignal, failed] = place.querySelectorAll('p');
  const begun: Begun = { data, hooks, categoriesInUse, storage, place, root, buttons };

  if (data.privacyHref) link?.setAttribute('href', data.privacyHref);
  if (!usesOnlyNecessary(categoriesInUse)) onlyNecessary?.remove();
  if (!browserSendsPrivacySignal()) privacySignal?.remove();
  failed?.remove();

  let rest: Promise<Consent> | undefined;
  const loadRest = () => {
    rest ??= load().then(({ takeOver }) => takeOver(begun));
    rest.catch((error) => {
      rest = undefined;
      console.error('The cookie preferences could not be loaded.', error);
    });
    return rest;
  };
  const openDialog = () =>
    loadRest().then(
      ({ openDialog }) => {
        failed?.remove();
        openDialog();
      },
      () => {
        text?.after(failed as Node);
        if (!root.isConnected) place.append(root); // put off before
      },
    );
  page.cookieConsent = { openDialog };

  place.addEventListener('focusin', ({ relatedTarget }) => {
    if (!place.contains(relatedTarget as Node | null)) begun.before = relatedTarget as HTMLElement | null;
  });
  const hide = () => {
    const hasFocus = root.contains(document.activeElement);
    root.remove();
    if (!hasFocus) return;
    begun.hadFocus = true;
    begun.before?.focus({ preventScroll: true });
  };
  const decide = (isGranted: boolean) => () => {
    const consent = allChoices(isGranted);
    const record: ConsentRecord = { consent, version: CONSENT_VERSION, timestamp: Date.now() };
    try {
      storage.write(JSON.stringify(record));
    } catch {
      // the rest tries again, and says so
    }
    hide();
    loadRest().then(
      ({ getState, save }) => getState().record ?? save(consent),
      () => {}, // said already
    );
  };
  const actions = [decide(false), openDialog, decide(true), hide];
  for (const button of buttons) button.onclick = actions.shift() ?? null;
  const look = () => {
    if (!readConsent(storage)) return;
    hide();
    loadRest();
  };
  look();
  addEventListener('storage', look);
  addEventListener('pageshow', look);
  // in the head of a page there is no body yet
  const show = () => document.body.append(place);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
}
