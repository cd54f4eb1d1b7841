import type { LocaleCode } from '@quotient/contract/locales';
import { MAX_WITHDRAWAL_CONTRACT, MAX_WITHDRAWAL_NAME } from '@quotient/contract/schemas/withdrawal';
import { Button, Notice, Skeleton } from '@quotient/iq-test/ui';
import { Fragment, type ReactNode } from 'react';
import { Island } from '../islands/Island.tsx';
import type { WithdrawalField } from '../islands/withdraw.ts';
import type { Page } from '../page.ts';
import { legalWordsIn } from '../words/legal/legalWords.ts';
import { say } from '../words/words.ts';
import { LegalText } from './LegalText.tsx';
import { OperatorValue } from './OperatorValue.tsx';
import * as prose from './Prose.css.ts';
import { noScript } from './TestInPlace.css.ts';
import * as styles from './Withdraw.css.ts';

interface Part {
  locale: LocaleCode;
}

/** Attributes of each field, in their order. */
const fields = {
  name: { type: 'text', autoComplete: 'name', maxLength: MAX_WITHDRAWAL_NAME },
  contract: { type: 'text', autoComplete: 'off', maxLength: MAX_WITHDRAWAL_CONTRACT },
  email: { type: 'email', autoComplete: 'email', maxLength: 254, dir: 'ltr' },
} as const satisfies Record<WithdrawalField, object>;
const fieldNames = Object.keys(fields) as WithdrawalField[]; // the compiler forgets the keys of an object

function Field({ name, locale }: Part & { name: WithdrawalField }) {
  const { form, errors } = legalWordsIn[locale].withdraw;
  const hint = { name: undefined, contract: form.contractHint, email: form.emailHint }[name];
  const id = `withdraw-${name}`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {form[name]}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...fields[name]}
        className={styles.control}
        id={id}
        name={name}
        required
        aria-describedby={hint && `${id}-hint`}
      />
      <p className={styles.error} id={`${id}-error`} data-withdraw-error={name} hidden>
        {errors[name]}
      </p>
    </div>
  );
}

/** Entries, or the declaration as received: filled in by the island. */
function Entered({ locale, children }: Part & { children?: ReactNode }) {
  const { form } = legalWordsIn[locale].withdraw;
  return (
    <dl className={styles.entered}>
      {children}
      {fieldNames.map((name) => (
        <Fragment key={name}>
          <dt>{form[name]}</dt>
          <dd>
            <bdi translate="no" data-withdraw-value={name} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** A notice about something that failed, with the operator's address. */
const Failure = ({ title, text, locale }: Part & { title: string; text: string }) => (
  <Notice tone="alert" role="alert" title={title}>
    <span>
      {text} <OperatorValue field="email" locale={locale} />
    </span>
  </Notice>
);

/** The three steps. The first is shown until the island shows another one. */
function Steps({ locale }: Part) {
  const { withdraw: words, imprint } = legalWordsIn[locale];
  const { form, check, done } = words;
  const heading = (text: string) => (
    <h2 className={styles.step} tabIndex={-1}>
      {text}
    </h2>
  );
  return (
    <>
      <div data-withdraw-step="form">
        {heading(form.title)}
        {/* not validated by the browser, whose messages have its own language */}
        <form className={styles.form} data-withdraw-form noValidate>
          {fieldNames.map((name) => (
            <Field key={name} name={name} locale={locale} />
          ))}
          <p className={styles.hint}>{form.note}</p>
          <div className={styles.actions}>
            {/* submits once the island is here: before, it would write the entries into the address */}
            <Button tone="primary" data-withdraw-next>
              {form.next}
            </Button>
          </div>
        </form>
      </div>
      <div data-withdraw-step="check" hidden>
        {heading(check.title)}
        <p>{check.statement}</p>
        <Entered locale={locale} />
        <div data-withdraw-failure />
        <p className={styles.sending} role="status" data-withdraw-sending={check.sending} />
        <div className={styles.actions}>
          <Button tone="primary" size="large" data-withdraw-confirm>
            {check.confirm}
          </Button>
          <Button tone="quiet" data-withdraw-back>
            {check.back}
          </Button>
        </div>
      </div>
      <div data-withdraw-step="done" hidden>
        {heading(done.title)}
        <p>{check.statement}</p>
        <Entered locale={locale}>
          <dt>{imprint.fields.name}</dt>
          <dd>
            <OperatorValue field="name" locale={locale} />
          </dd>
          <dt>{done.received}</dt>
          <dd>
            <time data-withdraw-received />
          </dd>
          <dt>{done.reference}</dt>
          <dd>
            <bdi className={styles.reference} translate="no" data-withdraw-value="id" />
          </dd>
        </Entered>
        <div className={styles.mail} role="status" data-withdraw-mail />
        <p>{done.next}</p>
        <div className={styles.actions}>
          <Button data-withdraw-print>{done.print}</Button>
        </div>
      </div>
      <template data-withdraw-says="lost">
        <Failure title={check.lostTitle} text={check.lost} locale={locale} />
      </template>
      <template data-withdraw-says="refused">
        <Failure title={check.refusedTitle} text={check.refused} locale={locale} />
      </template>
      <template data-withdraw-says="pending">
        <p>{done.pending}</p>
      </template>
      <template data-withdraw-says="sent">
        <p>{done.sent}</p>
      </template>
      <template data-withdraw-says="failed">
        <Failure title={done.failedTitle} text={done.failed} locale={locale} />
      </template>
    </>
  );
}

/**
 * Withdrawal function (Directive 2011/83/EU, Article 11a). `?contract=` fills in the order number. Without JavaScript, or
 * if the server can't be reached, the page shows the operator's addresses.
 */
export const withdraw: Page = {
  path: '/withdraw',
  write: (locale) => {
    const { withdraw: words, imprint } = legalWordsIn[locale];
    return {
      title: say(locale, words.pageTitle),
      description: words.description,
      name: words.title,
      island: 'other',
      content: (
        <article className={prose.prose}>
          <h1 className={prose.title}>{words.title}</h1>
          <p className={styles.onScreen}>
            <LegalText locale={locale}>{words.intro}</LegalText>
          </p>
          <noscript>
            <p className={noScript}>{words.noScript}</p>
          </noscript>
          <div className={styles.steps}>
            <Island
              name="withdraw"
              locale={locale}
              prerendered={<Steps locale={locale} />}
              placeholder={<Skeleton />}
            />
          </div>
          <section className={styles.onScreen} aria-labelledby="other-ways">
            <h2 className={prose.section} id="other-ways">
              {words.other.title}
            </h2>
            <p>
              <LegalText locale={locale}>{words.other.text}</LegalText>
            </p>
            <dl>
              {(['name', 'address', 'email'] as const).map((field) => (
                <Fragment key={field}>
                  <dt>{imprint.fields[field]}</dt>
                  <dd>
                    <OperatorValue field={field} locale={locale} />
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        </article>
      ),
    };
  },
};
