import { report } from '../api/report.ts';
import { grantedInUse } from './categoriesInUse.ts';
import { settingsOf } from './consentParts.ts';
import { consentCategoryIds } from './consentRecord.ts';
import type { Begun, ConsentPage } from './consentScript.ts';
import type { ConsentWords } from './consentWords.ts';
import { type Consent, createConsent } from './createConsent.ts';
import { followFocus } from './followFocus.ts';
import { tellGoogle } from './googleConsent.ts';
import { mountParts } from './mountConsent.ts';

/** What a page fetches once there is a choice, or somebody wants to make one in detail; with its words and its look. */
export function restOfScript(words: ConsentWords, css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  /**
   * Goes on with what the script has begun: tells `gtag` and the page (the event `cookie-consent` of the document, with
   * the choices as its detail) each decision, shows settings button and dialog, follows other tabs, and leaves the whole
   * decision as `window.cookieConsent`.
   */
  async function takeOver(begun: Begun): Promise<Consent> {
    const { data, hooks, categoriesInUse, storage, place, root, buttons } = begun;
    const named = data.categoriesInUse?.split(/[\s,]+/) ?? [];
    for (const name of named.filter((name) => name && !(categoriesInUse as string[]).includes(name)))
      report('data-categories-in-use', `no kind of cookies: ${name}`);
    if (data.googleTag) report('data-google-tag', 'it belongs on consent.tag.js, before this script');
    // in the head of a page there is no body yet
    if (!place.isConnected)
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    const { onConsent = tellGoogle } = hooks;
    const inUse = categoriesInUse ?? consentCategoryIds;
    const consent = createConsent({
      storage,
      onConsent(decided) {
        const choices = grantedInUse(decided, inUse);
        onConsent(choices);
        document.dispatchEvent(new CustomEvent('cookie-consent', { detail: choices }));
      },
    });
    (window as ConsentPage).cookieConsent = consent;
    if (!root.isConnected && !consent.getState().record) consent.dismissBanner();
    const actions = [consent.rejectAll, consent.openDialog, consent.acceptAll, consent.dismissBanner];
    for (const button of buttons) button.onclick = actions.shift() ?? null;

    document.adoptedStyleSheets.push(sheet); // not a `<style>`, which the page's policy may forbid
    const settings = () => place.querySelector<HTMLElement>('[data-action="settings"]');
    followFocus(place, consent, () => (begun.before?.getClientRects().length ? begun.before : settings()));
    const { privacyHref } = data;
    mountParts({ consent, words, privacyHref, categoriesInUse, place }, { settings: settingsOf });
    consent.subscribe(() => {
      if (!consent.getState().isBannerVisible) root.remove();
      else if (!root.isConnected) place.prepend(root); // one that is there keeps the focus
    });
    if (begun.hadFocus && document.activeElement === document.body)
      settings()?.focus({ preventScroll: true });
    return consent;
  }
  return { takeOver };
}
