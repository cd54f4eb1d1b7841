import { brand } from '@quotient/contract/brand';
import { IqTest } from '@quotient/iq-test';
import { formatPrice, Skeleton } from '@quotient/iq-test/ui';
import { english } from '../english.ts';
import { Island } from '../islands/Island.tsx';
import type { Page } from '../page.ts';

const price = formatPrice(brand.advertisedPrice, 'en');

/** The test itself, and nothing else. Its first stage is prerendered: the first paint is the real landing. */
export const home: Page = {
  path: '/',
  title: `${brand.name}: 20 questions, 25 minutes, results for ${price}`,
  description: `Take the timed ${brand.name} without an account: 20 questions in 25 minutes, then your estimated IQ score, percentile and five cognitive abilities for a one-time fee of ${price}.`,
  Content: () => (
    <Island
      name="iq-test"
      prerendered={<IqTest i18n={english} />}
      placeholder={<Skeleton label="Getting your test back…" />}
    />
  ),
};
