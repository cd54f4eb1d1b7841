import { pathIn, type SiteLocale } from '@quotient/contract/site';
import { ConsentBanner, ConsentSettingsButton, createConsent, Root } from '@quotient/iq-test/consent';
import { Island } from '../islands/Island.tsx';
import { consentWords } from '../locales.ts';
import * as styles from './Consent.css.ts';

const undecided = createConsent({ storage: { read: () => null, write() {} } });
const decided = createConsent({ storage: { read: () => null, write() {} } });
decided.rejectAll();

/**
 * Cookie consent as it looks before its code is there: which of the two shows is set by `client.ts`. The code, and
 * React with it, is fetched when one of them is pressed; an information page stays light.
 */
export function Consent({ locale }: { locale: SiteLocale }) {
  const { lang, messages } = consentWords[locale];
  return (
    <Island
      name="consent"
      locale={locale}
      data={{ 'data-when-pressed': '' }}
      prerendered={
        <Root lang={lang}>
          <div className={styles.banner}>
            <ConsentBanner
              consent={undecided}
              words={messages}
              privacyHref={pathIn(locale, '/privacy-policy')}
            />
          </div>
          <div className={styles.settings}>
            <ConsentSettingsButton consent={decided} words={messages} />
          </div>
        </Root>
      }
    />
  );
}
