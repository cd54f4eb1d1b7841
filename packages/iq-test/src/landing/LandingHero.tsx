import type { QuestionSetName } from '@quotient/contract';
import { type BrandConfig, claimsOf, nameInText, unprovenClaims } from '@quotient/contract/brand';
import { questionCounts } from '@quotient/contract/questionSets';
import { type ReactNode, useId } from 'react';
import { useT } from '../i18n/useT.ts';
import * as styles from './Landing.css.ts';
import { Practice } from './Practice.tsx';

interface LandingHeroProps {
  brand: BrandConfig;
  set: QuestionSetName;
  /** Ways to begin. */
  children: ReactNode;
}

/** The head of the landing page: what the test is, and how to begin. */
export function LandingHero({ brand, set, children }: LandingHeroProps) {
  const t = useT();
  const titleId = useId();
  const { superlative } = claimsOf(brand);
  return (
    <section className={styles.hero} aria-labelledby={titleId}>
      <div>
        {superlative !== null && (
          <p className={styles.claim}>
            <span>{superlative}</span>{' '}
            {unprovenClaims(brand).includes('superlative') && (
              <span className={styles.claimNote}>{t('landing.unproven.superlative')}</span>
            )}
          </p>
        )}
        <h1 id={titleId} tabIndex={-1} part="title" className={styles.title}>
          {t('landing.title', { name: nameInText(brand) })}
        </h1>
        <p className={styles.lead}>{t('landing.lead', { questions: questionCounts[set] })}</p>
        <div className={styles.start}>{children}</div>
      </div>
      <div className={styles.specimen}>
        <Practice />
      </div>
    </section>
  );
}
