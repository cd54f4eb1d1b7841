import type { TimeFactor } from '@quotient/contract';
import { type BrandConfig, nameInText } from '@quotient/contract/brand';
import { BASE_DURATION_SECONDS } from '@quotient/contract/testTime';
import { type ReactNode, useId } from 'react';
import { formatPrice } from '../i18n/format.ts';
import { useLocale, useT } from '../i18n/useT.ts';
import * as styles from './Landing.css.ts';
import { SpecimenFigure } from './SpecimenFigure.tsx';
import { TimeChoice } from './TimeChoice.tsx';

interface LandingHeroProps {
  brand: BrandConfig;
  questionCount: number;
  timeFactor: TimeFactor;
  onTimeFactorChange: (timeFactor: TimeFactor) => void;
  priceDisplay: 'advertised' | 'charged' | 'none';
  startButton: ReactNode;
}

/** The head of the landing page: what the test is, how much time there is, how to begin, what it costs and when. */
export function LandingHero({
  brand,
  questionCount,
  timeFactor,
  onTimeFactorChange,
  priceDisplay,
  startButton,
}: LandingHeroProps) {
  const t = useT();
  const locale = useLocale();
  const titleId = useId();
  const { claims, advertisedPrice, chargedPrice } = brand;
  const charged = formatPrice(chargedPrice, locale);
  const price = priceDisplay === 'charged' ? charged : formatPrice(advertisedPrice, locale);
  const showsPrice = priceDisplay !== 'none';
  return (
    <section className={styles.hero} aria-labelledby={titleId}>
      <div>
        {claims.superlative !== null && <p className={styles.claim}>{claims.superlative}</p>}
        <h1 id={titleId} tabIndex={-1} className={styles.title}>
          {t('landing.title', { name: nameInText(brand) })}
        </h1>
        <p className={styles.lead}>{t('landing.lead', { questions: questionCount })}</p>
        <div className={styles.start}>
          <TimeChoice
            baseSeconds={BASE_DURATION_SECONDS}
            timeFactor={timeFactor}
            onChange={onTimeFactorChange}
          />
          {startButton}
          <div className={styles.price}>
            {showsPrice && <p className={styles.priceNote}>{t('landing.price', { price })}</p>}
            <p className={styles.priceText}>
              {t('landing.priceWhen')}
              {showsPrice && charged !== price && <> {t('landing.priceCharged', { price: charged })}</>}
            </p>
          </div>
        </div>
      </div>
      <div className={styles.specimen}>
        <SpecimenFigure />
      </div>
    </section>
  );
}
