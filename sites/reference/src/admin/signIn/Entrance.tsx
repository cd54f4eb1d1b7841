import { brand } from '@quotient/contract/brand';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { LogoMark } from '../../layout/LogoMark.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Languages } from '../shell/Languages.tsx';
import * as styles from './signIn.css.ts';

/** What stands around the screens of whoever is not signed in. */
export function Entrance() {
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <a className={styles.logo} href="/">
          <LogoMark />
          <span>{brand.organization}</span>
        </a>
        <Languages />
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
