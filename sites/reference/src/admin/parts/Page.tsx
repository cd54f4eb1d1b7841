import { brand } from '@quotient/contract/brand';
import { pushToDataLayer } from '@quotient/iq-test';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import * as styles from './Page.css.ts';

interface PageProps {
  /** The heading, and the title of the window. */
  title: string;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** A sentence below the heading. */
  intro?: ReactNode;
  children?: ReactNode;
}

/** One screen: its heading, which takes the focus when the screen opens, and what is below it. */
export function Page({ title, actions, intro, children }: PageProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${brand.organization}`;
  }, [title]);
  // after the title, which it tells: one view for each address, whatever the title becomes
  useEffect(() => {
    pushToDataLayer({ event: 'page_view', page_path: `/admin${pathname}`, page_title: document.title });
  }, [pathname]);
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </>
  );
}

/** A part of a screen, with its heading. */
export function Section({ title, actions, children }: Omit<PageProps, 'intro'>) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
