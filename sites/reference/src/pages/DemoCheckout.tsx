import { brand } from '@quotient/contract/brand';
import { heading } from '@quotient/iq-test/theme';
import { Skeleton } from '@quotient/iq-test/ui';
import { Island } from '../islands/Island.tsx';
import { LogoMark } from '../layout/LogoMark.tsx';
import type { Page } from '../page.ts';
import { say, wordsIn } from '../words/words.ts';
import * as styles from './DemoCheckout.css.ts';

/** Bare replacement for a payment provider's page. Made for the 520 × 740 pop-up. */
export const demoCheckout: Page = {
  path: '/demo-checkout',
  indexed: false,
  bare: true,
  write: (locale) => {
    const words = wordsIn[locale].demoCheckout;
    return {
      title: words.title,
      description: words.description,
      island: 'other',
      content: (
        <main className={styles.page}>
          <div className={styles.demo}>
            <h1 className={styles.demoTitle}>DEMO</h1>
            <p className={styles.demoText}>{words.demo}</p>
          </div>
          <div className={styles.body}>
            <p className={styles.seller}>
              <LogoMark />
              {brand.organization}
            </p>
            <h2 className={heading.section}>{say(locale, words.what)}</h2>
            <Island
              name="demo-checkout"
              locale={locale}
              data={{ 'data-words': JSON.stringify(words) }}
              placeholder={<Skeleton label={words.loading} />}
            />
          </div>
        </main>
      ),
    };
  },
};
