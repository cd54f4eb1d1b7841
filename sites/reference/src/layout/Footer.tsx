import { brand } from '@quotient/contract/brand';
import { column } from '../site.css.ts';
import * as styles from './Footer.css.ts';
import { footerGroups } from './links.ts';

/** The page's foot: what else there is, and what a result is good for. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`${column} ${styles.grid}`}>
        <p className={styles.note}>
          The {brand.name} is for entertainment and education only. It is not a clinical assessment and
          replaces no professional advice.
        </p>
        {footerGroups.map(({ title, links }) => (
          <nav key={title} className={styles.group} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.list}>
              {links.map(({ path, label }) => (
                <li key={path}>
                  <a className={styles.link} href={path} data-home={path === '/' ? '' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className={styles.line}>
          © {brand.organization}
          {/* without script, to the page that explains them */}
          <a className={styles.link} href="/privacy-policy#cookies" data-cookie-settings>
            Cookie settings
          </a>
        </p>
      </div>
    </footer>
  );
}
