import { directionOf } from '@quotient/contract/direction';
import { pathIn, type SiteLocale } from '@quotient/contract/site';
import { ConsentBanner, ConsentSettingsButton, createConsent, Root } from '@quotient/iq-test/consent';
import { consentWords } from '../locales.ts';
import * as styles from './Consent.css.ts';

const storage = { read: () => null, write() {} };
const hasPrivacySignal = () => false;
const undecided = createConsent({ storage, hasPrivacySignal, onConsent() {} });
const decided = createConsent({ storage, hasPrivacySignal, onConsent() {} });
decided.rejectAll();

/**
 * Cookie consent as static HTML: banner, settings button, and what could be said in the banner. `consent.ts` gives them
 * life and, by marks on `<html>`, decides which of them show; the dialog is fetched when it is asked for.
 */
export function Consent({ locale }: { locale: SiteLocale }) {
  const { lang, messages } = consentWords[locale];
  return (
    <div className={styles.slot} data-consent-slot>
      <Root lang={lang} dir={directionOf(lang)}>
        <div className={styles.banner}>
          <ConsentBanner consent={undecided} words={messages} privacyHref={pathIn(locale, '/privacy-policy')}>
            <p className={styles.onlyNecessary}>{messages.onlyNecessary}</p>
            <p className={styles.privacySignal}>{messages.privacySignal}</p>
          </ConsentBanner>
        </div>
        <div className={styles.settings}>
          <ConsentSettingsButton consent={decided} words={messages} />
        </div>
        <p className={styles.failed} role="alert" hidden>
          {messages.dialogFailed}
        </p>
      </Root>
    </div>
  );
}
