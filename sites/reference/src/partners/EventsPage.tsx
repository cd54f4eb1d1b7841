import type { LocaleCode } from '@quotient/contract/locales';
import { partnerWordsIn } from '../words/partners/partnerWords.ts';
import { Code } from './Code.tsx';
import { DocsPage, Part } from './DocsPage.tsx';
import { PartnerText, SourceText } from './PartnerText.tsx';
import * as styles from './partners.css.ts';
import { eventEntries, methodEntries } from './reference.ts';

const listen = `document.addEventListener('iq-test:results', ({ detail }) => {
  console.log(detail.iq, detail.percentile, detail.hiddenData.campaign);
});`;
const queue = `(window.iqTest ||= []).push(['open', '#my-test']);`;

/** Events of the element and its methods. */
export function EventsPage({ locale }: { locale: LocaleCode }) {
  const { events: words } = partnerWordsIn[locale];
  const isEnglish = locale !== 'en';
  return (
    <DocsPage locale={locale} name="events">
      <div className={styles.text}>
        <Part locale={locale} title={words.events} text={words.eventsText}>
          <Code caption="JavaScript">{listen}</Code>
          <p>
            <PartnerText locale={locale}>{words.private}</PartnerText>
          </p>
          <dl className={styles.list}>
            {eventEntries(locale).map(({ name, description, fields }) => (
              <div key={name} className={styles.entry} id={name.replace('iq-test:', 'event-')}>
                <dt className={styles.name}>
                  <code dir="ltr">{name}</code>
                </dt>
                <dd className={styles.detail}>{description}</dd>
                {fields.map(({ field, text }) => (
                  <dd key={field} className={styles.quiet} {...(isEnglish && { lang: 'en', dir: 'ltr' })}>
                    <code>{field}</code>
                    <span>{': '}</span>
                    <SourceText text={text} isEnglish={false} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </Part>
        <Part locale={locale} title={words.methods} text={words.methodsText}>
          <Code caption="JavaScript">{queue}</Code>
          <dl className={styles.list}>
            {methodEntries(locale).map(({ name, description }) => (
              <div key={name} className={styles.entry}>
                <dt className={styles.name}>
                  <code dir="ltr">{name}</code>
                </dt>
                <dd className={styles.detail}>{description}</dd>
              </div>
            ))}
          </dl>
        </Part>
      </div>
    </DocsPage>
  );
}
