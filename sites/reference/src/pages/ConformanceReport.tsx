import { type Criterion, conformanceTests, criteria, revised } from '../content/conformance.ts';
import type { Page } from '../page.ts';
import { legalWordsIn } from '../words/legal/legalWords.ts';
import { report as words } from '../words/legal/report.ts';
import * as styles from './ConformanceReport.css.ts';
import { LegalText } from './LegalText.tsx';
import * as prose from './Prose.css.ts';

/** One criterion with its outcome, and the tests that show it. */
const Entry = ({ id, name, level, outcome, tests, note }: Criterion) => (
  <div className={styles.entry}>
    <h4 className={prose.clause}>{`${id} ${name} (${level})`}</h4>
    <p>
      <strong>{words.outcomes[outcome]}.</strong> {note && <span>{note}</span>}
    </p>
    {tests.length > 0 && (
      <ul>
        {tests.map((test) => (
          <li key={test} className={styles.test}>
            <span>{conformanceTests[test].title}</span>
            <span className={styles.file}>{conformanceTests[test].file}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** The conformance report, in English on the pages of all languages. */
export const conformanceReport: Page = {
  path: '/accessibility/report',
  indexed: false,
  write: (locale) => {
    const { title, description, language } = legalWordsIn[locale].accessibility.reportPage;
    return {
      title,
      description,
      content: (
        <article className={prose.prose}>
          <h1 className={prose.title}>{title}</h1>
          <p>
            <LegalText locale={locale}>{language}</LegalText>
          </p>
          <div lang="en" dir="ltr">
            <h2 className={prose.section}>{words.title}</h2>
            {words.about.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p>{`${words.revised} ${revised}.`}</p>
            {Object.entries(words.principles).map(([principle, name]) => (
              <section key={principle} aria-labelledby={`principle-${principle}`}>
                <h3 className={prose.section} id={`principle-${principle}`}>
                  {`${principle}. ${name}`}
                </h3>
                {criteria
                  .filter(({ id }) => id.startsWith(`${principle}.`))
                  .map((each) => (
                    <Entry key={each.id} {...each} />
                  ))}
              </section>
            ))}
          </div>
        </article>
      ),
    };
  },
};
