import { brand } from '@quotient/contract/brand';
import { heading } from '@quotient/iq-test/theme';
import { formatPrice, Skeleton } from '@quotient/iq-test/ui';
import { Island } from '../islands/Island.tsx';
import type { Page } from '../page.ts';
import * as styles from './SharedResult.css.ts';

const price = formatPrice(brand.advertisedPrice, 'en');

/** Answers for every `/r/…`. What it shows is read by the island: links to results are not for search engines. */
export const sharedResult: Page = {
  path: '/r',
  title: `A shared ${brand.name} result: see yours for ${price}`,
  description: `Someone shares the result of the ${brand.name} with you.`,
  indexed: false,
  Content: () => (
    <div className={styles.page}>
      <h1 className={heading.section}>A shared {brand.name} result</h1>
      <Island name="shared-result" placeholder={<Skeleton label="Loading the result…" />} />
    </div>
  ),
};
