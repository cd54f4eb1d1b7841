import { brand } from '@quotient/contract/brand';
import type { LocaleCode } from '@quotient/contract/locales';
import { type ConsentCategoryId, consentCategories } from '@quotient/iq-test/consent';
import { Fragment } from 'react';
import {
  type ConsentKey,
  consentEntries,
  type DeviceKey,
  deviceEntries,
  serverEntries,
} from '../content/storedData.ts';
import { consentWords } from '../locales.ts';
import type { Page } from '../page.ts';
import { legalWordsIn } from '../words/legal/legalWords.ts';
import { say, wordsIn } from '../words/words.ts';
import * as tag from './googleTag.css.ts';
import { LegalText } from './LegalText.tsx';
import { OperatorValue, OperatorValueIfPresent } from './OperatorValue.tsx';
import * as styles from './Prose.css.ts';

/** The parts of the page; each knows its words by the language. */
interface Part {
  locale: LocaleCode;
}

/** A paragraph, a heading or an entry of a list with one text in it. */
const Text = ({
  as: Element = 'p',
  locale,
  children,
  className,
}: Part & { as?: 'p' | 'dd'; children: string; className?: string | undefined }) => (
  <Element className={className}>
    <LegalText locale={locale}>{children}</LegalText>
  </Element>
);

function Responsible({ locale }: Part) {
  const { privacy, imprint } = legalWordsIn[locale];
  return (
    <>
      <h2 className={styles.section}>{privacy.responsible.title}</h2>
      <p>{privacy.responsible.text}</p>
      <dl>
        {(['name', 'address', 'email'] as const).map((field) => (
          <Fragment key={field}>
            <dt>{imprint.fields[field]}</dt>
            <dd>
              <OperatorValue field={field} locale={locale} />
            </dd>
          </Fragment>
        ))}
        <OperatorValueIfPresent field="phone" locale={locale} />
      </dl>
    </>
  );
}

function OnServer({ locale }: Part) {
  const { privacy, stored } = legalWordsIn[locale];
  const { title, howLong, basis: why, where } = privacy.server;
  return (
    <>
      <h2 className={styles.section}>{title}</h2>
      <dl>
        {serverEntries.map((entry) => {
          const { name, text, kept } = stored.server[entry.id];
          return (
            <Fragment key={entry.id}>
              <dt>{name}</dt>
              <dd>{text}</dd>
              <dd>
                <em>{howLong}</em> <LegalText locale={locale}>{kept}</LegalText>
              </dd>
              <dd>
                <em>{why}</em> {stored.basis[entry.basis]}.
              </dd>
            </Fragment>
          );
        })}
      </dl>
      <p>{where}</p>
    </>
  );
}

function Others({ locale }: Part) {
  const { title, nobody, google, ...always } = legalWordsIn[locale].privacy.others;
  return (
    <>
      <h2 className={styles.section}>{title}</h2>
      <dl>
        {Object.entries(always).map(([id, { name, text }]) => (
          <Fragment key={id}>
            <dt>
              <LegalText locale={locale}>{name}</LegalText>
            </dt>
            <Text as="dd" locale={locale}>
              {text}
            </Text>
          </Fragment>
        ))}
        <dt className={tag.present}>{google.name}</dt>
        <dd className={tag.present}>{google.text}</dd>
      </dl>
      <p>{nobody}</p>
    </>
  );
}

function OnDevice({ locale }: Part) {
  const { privacy, stored } = legalWordsIn[locale];
  const { device, server } = privacy;
  // the compiler forgets the keys of an object
  const keys = Object.keys(deviceEntries) as DeviceKey[];
  const consentKeys = Object.keys(consentEntries) as ConsentKey[];
  const entries = [
    ...keys.map((id) => ({ id, key: `${brand.slug}_${id}`, ...deviceEntries[id] })),
    ...consentKeys.map((id) => ({ id, key: id, ...consentEntries[id] })),
  ];
  return (
    <>
      <h2 className={styles.section}>{device.title}</h2>
      <p>{device.text}</p>
      <dl>
        {entries.map(({ id, key, goesWithTab, kept }) => (
          <Fragment key={id}>
            <dt>
              <code dir="ltr">{key}</code>
              {goesWithTab && ` ${device.goesWithTab}`}
            </dt>
            <dd>{stored.device[id]}</dd>
            <dd>
              <em>{server.howLong}</em> {stored.keptOnDevice[kept]}
            </dd>
          </Fragment>
        ))}
      </dl>
      <Text locale={locale}>{device.partner}</Text>
    </>
  );
}

/** Tells whether a kind of cookies is in use: for some kinds the server's mark decides, the others never are. */
function InUse({ id, locale }: Part & { id: ConsentCategoryId }) {
  const { inUse, inUseByGoogle, notInUse } = legalWordsIn[locale].privacy.cookies;
  if (id === 'necessary') return <em>{inUse}</em>;
  if (id === 'preferences') return <em>{notInUse}</em>;
  const { used, unused } = tag.kinds[id];
  return (
    <>
      <em className={unused}>{notInUse}</em>
      <em className={used}>{inUseByGoogle}</em>
    </>
  );
}

function Cookies({ locale }: Part) {
  const { cookies } = legalWordsIn[locale].privacy;
  const { messages } = consentWords[locale];
  return (
    <>
      <h2 id="cookies" className={styles.section}>
        {cookies.title}
      </h2>
      <Text locale={locale}>{cookies.text}</Text>
      <p>
        {cookies.record} <span className={tag.present}>{cookies.told}</span>
      </p>
      <Text locale={locale}>{cookies.change}</Text>
      <Text locale={locale}>{cookies.signal}</Text>
      <dl>
        {consentCategories(messages).map(({ id, name, description, examples }) => (
          <Fragment key={id}>
            <dt>{name}</dt>
            <dd>
              {description} {say(locale, messages.examples, { examples })}.
            </dd>
            <dd>
              <InUse id={id} locale={locale} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}

/** Both what holds without a tag and what holds with one: the mark of the server chooses. */
function Analytics({ locale }: Part) {
  const { analytics } = legalWordsIn[locale].privacy;
  const shown = [
    [analytics.notes],
    [analytics.withoutTag, tag.absent],
    [analytics.withTag, tag.present],
    [analytics.container, tag.container],
    [analytics.gets, tag.present],
    [analytics.measures, tag.kinds.analytics.used],
    [analytics.measuringCookies, tag.kinds.analytics.used],
    [analytics.advertises, tag.kinds.marketing.used],
    [analytics.advertisingCookies, tag.kinds.marketing.used],
    [analytics.where, tag.present],
    [analytics.withdraw, tag.present],
    [analytics.partner],
  ] satisfies [text: string, className?: string][];
  return (
    <>
      <h2 className={styles.section}>{analytics.title}</h2>
      {shown.map(([text, className]) => (
        <Text key={text} locale={locale} className={className}>
          {text}
        </Text>
      ))}
    </>
  );
}

function Rights({ locale }: Part) {
  const { rights, about } = legalWordsIn[locale].privacy;
  const { title, ...texts } = rights;
  return (
    <>
      <h2 className={styles.section}>{title}</h2>
      {Object.entries(texts).map(([name, text]) => (
        <Text key={name} locale={locale}>
          {text}
        </Text>
      ))}
      <h2 className={styles.section}>{about.title}</h2>
      <Text locale={locale}>{about.text}</Text>
    </>
  );
}

/** Says what this software does with data as it is now; no more and no less. */
export const privacyPolicy: Page = {
  path: '/privacy-policy',
  write: (locale) => {
    const { pageTitle, description, title, short, shortWithoutTag, shortWithTag } =
      legalWordsIn[locale].privacy;
    const parts = [Responsible, OnServer, Others, OnDevice, Cookies, Analytics, Rights];
    return {
      title: say(locale, pageTitle),
      description: say(locale, description),
      name: wordsIn[locale].pages['/privacy-policy'],
      content: (
        <article className={styles.prose}>
          <h1 className={styles.title}>{title}</h1>
          <p>
            {short} <span className={tag.absent}>{shortWithoutTag}</span>
            <span className={tag.present}>{shortWithTag}</span>
          </p>
          {parts.map((Part) => (
            <Part key={Part.name} locale={locale} />
          ))}
        </article>
      ),
    };
  },
};
