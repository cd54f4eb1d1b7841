import type { LocaleCode } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
import type { Page } from '../page.ts';
import { wordsIn } from '../words/words.ts';
import * as styles from './Breadcrumbs.css.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';

/** Place of the page in the site. */
export function Breadcrumbs({ page, locale, name }: { page: Page; locale: LocaleCode; name: string }) {
  const crumbs = breadcrumbsOf(page, locale, name);
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={wordsIn[locale].article.breadcrumbs}>
      <ol className={styles.list}>
        {crumbs.map(({ label, path }) => (
          <li key={path} className={styles.crumb}>
            {path === page.path ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a className={styles.link} href={pathIn(locale, path)}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
