import { brand } from '@quotient/contract/brand';
import { formatPrice } from '@quotient/iq-test/ui';
import { operator } from '../content/operator.ts';
import type { Page } from '../page.ts';
import { Filled } from './Filled.tsx';
import * as styles from './Prose.css.ts';

const price = formatPrice(brand.chargedPrice, 'en');
const { low, high } = brand.statedRange;

/** Who runs the site, and the terms (`#terms`) that the payment screen points to. */
export const imprint: Page = {
  path: '/imprint',
  above: 'company',
  write: () => ({
    title: `Imprint and terms: ${brand.name}`,
    description: `Who runs this site, and the terms of the ${brand.name}.`,
    content: (
      <article className={styles.prose}>
        <h1 className={styles.title}>Imprint</h1>
        <dl>
          <dt>Operator</dt>
          <dd>
            <Filled value={operator.name} what="their name" />
          </dd>
          <dt>Address</dt>
          <dd>
            <Filled value={operator.address} what="their address" />
          </dd>
          <dt>Email</dt>
          <dd>
            <Filled value={operator.email} what="their email address" />
          </dd>
          <dt>Registration</dt>
          <dd>
            <Filled value={operator.registration} what="their registration" />
          </dd>
        </dl>
        <p>
          {brand.organization} is free software. Whoever installs it is its operator and answers for this
          site; the authors of the software are not your contract partner.
        </p>

        <h2 id="terms" className={styles.section}>
          Terms
        </h2>
        <p>
          <strong>What you pay.</strong> Taking the {brand.name} is free. Seeing its results costs a one-time
          fee of {price}. There is no subscription, and no account. The amount on the pay button is the amount
          that is charged.
        </p>
        <p>
          <strong>What you get.</strong> Right after payment: an estimated IQ score (the stated range is {low}
          –{high}), your percentile, the number of correct answers, an analysis of five cognitive abilities,
          and a worked explanation of each question. You can email the results to yourself and share them by a
          link. One payment opens the results of one test; taking the test again is a new test.
        </p>
        <p>
          <strong>What it is good for.</strong> Entertainment and education. The score is an estimate from 20
          questions and includes a small random part; it is not a clinical or psychological assessment, and
          must not decide about a job, a school place or a treatment.
        </p>
        <p>
          <strong>Withdrawal.</strong> Where you buy as a consumer, the law may give you 14 days to withdraw
          from a purchase. The results are digital content that is delivered at once: by paying you ask for
          delivery before those 14 days are over, and where the law says so, your right to withdraw ends with
          the delivery. If your results do not appear after payment, or are wrong through a fault of ours,
          write to the operator and you get your money back.
        </p>
        <p>
          <strong>Demo checkout.</strong> While this installation uses the demo checkout, no money moves and
          there is nothing to withdraw from.
        </p>
      </article>
    ),
  }),
};
