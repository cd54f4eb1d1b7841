import {
  ConsentBanner,
  ConsentModel,
  ConsentSettingsButton,
  IqTestProvider,
} from '@quotient/iq-test/consent';
import { english } from '../english.ts';
import { Island } from '../islands/Island.tsx';
import * as styles from './Consent.css.ts';

const undecided = new ConsentModel({ storage: { read: () => null, write() {} } });
const decided = new ConsentModel({ storage: { read: () => null, write() {} } });
decided.rejectAll();

/**
 * Cookie consent as it looks before its code is there: which of the two shows is set by `client.ts`. The code, and
 * React with it, is fetched when one of them is pressed; an information page stays light.
 */
export const Consent = () => (
  <Island
    name="consent"
    data={{ 'data-when-pressed': '' }}
    prerendered={
      <IqTestProvider i18n={english}>
        <div className={styles.banner}>
          <ConsentBanner consent={undecided} />
        </div>
        <div className={styles.settings}>
          <ConsentSettingsButton consent={decided} />
        </div>
      </IqTestProvider>
    }
  />
);
