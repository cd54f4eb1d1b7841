import type { LocaleCode } from '@quotient/contract/locales';
import { BUILT_ORIGIN } from '@quotient/contract/site';
import { partnerWordsIn } from '../words/partners/partnerWords.ts';
import { writePolicy, writeRoom, writeSnippet } from './builder/snippet.ts';
import { Code } from './Code.tsx';
import { DocsPage, Part } from './DocsPage.tsx';
import { PartnerText, SourceText } from './PartnerText.tsx';
import * as styles from './partners.css.ts';
import { attributeEntries, type ReferenceText } from './reference.ts';

/** Key in the examples, for a partner to replace. */
export const YOUR_KEY = 'your-key';

const named = `<iq-test partner="${YOUR_KEY}" server="${BUILT_ORIGIN}"></iq-test>`;
const react = `import { defineIqTest, type IqTestElement, useIqTestEvents } from '@quotient/iq-test/embed';
import { useRef } from 'react';

defineIqTest({ baseUrl: '${BUILT_ORIGIN}' });

export function TestPage() {
  const ref = useRef<IqTestElement>(null);
  useIqTestEvents(ref, { results: ({ iq, percentile }) => console.log(iq, percentile) });
  return <iq-test ref={ref} id="test" partner="${YOUR_KEY}" />;
}`;
const vue = `<iq-test id="test" partner="${YOUR_KEY}" :lang="lang" @iq-test:answer="onAnswer" />`;
const framed = `<iq-test partner="${YOUR_KEY}" isolation="iframe"></iq-test>`;

function Value({ value: { text, isEnglish }, isCode }: { value: ReferenceText; isCode: boolean }) {
  return isCode ? <code dir="ltr">{text}</code> : <SourceText text={text} isEnglish={isEnglish} />;
}

function Attributes({ locale }: { locale: LocaleCode }) {
  const { values, byDefault } = partnerWordsIn[locale];
  return (
    <dl className={styles.list}>
      {attributeEntries(locale).map((entry) => (
        <div key={entry.name} className={styles.entry}>
          <dt className={styles.name}>
            <code dir="ltr">{entry.name}</code>
          </dt>
          <dd className={styles.detail}>{entry.description}</dd>
          <dd className={styles.quiet}>
            <span className={styles.label}>{`${values}: `}</span>
            <Value value={entry.values} isCode={entry.isValuesCode} />
          </dd>
          {entry.fallback && (
            <dd className={styles.quiet}>
              <span className={styles.label}>{`${byDefault}: `}</span>
              <Value value={entry.fallback} isCode={entry.isFallbackCode} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The first page for partners: the lines, the key, the attributes, and what a page needs. */
export function StartPage({ locale }: { locale: LocaleCode }) {
  const words = partnerWordsIn[locale].start;
  const tag = writeSnippet({ chosen: [['partner', YOUR_KEY]], quiz: BUILT_ORIGIN });
  return (
    <DocsPage locale={locale} name="start">
      <div className={styles.text}>
        <Part locale={locale} title={words.tag} text={words.tagText}>
          <Code caption="HTML">{tag}</Code>
        </Part>
        <Part locale={locale} title={words.key} text={words.keyText}>
          <p>
            <PartnerText locale={locale}>{words.keyWrong}</PartnerText>
          </p>
        </Part>
        <Part locale={locale} title={words.attributes} text={words.attributesText}>
          <Attributes locale={locale} />
        </Part>
        <Part locale={locale} title={words.policy} text={words.policyText}>
          <Code caption="Content-Security-Policy">{writePolicy(BUILT_ORIGIN, false)}</Code>
          <Code caption={words.policyFrame}>{writePolicy(BUILT_ORIGIN, true)}</Code>
        </Part>
        <Part locale={locale} title={words.room} text={words.roomText}>
          <Code caption="CSS">{writeRoom('inline') ?? ''}</Code>
        </Part>
        <Part locale={locale} title={words.cms} text={words.cmsText}>
          <Code caption="HTML">{named}</Code>
        </Part>
        <Part locale={locale} title={words.react} text={words.reactText}>
          <Code caption="React">{react}</Code>
          <p>
            <PartnerText locale={locale}>{words.vueText}</PartnerText>
          </p>
          <Code caption="Vue">{vue}</Code>
        </Part>
        <Part locale={locale} title={words.frame} text={words.frameText}>
          <Code caption="HTML">{framed}</Code>
        </Part>
        <Part locale={locale} title={words.problems} text={words.problemsText} />
      </div>
    </DocsPage>
  );
}
