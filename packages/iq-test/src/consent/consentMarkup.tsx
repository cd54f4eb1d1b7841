import { directionOf } from '@quotient/contract/direction';
import { renderToStaticMarkup } from 'react-dom/server';
import { Root } from '../theme/Root.tsx';
import * as styles from './ConsentBanner.css.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import type { ConsentWords } from './consentWords.ts';
import { createConsent } from './createConsent.ts';

const storage = { read: () => null, write() {} };
const hasPrivacySignal = () => false;
const consent = createConsent({ storage, hasPrivacySignal, onConsent() {} });

/**
 * The banner of the script as HTML, with all that it may have to say: that only the necessary is in use, that the browser
 * sends a signal, that the preferences could not be loaded. Made when the script is built; `startConsent` takes away what
 * does not hold.
 */
export const consentMarkup = ({ lang, messages }: ConsentWords): string =>
  renderToStaticMarkup(
    <Root lang={lang} dir={directionOf(lang)}>
      <ConsentBanner consent={consent} words={messages}>
        <p className={styles.text}>{messages.onlyNecessary}</p>
        <p className={styles.text}>{messages.privacySignal}</p>
        <p className={styles.text} role="alert">
          {messages.dialogFailed}
        </p>
      </ConsentBanner>
    </Root>,
    { identifierPrefix: 'iq-consent' },
  );
