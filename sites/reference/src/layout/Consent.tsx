import { directionOf } from '@quotient/contract/direction';
import type { LocaleCode } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
import { consentMarkup, Root } from '@quotient/iq-test/consent';
import { consentWords } from '../locales.ts';
import * as styles from './Consent.css.ts';

/** Cookie consent as static HTML, of which nothing shows before `consent.ts` makes it work. */
export function Consent({ locale }: { locale: LocaleCode }) {
  const words = consentWords[locale];
  const markup = consentMarkup({ words, privacyHref: pathIn(locale, '/privacy-policy') });
  return (
    <div className={styles.slot} data-consent-slot>
      <Root lang={words.lang} dir={directionOf(words.lang)}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, escaped */}
        <div dangerouslySetInnerHTML={{ __html: markup }} />
        <p className={styles.failed} role="alert" hidden>
          {words.messages.dialogFailed}
        </p>
      </Root>
    </div>
  );
}
