import { brand } from '@quotient/contract/brand';
import { column } from '../site.css.ts';
import * as styles from './Header.css.ts';
import { LogoMark } from './LogoMark.tsx';
import { headerLinks } from './links.ts';

/** The page's head: the logo leads home, the links lead on. `current` is the path of the page it stands on. */
export function Header({ current }: { current: string }) {
  return (
    <header className={styles.header}>
      <div className={`${column} ${styles.row}`}>
        <a className={styles.logo} href="/" data-home aria-label={`${brand.organization}, home`}>
          <LogoMark />
          <span>{brand.organization}</span>
        </a>
        <nav className={styles.navigation} aria-label="Main">
          {headerLinks.map(({ path, label }) => (
            <a
              key={path}
              className={styles.link}
              href={path}
              data-home={path === '/' ? '' : undefined}
              aria-current={path === current ? 'page' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}
