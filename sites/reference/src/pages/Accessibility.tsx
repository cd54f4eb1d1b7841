import type { LocaleCode } from '@quotient/contract/locales';
import { countOf, criteria, revised } from '../content/conformance.ts';
import { dateIn } from '../content/dateIn.ts';
import type { Page } from '../page.ts';
import { legalWordsIn } from '../words/legal/legalWords.ts';
import { say } from '../words/words.ts';
import { LegalText } from './LegalText.tsx';
import { OperatorValue, OperatorValueIfPresent } from './OperatorValue.tsx';
import * as styles from './Prose.css.ts';

interface Part {
  locale: LocaleCode;
}

function Scope({ locale }: Part) {
  const { scope } = legalWordsIn[locale].accessibility;
  return (
    <>
      <h2 className={styles.section}>{scope.title}</h2>
      <p>{scope.text}</p>
    </>
  );
}

/** Only counts of the report: it names a test for each criterion that it says is met. */
function Status({ locale }: Part) {
  const { status } = legalWordsIn[locale].accessibility;
  const counts = {
    all: `${criteria.length}`,
    supported: `${countOf('supports')}`,
    partial: `${countOf('partly')}`,
    notApplicable: `${countOf('notApplicable')}`,
    open: `${countOf('notEvaluated')}`,
  };
  return (
    <>
      <h2 className={styles.section}>{status.title}</h2>
      <p>{say(locale, status.counts, counts)}</p>
      <p>{status.audit}</p>
      <p>
        <LegalText locale={locale}>{status.report}</LegalText>{' '}
        <span>{say(locale, status.date, { date: dateIn(locale, revised) })}</span>
      </p>
    </>
  );
}

function Limits({ locale }: Part) {
  const { title, ...limits } = legalWordsIn[locale].accessibility.limits;
  return (
    <>
      <h2 className={styles.section}>{title}</h2>
      <ul>
        {Object.entries(limits).map(([name, text]) => (
          <li key={name}>{text}</li>
        ))}
      </ul>
    </>
  );
}

function Feedback({ locale }: Part) {
  const { accessibility, imprint } = legalWordsIn[locale];
  const { feedback, enforcement } = accessibility;
  return (
    <>
      <h2 className={styles.section}>{feedback.title}</h2>
      <p>{feedback.text}</p>
      <dl>
        <dt>{imprint.fields.email}</dt>
        <dd>
          <OperatorValue field="email" locale={locale} />
        </dd>
        <OperatorValueIfPresent field="phone" locale={locale} />
      </dl>
      <h2 className={styles.section}>{enforcement.title}</h2>
      <p>{enforcement.text}</p>
      <p>
        <bdi>
          <span data-operator="accessibilityAuthority">
            <span className={styles.missing}>{enforcement.missing}</span>
          </span>
        </bdi>
      </p>
    </>
  );
}

/** Accessibility statement: a template, whose facts are those of the conformance report and of the operator. */
export const accessibility: Page = {
  path: '/accessibility',
  write: (locale) => {
    const { pageTitle, description, title } = legalWordsIn[locale].accessibility;
    return {
      title: say(locale, pageTitle),
      description: say(locale, description),
      name: title,
      content: (
        <article className={styles.prose}>
          <h1 className={styles.title}>{title}</h1>
          {[Scope, Status, Limits, Feedback].map((Part) => (
            <Part key={Part.name} locale={locale} />
          ))}
        </article>
      ),
    };
  },
};
