import type { LocaleCode } from '@quotient/contract/locales';
import { partnerWordsIn } from '../words/partners/partnerWords.ts';
import { Code } from './Code.tsx';
import { DocsPage, Part } from './DocsPage.tsx';
import { SourceText } from './PartnerText.tsx';
import * as styles from './partners.css.ts';
import { partEntries, variableEntries } from './reference.ts';
import { YOUR_KEY } from './StartPage.tsx';

const accent = `<iq-test partner="${YOUR_KEY}" accent="#0b6b6b" font="page"></iq-test>`;
const variables = `iq-test {
  --iq-light-accent: #0b6b6b;
  --iq-dark-accent: #6fd0c8;
  --iq-radius-control: 4px;
}`;
const parts = `iq-test::part(launcher) {
  letter-spacing: 0.05em;
}
iq-test::part(option chosen) {
  text-decoration: underline;
}`;
const launcher = `<iq-test partner="${YOUR_KEY}" mode="fullscreen">
  <button slot="launcher" type="button">Test yourself</button>
</iq-test>`;

/** One row of the variables' defaults. */
function Default({ label, value }: { label: string; value: string | undefined }) {
  if (value === undefined) return null;
  return (
    <dd className={styles.quiet}>
      <span className={styles.label}>{`${label}: `}</span>
      <code dir="ltr">{value}</code>
    </dd>
  );
}

/** Ways to give the test the look of a page. */
export function LookPage({ locale }: { locale: LocaleCode }) {
  const { look: words, byDefault, light, dark, inEnglish } = partnerWordsIn[locale];
  const isEnglish = locale !== 'en';
  return (
    <DocsPage locale={locale} name="look">
      <div className={styles.text}>
        <Part locale={locale} title={words.accent} text={words.accentText}>
          <Code caption="HTML">{accent}</Code>
        </Part>
        <Part locale={locale} title={words.launcher} text={words.launcherText}>
          <Code caption="HTML">{launcher}</Code>
        </Part>
        <Part locale={locale} title={words.parts} text={words.partsText}>
          <Code caption="CSS">{parts}</Code>
          {isEnglish && <p>{inEnglish}</p>}
          <dl className={styles.list}>
            {partEntries.map(({ name, description }) => (
              <div key={name} className={styles.entry}>
                <dt className={styles.name}>
                  <code dir="ltr">{`::part(${name})`}</code>
                </dt>
                <dd className={styles.detail} {...(isEnglish && { lang: 'en', dir: 'ltr' })}>
                  <SourceText text={description} isEnglish={false} />
                </dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part locale={locale} title={words.variables} text={words.variablesText}>
          <Code caption="CSS">{variables}</Code>
          {isEnglish && <p>{inEnglish}</p>}
          <dl className={styles.list}>
            {variableEntries.map(({ name, description, fallback, ...color }) => (
              <div key={name} className={styles.entry}>
                <dt className={styles.name}>
                  <code dir="ltr">{name}</code>
                </dt>
                <dd className={styles.detail} {...(isEnglish && { lang: 'en', dir: 'ltr' })}>
                  <SourceText text={description} isEnglish={false} />
                </dd>
                <Default label={byDefault} value={fallback} />
                {'light' in color && (
                  <>
                    <Default label={light} value={color.light} />
                    <Default label={dark} value={color.dark} />
                  </>
                )}
              </div>
            ))}
          </dl>
        </Part>
      </div>
    </DocsPage>
  );
}
