import type { QuestionSetName, TimeFactor } from '@quotient/contract';
import { type BrandConfig, nameInText } from '@quotient/contract/brand';
import { baseSecondsOf } from '@quotient/contract/questionSets';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { formatPrice } from '../i18n/format.ts';
import { useLocale, useT } from '../i18n/useT.ts';
import { visuallyHidden } from '../theme/typography.css.ts';
import { TimeChoice } from '../timer/TimeChoice.tsx';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { Chapter } from './Chapter.tsx';
import * as styles from './Landing.css.ts';
import { LandingFacts } from './LandingFacts.tsx';
import { LandingHero } from './LandingHero.tsx';

/** All other attributes, and the ref, go to the outer `<div>`. */
export interface LandingProps extends HTMLAttributes<HTMLDivElement> {
  /** Brand in the current language, see `localizeBrand`. A claim that is `null` is not made. */
  brand: BrandConfig;
  /** Question set of the test, which determines the number of questions and the time. @default 'main' */
  set?: QuestionSetName | undefined;
  /** The chosen time, as a multiple of what the set has; changes only through `onTimeFactorChange`. */
  timeFactor: TimeFactor;
  /** Price shown here: the advertised one, the one at the checkout, or none. @default 'advertised' */
  priceDisplay?: 'advertised' | 'charged' | 'none' | undefined;
  /** Called with the time that the visitor has chosen. */
  onTimeFactorChange: (timeFactor: TimeFactor) => void;
  /** Gets the name on the button, for analytics. */
  onStart: (buttonName: string) => void;
  /** A test is on its way: both buttons are busy. */
  starting: boolean;
  /** A way back to a finished test of this device. */
  lastResult?: ReactNode;
  /** A sample of the report, before the closing chapter. @default none */
  sample?: ReactNode;
}

/**
 * Description of the test: its content, price and time, and two ways to begin.
 *
 * @example
 * import { defaultBrand, Landing, localizeBrand, type TimeFactor } from '@quotient/iq-test';
 * import { useState } from 'react';
 *
 * const [timeFactor, setTimeFactor] = useState<TimeFactor>(1);
 * return (
 *   <Landing
 *     brand={localizeBrand(defaultBrand, 'de')}
 *     timeFactor={timeFactor}
 *     onTimeFactorChange={setTimeFactor}
 *     starting={isStarting}
 *     onStart={start}
 *   />
 * );
 */
export const Landing = forwardRef<HTMLDivElement, LandingProps>(function Landing(
  {
    brand,
    set = 'main',
    timeFactor,
    priceDisplay = 'advertised',
    onTimeFactorChange,
    onStart,
    starting,
    lastResult,
    sample,
    className,
    ...rest
  },
  ref,
) {
  const t = useT();
  const locale = useLocale();
  const name = nameInText(brand);
  const charged = formatPrice(brand.chargedPrice, locale);
  const price = priceDisplay === 'charged' ? charged : formatPrice(brand.advertisedPrice, locale);
  const showsPrice = priceDisplay !== 'none';
  const startButton = (label: string) => (
    <Button tone="primary" size="large" busy={starting} onClick={() => onStart(label)}>
      {label}
    </Button>
  );

  return (
    <div {...rest} ref={ref} className={cx(styles.landing, className)}>
      {lastResult && <div className={styles.lastResult}>{lastResult}</div>}
      <p className={visuallyHidden} role="status">
        {starting && t('landing.starting')}
      </p>

      <LandingHero brand={brand} set={set}>
        <TimeChoice baseSeconds={baseSecondsOf(set)} timeFactor={timeFactor} onChange={onTimeFactorChange} />
        {startButton(t('landing.startHero', { name }))}
        <div className={styles.price}>
          {showsPrice && <p className={styles.priceNote}>{t('landing.price', { price })}</p>}
          <p className={styles.priceText}>
            <span>{t('landing.priceWhen')}</span>
            {showsPrice && charged !== price && (
              <span>{` ${t('landing.priceCharged', { price: charged })}`}</span>
            )}
          </p>
        </div>
      </LandingHero>
      <LandingFacts brand={brand} set={set} />
      {sample}

      <Chapter title={t('landing.closing')} className={cx(styles.ruled, styles.closing)}>
        {showsPrice && <p className={styles.closingText}>{t('landing.closingText', { price: charged })}</p>}
        {startButton(t('landing.startClosing', { name }))}
        <p className={styles.disclaimer}>{t('landing.disclaimer')}</p>
      </Chapter>
    </div>
  );
});
