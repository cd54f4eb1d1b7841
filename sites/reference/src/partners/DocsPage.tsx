import type { LocaleCode } from '@quotient/contract/locales';
import { PARTNER_DOCS_PATH, pathIn } from '@quotient/contract/site';
import type { ReactNode } from 'react';
import { partnerWordsIn } from '../words/partners/partnerWords.ts';
import { PartnerText } from './PartnerText.tsx';
import * as styles from './partners.css.ts';

/** The pages of the documentation by name, in their order. */
export const docsPaths = {
  start: PARTNER_DOCS_PATH,
  events: `${PARTNER_DOCS_PATH}/events`,
  look: `${PARTNER_DOCS_PATH}/look`,
  builder: `${PARTNER_DOCS_PATH}/builder`,
} as const;
export type DocsName = keyof typeof docsPaths;
const names = Object.keys(docsPaths) as DocsName[]; // the compiler forgets the keys of an object

interface DocsPageProps {
  locale: LocaleCode;
  name: DocsName;
  children: ReactNode;
}

/** Frame of a page of the documentation: its title, and the way to the others. */
export function DocsPage({ locale, name, children }: DocsPageProps) {
  const words = partnerWordsIn[locale];
  const { title, lead } = words[name];
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <nav className={styles.nav} aria-label={words.nav}>
        <ul className={styles.navList}>
          {names.map((each) => (
            <li key={each}>
              <a
                className={styles.navLink}
                href={pathIn(locale, docsPaths[each])}
                aria-current={each === name ? 'page' : undefined}
              >
                {words.pages[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </article>
  );
}

/** A part of a page: its heading, and a text below it. */
export const Part = ({
  locale,
  title,
  text,
  children,
}: {
  locale: LocaleCode;
  title: string;
  text: string;
  children?: ReactNode;
}) => (
  <>
    <h2 className={styles.section}>{title}</h2>
    <p>
      <PartnerText locale={locale}>{text}</PartnerText>
    </p>
    {children}
  </>
);
