import { withdrawalAdminRoutes } from '@quotient/contract/admin';
import { brand } from '@quotient/contract/brand';
import { Suspense, useEffect, useRef } from 'react';
import { NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { LogoMark } from '../../layout/LogoMark.tsx';
import { useAdminQuery } from '../api.ts';
import { Loading } from '../parts/Loading.tsx';
import { SignOut } from '../signIn/SignOut.tsx';
import { useWords } from '../words.tsx';
import { Languages } from './Languages.tsx';
import * as styles from './Shell.css.ts';
import { shellWords } from './words.ts';

/** Milliseconds between two looks for declarations. */
const ASK_EVERY_MS = 300_000;
/** Number from which they aren't counted. */
const MANY = 100;

/** The screens, in the order of the navigation. */
const screens = [
  'dashboard',
  'sessions',
  'withdrawals',
  'statistics',
  'questions',
  'shapes',
  'partners',
  'audit',
  'operators',
  'account',
] as const;

/** Number of declarations of withdrawal that need an operator, if there are any. */
function OpenWithdrawals() {
  const words = useWords(shellWords);
  const { data } = useAdminQuery(
    withdrawalAdminRoutes.countOpenWithdrawals,
    {},
    { refetchInterval: ASK_EVERY_MS },
  );
  if (!data || data.open === 0) return null;
  return (
    <span className={styles.open}>
      {words.open({ count: data.open < MANY ? data.open : `${MANY - 1}+` })}
    </span>
  );
}

function Screens() {
  const words = useWords(shellWords);
  return (
    <ul className={styles.list}>
      {screens.map((screen) => (
        <li key={screen}>
          <NavLink className={styles.link} to={`/${screen}`}>
            <span>{`${words.screens[screen]} `}</span>
            {screen === 'withdrawals' && <OpenWithdrawals />}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** Frame of every screen: the head, the navigation and the language. */
export function Shell() {
  const words = useWords(shellWords);
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu that led somewhere is closed there
  useEffect(() => menu.current?.removeAttribute('open'), [pathname]);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {words.skip}
      </a>
      <header className={styles.header}>
        <a className={styles.logo} href="/">
          <LogoMark />
          <span>{brand.organization}</span>
        </a>
        <span className={styles.area}>{words.area}</span>
        <details className={styles.menu} ref={menu}>
          <summary className={styles.summary}>{words.menu}</summary>
          <nav className={styles.panel} aria-label={words.navigation}>
            <Screens />
            <div className={styles.foot}>
              <Languages />
              <SignOut />
            </div>
          </nav>
        </details>
      </header>
      <div className={styles.columns}>
        <nav className={styles.side} aria-label={words.navigation}>
          <Screens />
          <div className={styles.foot}>
            <Languages />
            <SignOut />
          </div>
        </nav>
        <main id="content" className={styles.main} tabIndex={-1}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {/* every newly opened page has the same key: one would be scrolled like the other */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </div>
  );
}
