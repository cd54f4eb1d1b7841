import { OWN_PAGES } from '@quotient/contract/admin';
import { questionSets } from '@quotient/contract/questionSets';
import { visuallyHidden } from '../../../../../packages/iq-test/src/theme/typography.css.ts';
import { chosenOptions } from '../parts/chosenOptions.ts';
import { Choice, Field } from '../parts/Field.tsx';
import { languageName } from '../parts/languageName.ts';
import { questionWords } from '../questions/words.ts';
import { useLocale, useWords } from '../words.tsx';
import * as styles from './Choices.css.ts';
import type { Chosen } from './useSelection.ts';
import { statisticsWords } from './words.ts';

interface ChoicesProps {
  chosen: Chosen;
  choose: (changes: Partial<Chosen>) => void;
  /** Partners and languages that occur; empty until they are known. */
  found: { partners: readonly string[]; locales: readonly string[] };
}

/** Filters of the statistics: set, partner, language. */
export function Choices({ chosen, choose, found }: ChoicesProps) {
  const words = useWords(statisticsWords);
  const { sets } = useWords(questionWords);
  const { locale } = useLocale();
  const all = ['', words.choose.all] as const;
  const partners = chosenOptions(found.partners, chosen.partner);
  const locales = chosenOptions(found.locales, chosen.locale);
  return (
    <fieldset className={styles.choices}>
      <legend className={visuallyHidden}>{words.choose.legend}</legend>
      <Choice
        label={words.choose.set}
        value={chosen.set}
        options={questionSets.map((set) => [set, sets[set]])}
        onChoose={(set) => choose({ set })}
      />
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
      <Choice
        label={words.choose.partner}
        value={chosen.partner}
        options={[
          all,
          ...partners.map((key) => [key, key === OWN_PAGES ? words.choose.ownPages : key] as const),
        ]}
        onChoose={(partner) => choose({ partner })}
      />
      <Choice
        label={words.choose.locale}
        value={chosen.locale}
        options={[all, ...locales.map((code) => [code, languageName(code, locale)] as const)]}
        onChoose={(code) => choose({ locale: code })}
      />
    </fieldset>
  );
}
