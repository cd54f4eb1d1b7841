import type { LocaleCode } from '@quotient/contract/locales';
import { localeCodes } from '@quotient/contract/locales';
import { BUILT_ORIGIN } from '@quotient/contract/site';
import {
  type AttributeName,
  attributes,
} from '../../../../../packages/iq-test/src/embed/element/attributes.ts';
import { Island } from '../../islands/Island.tsx';
import { partnerWordsIn } from '../../words/partners/partnerWords.ts';
import { say } from '../../words/words.ts';
import { commonAttributes, fallbackOf, rareAttributes } from '../attributeTable.ts';
import { Code } from '../Code.tsx';
import { DocsPage } from '../DocsPage.tsx';
import { PartnerText } from '../PartnerText.tsx';
import { YOUR_KEY } from '../StartPage.tsx';
import * as styles from './builder.css.ts';
import { writePolicy, writeRoom, writeSnippet } from './snippet.ts';

interface Part {
  locale: LocaleCode;
}

/** The control of an attribute: what it offers follows from the element's own table. */
function Control({ locale, name }: Part & { name: AttributeName }) {
  const { notSet, usual } = partnerWordsIn[locale].builder;
  const attribute = attributes[name];
  const fallback = fallbackOf(name);
  const common = {
    id: `attribute-${name}`,
    className: styles.input,
    'data-attribute': name,
    'data-fallback': fallback,
    'aria-describedby': `problem-${name} hint-${name}`,
  };
  const offered: readonly string[] | undefined =
    name === 'lang' ? localeCodes : 'values' in attribute ? attribute.values : undefined;
  if (!offered)
    return (
      <input
        {...common}
        type="text"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={name === 'partner' ? YOUR_KEY : undefined}
      />
    );
  return (
    <select {...common} defaultValue={offered.includes(fallback) ? fallback : ''}>
      {!offered.includes(fallback) && <option value="">{notSet}</option>}
      {offered.map((value) => (
        <option key={value} value={value}>
          {value === fallback ? say(locale, usual, { value }) : value}
        </option>
      ))}
    </select>
  );
}

function Field({ locale, name }: Part & { name: AttributeName }) {
  const hint = partnerWordsIn[locale].hints[name];
  if (typeof attributes[name].fallback === 'boolean')
    return (
      <div className={styles.field}>
        <label className={styles.check}>
          <input
            type="checkbox"
            id={`attribute-${name}`}
            className={styles.box}
            data-attribute={name}
            data-fallback={fallbackOf(name)}
            aria-describedby={`hint-${name}`}
          />
          <code dir="ltr">{name}</code>
        </label>
        <p id={`hint-${name}`} className={styles.hint}>
          {hint}
        </p>
      </div>
    );
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={`attribute-${name}`}>
        <code dir="ltr">{name}</code>
      </label>
      <Control locale={locale} name={name} />
      <p id={`problem-${name}`} className={styles.problem} />
      <p id={`hint-${name}`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}

function Options({ locale }: Part) {
  const words = partnerWordsIn[locale].builder;
  return (
    <form className={styles.form} id="options" aria-labelledby="options-title">
      <div className={styles.formHead}>
        <h2 className={styles.heading} id="options-title">
          {words.options}
        </h2>
        <button type="reset" className={styles.button}>
          {words.reset}
        </button>
      </div>
      <Field locale={locale} name="partner" />
      {commonAttributes.map((name) => (
        <Field key={name} locale={locale} name={name} />
      ))}
      <details className={styles.more} id="more">
        <summary className={styles.summary}>{words.more}</summary>
        {rareAttributes.map((name) => (
          <Field key={name} locale={locale} name={name} />
        ))}
      </details>
    </form>
  );
}

/** Radio buttons of one question. */
function Switch({
  name,
  legend,
  choices,
  chosen,
}: {
  name: string;
  legend: string;
  choices: readonly (readonly [value: string, label: string])[];
  chosen: string;
}) {
  return (
    <fieldset className={styles.switches} id={name}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={value}
            defaultChecked={value === chosen}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Result({ locale }: Part) {
  const words = partnerWordsIn[locale].builder;
  const copy = (
    <button type="button" className={styles.button} data-copy>
      {words.copy}
    </button>
  );
  const { narrow, medium, full } = words.widths;
  return (
    <div className={styles.result}>
      <Switch
        name="version"
        legend={words.version}
        chosen="newest"
        choices={[
          ['newest', words.newest],
          ['pinned', words.pinned],
        ]}
      />
      <p className={styles.note} id="version-note">
        {words.newestNote}
      </p>
      <Code caption={words.snippet} id="snippet" action={copy}>
        {writeSnippet({ chosen: [['partner', YOUR_KEY]], quiz: BUILT_ORIGIN })}
      </Code>
      <Code caption={words.room} id="room" action={copy}>
        {writeRoom('inline') ?? ''}
      </Code>
      <Code caption={words.policy} id="policy" action={copy}>
        {writePolicy(BUILT_ORIGIN, false)}
      </Code>
      <section aria-labelledby="preview-title">
        <h2 className={styles.heading} id="preview-title">
          {words.preview}
        </h2>
        <p className={styles.note}>{words.previewText}</p>
        <Switch
          name="width"
          legend={words.width}
          chosen="full"
          choices={[
            ['narrow', narrow],
            ['medium', medium],
            ['full', full],
          ]}
        />
        <div className={styles.preview} id="preview" data-width="full" />
        <p className={styles.note} id="preview-note" role="status" />
      </section>
    </div>
  );
}

/** Builder of the lines for a page, beside a preview of the real element. */
export function BuilderPage({ locale }: Part) {
  const { copied, copyFailed, newestNote, pinnedNote, notes, problems, noScript } =
    partnerWordsIn[locale].builder;
  const said = { copied, copyFailed, newestNote, pinnedNote, notes, problems };
  return (
    <DocsPage locale={locale} name="builder">
      <noscript>
        <p>
          <PartnerText locale={locale}>{noScript}</PartnerText>
        </p>
      </noscript>
      <Island
        name="partner-builder"
        locale={locale}
        data={{ 'data-quiz': BUILT_ORIGIN, 'data-key': YOUR_KEY, 'data-words': JSON.stringify(said) }}
        placeholder={
          <div className={styles.builder}>
            <Options locale={locale} />
            <Result locale={locale} />
          </div>
        }
      />
    </DocsPage>
  );
}
