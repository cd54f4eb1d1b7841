import { OWN_PAGES } from '@quotient/contract/admin';
import { questionSets } from '@quotient/contract/questionSets';
import { Field, Select } from '../parts/Field.tsx';
import { languageName } from '../parts/languageName.ts';
import { withChosen } from '../parts/withChosen.ts';
import { questionWords } from '../questions/words.ts';
import { useLocale, useWords } from '../words.tsx';
import * as styles from './Choices.css.ts';
import type { Chosen } from './useSelection.ts';
import { statisticsWords } from './words.ts';

interface ChoicesProps {
  chosen: Chosen;
  choose: (changes: Partial<Chosen>) => void;
  /** What occurs; nothing as long as that is not known. */
  found: { partners: readonly string[]; locales: readonly string[] };
}

/** Which tests the numbers are about. */
export function Choices({ chosen, choose, found }: ChoicesProps) {
  const words = useWords(statisticsWords);
  const { sets } = useWords(questionWords);
  const { locale } = useLocale();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{words.choose.legend}</legend>
      <Select
        label={words.choose.set}
        value={chosen.set}
        onChange={({ target }) =>
          choose({ set: questionSets.find((name) => name === target.value) ?? 'main' })
        }
      >
        {questionSets.map((set) => (
          <option key={set} value={set}>
            {sets[set]}
          </option>
        ))}
      </Select>
      <Field
        label={words.choose.from}
        type="date"
        value={chosen.from}
        max={chosen.to}
        onChange={({ target }) => choose({ from: target.value })}
      />
      <Field
        label={words.choose.to}
        type="date"
        value={chosen.to}
        min={chosen.from}
        onChange={({ target }) => choose({ to: target.value })}
      />
      <Select
        label={words.choose.partner}
        value={chosen.partner}
        onChange={({ target }) => choose({ partner: target.value })}
      >
        <option value="">{words.choose.all}</option>
        {withChosen(found.partners, chosen.partner).map((partner) => (
          <option key={partner} value={partner}>
            {partner === OWN_PAGES ? words.choose.ownPages : partner}
          </option>
        ))}
      </Select>
      <Select
        label={words.choose.locale}
        value={chosen.locale}
        onChange={({ target }) => choose({ locale: target.value })}
      >
        <option value="">{words.choose.all}</option>
        {withChosen(found.locales, chosen.locale).map((each) => (
          <option key={each} value={each}>
            {languageName(each, locale)}
          </option>
        ))}
      </Select>
    </fieldset>
  );
}
