import { brand } from '@quotient/contract/brand';
import type { LocaleCode } from '@quotient/contract/locales';
import { PARTNER_DOCS_PATH, pathIn } from '@quotient/contract/site';
import { column } from '../site.css.ts';
import { partnerWordsIn } from '../words/partners/partnerWords.ts';
import { say, wordsIn } from '../words/words.ts';
import * as styles from './Footer.css.ts';
import { footerGroupNames, footerGroups } from './links.ts';

/** The page's foot: what else there is, and what a result is good for. */
export function Footer({ locale }: { locale: LocaleCode }) {
  const { footer, pages, invite } = wordsIn[locale];
  return (
    <footer className={styles.footer}>
      <div className={`${column} ${styles.grid}`}>
        {footerGroupNames.map((group) => (
          <nav key={group} className={styles.group} aria-label={footer[group]}>
            <h2 className={styles.title}>{footer[group]}</h2>
            <ul className={styles.list}>
              {footerGroups[group].map((path) => (
                <li key={path}>
                  <a
                    className={styles.link}
                    href={pathIn(locale, path)}
                    data-home={path === '/' ? '' : undefined}
                  >
                    {say(locale, pages[path])}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className={styles.duties}>
          <a className={styles.withdraw} href={pathIn(locale, '/withdraw')}>
            {footer.withdraw}
          </a>
          <a className={styles.link} href={pathIn(locale, '/accessibility')}>
            {footer.accessibility}
          </a>
        </p>
        <p className={styles.note}>{say(locale, footer.note)}</p>
        <div className={styles.line}>
          <span>© {brand.organization}</span>
          {/* without script, to the page that explains them */}
          <a className={styles.link} href={pathIn(locale, '/privacy-policy#cookies')} data-cookie-settings>
            {footer.cookies}
          </a>
          {/* a server that doesn't show this page to everyone takes the link out */}
          <a className={styles.link} href={pathIn(locale, PARTNER_DOCS_PATH)} data-partner-docs>
            {partnerWordsIn[locale].link}
          </a>
          {/* without script, a message that the visitor sends */}
          <a
            className={styles.invite}
            href={`mailto:?subject=${encodeURIComponent(say(locale, invite.subject))}`}
            data-invite
          >
            {footer.invite}
          </a>
        </div>
      </div>
    </footer>
  );
}
