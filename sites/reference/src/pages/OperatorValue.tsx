import type { LocaleCode } from '@quotient/contract/locales';
import { legalWordsIn } from '../words/legal/legalWords.ts';
import * as styles from './Prose.css.ts';

/** Fields that every operator has to fill in. */
type RequiredField = keyof (typeof legalWordsIn)['en']['imprint']['missing'];

interface FilledProps<Field> {
  field: Field;
  locale: LocaleCode;
}

/** A place for a value of the operator's, which the server fills in; as it is built, plain words say that it is missing. */
export const OperatorValue = ({ field, locale }: FilledProps<RequiredField>) => (
  <bdi>
    <span data-operator={field}>
      <span className={styles.missing}>{legalWordsIn[locale].imprint.missing[field]}</span>
    </span>
  </bdi>
);

/** A name and a value that not every operator has. The server shows both once it fills the value in. */
export const OperatorValueIfPresent = ({ field, locale }: FilledProps<'phone' | 'representative'>) => (
  <>
    <dt data-operator-optional={field} hidden>
      {legalWordsIn[locale].imprint.fields[field]}
    </dt>
    <dd data-operator-optional={field} hidden>
      <bdi>
        <span data-operator={field} />
      </bdi>
    </dd>
  </>
);
