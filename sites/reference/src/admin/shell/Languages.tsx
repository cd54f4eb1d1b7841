import { adminLocales, locales } from '@quotient/contract/locales';
import { visuallyHidden } from '../../../../../packages/iq-test/src/theme/typography.css.ts';
import { useLocale, useWords } from '../words.tsx';
import * as styles from './Shell.css.ts';
import { shellWords } from './words.ts';

/** The languages of the admin area, to choose from. */
export function Languages() {
  const words = useWords(shellWords);
  const { locale, setLocale } = useLocale();
  return (
    <fieldset className={styles.languages}>
      <legend className={visuallyHidden}>{words.language}</legend>
      {adminLocales.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.language}
          lang={each}
          aria-pressed={each === locale}
          onClick={() => setLocale(each)}
        >
          {locales[each].name}
        </button>
      ))}
    </fieldset>
  );
}
