import { brand } from '@quotient/contract/brand';
import { type LocaleCode, localeCodes, locales } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
import type { Page } from '../page.ts';
import { column } from '../site.css.ts';
import { say, wordsIn } from '../words/words.ts';
import * as styles from './Header.css.ts';
import { LogoMark } from './LogoMark.tsx';
import { headerLinks } from './links.ts';

interface HeaderProps {
  page: Page;
  locale: LocaleCode;
}

const Links = ({ page, locale, className }: HeaderProps & { className: string }) => (
  <nav className={className} aria-label={wordsIn[locale].header.label}>
    {headerLinks.map((path) => (
      <a
        key={path}
        className={styles.link}
        href={pathIn(locale, path)}
        data-home={path === '/' ? '' : undefined}
        aria-current={path === page.path ? 'page' : undefined}
      >
        {path === '/' ? wordsIn[locale].home : say(locale, wordsIn[locale].pages[path])}
      </a>
    ))}
  </nav>
);

/** The same page in each language; where only the server knows its address, the first page. */
const Languages = ({ page, locale }: HeaderProps) => (
  <ul className={styles.languages}>
    {localeCodes.map((each) => (
      <li key={each}>
        <a
          className={styles.language}
          href={pathIn(each, page.filled || page.path === '/404' ? '/' : page.path)}
          lang={each}
          hrefLang={each}
          aria-current={each === locale ? 'true' : undefined}
          data-language={each}
        >
          {locales[each].name}
        </a>
      </li>
    ))}
  </ul>
);

/** The page's head: the logo leads home, the links lead on, and the languages lead to the same page in another one. */
export function Header({ page, locale }: HeaderProps) {
  const { header } = wordsIn[locale];
  return (
    <header className={styles.header}>
      <div className={`${column} ${styles.row}`}>
        <a className={styles.logo} href={pathIn(locale, '/')} data-home aria-label={say(locale, header.logo)}>
          <LogoMark />
          <span>{brand.organization}</span>
        </a>
        <Links page={page} locale={locale} className={styles.navigation} />
        {/* client.ts offers another language here to who seems to prefer it */}
        <a className={styles.offer} href={pathIn(locale, '/')} data-language-offer hidden>
          {locales[locale].name}
        </a>
        {/* opened and closed without code; with it, a click elsewhere and Escape close it, too */}
        <details className={`${styles.disclosure} ${styles.wideOnly}`} data-menu>
          <summary
            className={styles.summary}
            aria-label={say(locale, header.chosen, { language: locales[locale].name })}
          >
            {locales[locale].name}
          </summary>
          <div className={styles.panel}>
            <Languages page={page} locale={locale} />
          </div>
        </details>
        <details className={`${styles.disclosure} ${styles.narrowOnly}`} data-menu>
          <summary className={styles.summary}>{header.menu}</summary>
          <div className={styles.panel}>
            <Links page={page} locale={locale} className={styles.menuLinks} />
            <p className={styles.panelTitle}>{header.language}</p>
            <Languages page={page} locale={locale} />
          </div>
        </details>
      </div>
    </header>
  );
}
