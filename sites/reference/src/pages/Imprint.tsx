import { brand } from '@quotient/contract/brand';
import type { LocaleCode } from '@quotient/contract/locales';
import type { Page } from '../page.ts';
import { legalWordsIn } from '../words/legal/legalWords.ts';
import { say, wordsIn } from '../words/words.ts';
import { LegalText } from './LegalText.tsx';
import { OperatorValue, OperatorValueIfPresent } from './OperatorValue.tsx';
import * as styles from './Prose.css.ts';
import * as marks from './withdrawalMarks.css.ts';

const { chargedPrice, advertisedPrice } = brand;

/** Operator of the site. */
function Operator({ locale }: { locale: LocaleCode }) {
  const { fields } = legalWordsIn[locale].imprint;
  return (
    <dl>
      <dt>{fields.name}</dt>
      <dd>
        <OperatorValue field="name" locale={locale} />
      </dd>
      <OperatorValueIfPresent field="representative" locale={locale} />
      <dt>{fields.address}</dt>
      <dd>
        <OperatorValue field="address" locale={locale} />
      </dd>
      <dt>{fields.email}</dt>
      <dd>
        <OperatorValue field="email" locale={locale} />
      </dd>
      <OperatorValueIfPresent field="phone" locale={locale} />
      <dt>{fields.registration}</dt>
      <dd>
        <OperatorValue field="registration" locale={locale} />
      </dd>
    </dl>
  );
}

/** Terms that a buyer agrees to. */
function Terms({ locale }: { locale: LocaleCode }) {
  const { title, clauses, advertised } = legalWordsIn[locale].imprint.terms;
  const isAdvertisedOtherwise = chargedPrice.currency !== advertisedPrice.currency;
  return (
    <section aria-labelledby="terms">
      <h2 id="terms" className={styles.section}>
        {title}
      </h2>
      {Object.entries(clauses).map(([name, clause]) => (
        <div key={name}>
          <h3 className={styles.clause}>{clause.title}</h3>
          <p>
            <LegalText locale={locale}>{clause.text}</LegalText>
            {name === 'price' && isAdvertisedOtherwise && (
              <>
                {' '}
                <LegalText locale={locale}>{advertised}</LegalText>
              </>
            )}
          </p>
        </div>
      ))}
    </section>
  );
}

/** Consumer's right of withdrawal, and words for it. */
function Withdrawal({ locale }: { locale: LocaleCode }) {
  const { title, who, stays, immediate, how, back, modelTitle, model, numbers } =
    legalWordsIn[locale].imprint.withdrawal;
  /** The mark of the server chooses between two of them. */
  const texts: [text: string, className?: string][] = [
    [who],
    [stays, marks.later],
    [immediate, marks.atOnce],
    [how],
    [back],
  ];
  return (
    <section className={marks.offered} aria-labelledby="withdrawal">
      <h2 id="withdrawal" className={styles.section}>
        {title}
      </h2>
      {texts.map(([text, className]) => (
        <p key={text} className={className}>
          <LegalText locale={locale}>{text}</LegalText>
        </p>
      ))}
      <h3 className={styles.clause}>{modelTitle}</h3>
      <div className={styles.model}>
        {Object.entries(model).map(([name, line]) => (
          <p key={name}>
            <LegalText locale={locale}>{line}</LegalText>
          </p>
        ))}
      </div>
      <p>
        <LegalText locale={locale}>{numbers}</LegalText>
      </p>
    </section>
  );
}

/**
 * Operator of the site, the terms (`#terms`) that the payment screen links to, and the right of withdrawal
 * (`#withdrawal`).
 */
export const imprint: Page = {
  path: '/imprint',
  write: (locale) => {
    const words = legalWordsIn[locale].imprint;
    return {
      title: say(locale, words.pageTitle),
      description: say(locale, words.description),
      name: wordsIn[locale].pages['/imprint'],
      content: (
        <article className={styles.prose}>
          <h1 className={styles.title}>{words.title}</h1>
          {/* taken out by the server once it knows who runs it */}
          <div data-operator-missing="" className={styles.incomplete}>
            <p>{words.incomplete}</p>
          </div>
          <Operator locale={locale} />
          <p>
            <LegalText locale={locale}>{words.software}</LegalText>
          </p>
          <Terms locale={locale} />
          <Withdrawal locale={locale} />
        </article>
      ),
    };
  },
};
