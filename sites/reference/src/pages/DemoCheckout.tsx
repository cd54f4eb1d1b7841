import { brand } from '@quotient/contract/brand';
import { heading } from '@quotient/iq-test/theme';
import { Skeleton } from '@quotient/iq-test/ui';
import { Island } from '../islands/Island.tsx';
import { LogoMark } from '../layout/LogoMark.tsx';
import type { Page } from '../page.ts';
import * as styles from './DemoCheckout.css.ts';

/** Stands in for a payment provider's own page, so it is bare. Made for the 520 × 740 pop-up. */
export const demoCheckout: Page = {
  path: '/demo-checkout',
  title: 'Demo checkout: no money moves',
  description: 'A stand-in for a payment page. No money moves.',
  indexed: false,
  bare: true,
  Content: () => (
    <main className={styles.page}>
      <div className={styles.demo}>
        <h1 className={styles.demoTitle}>DEMO</h1>
        <p className={styles.demoText}>
          This is not a real checkout. No money moves, and no card is asked for.
        </p>
      </div>
      <div className={styles.body}>
        <p className={styles.seller}>
          <LogoMark />
          {brand.organization}
        </p>
        <h2 className={heading.section}>{brand.name} results</h2>
        <Island name="demo-checkout" placeholder={<Skeleton label="Loading the checkout…" />} />
      </div>
    </main>
  ),
};
