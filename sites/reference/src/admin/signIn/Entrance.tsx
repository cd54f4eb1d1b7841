import { brand } from '@quotient/contract/brand';
import { Notice } from '@quotient/iq-test/ui';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { LogoMark } from '../../layout/LogoMark.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Languages } from '../shell/Languages.tsx';
import { useWords } from '../words.tsx';
import * as styles from './signIn.css.ts';
import { signInWords } from './words.ts';

/** Frame of the screens before signing in. */
export function Entrance() {
  const words = useWords(signInWords);
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
        {!isSecureContext && (
          <Notice tone="warning">
            <p>{words.insecure}</p>
          </Notice>
        )}
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
