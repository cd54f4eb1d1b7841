import type { ReactNode } from 'react';
import * as styles from './Root.css.ts';

export interface RootProps {
  children: ReactNode;
  /** BCP 47 tag of the texts inside. */
  lang?: string | undefined;
  /** @default 'ltr' */
  dir?: 'ltr' | 'rtl' | undefined;
}

/** The outermost element of everything we render: sets type and colors, and is the container that layouts measure. */
export function Root({ children, lang, dir = 'ltr' }: RootProps) {
  return (
    <div className={styles.container} lang={lang} dir={dir}>
      <div className={styles.root}>{children}</div>
    </div>
  );
}
