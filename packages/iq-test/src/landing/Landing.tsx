import type { TimeFactor } from '@quotient/contract';
import { type BrandConfig, nameInText } from '@quotient/contract/brand';
import { questionSkills } from '@quotient/contract/question';
import { BASE_DURATION_SECONDS } from '@quotient/contract/testTime';
import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react';
import { formatPercent, formatPrice } from '../i18n/format.ts';
import { RichText } from '../i18n/RichText.tsx';
import { useLocale, useT } from '../i18n/useT.ts';
import { visuallyHidden } from '../theme/typography.css.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import * as styles from './Landing.css.ts';
import { SpecimenFigure } from './SpecimenFigure.tsx';
import { TimeChoice } from './TimeChoice.tsx';

const MINUTES = BASE_DURATION_SECONDS / 60;
/** How many the main set has (Specification §9). */
const QUESTIONS = 20;

/** All other attributes, and the ref, go to the outer `<div>`. */
export interface LandingProps extends HTMLAttributes<HTMLDivElement> {
  /** In the language in use, see `localizeBrand`. A claim that is `null` is not made. */
  brand: BrandConfig;
  /** The chosen time, as a multiple of the 25 minutes; changes only through `onTimeFactorChange`. */
  timeFactor: TimeFactor;
  /** Which price stands here: the one for advertising, the one at the checkout, or none. @default 'advertised' */
  priceDisplay?: 'advertised' | 'charged' | 'none' | undefined;
  /** Called with the time that the visitor has chosen. */
  onTimeFactorChange: (timeFactor: TimeFactor) => void;
  /** Gets the name on the button, for analytics. */
  onStart: (buttonName: string) => void;
  /** A test is on its way: both buttons are busy. */
  starting: boolean;
  /** A message above everything else. @default none */
  notice?: ReactNode;
  /** A way back to a finished test of this device. */
  lastResult?: ReactNode;
}

/** What the test is, what it costs and when, how much time there is, and two ways to begin. */
export const Landing = forwardRef<HTMLDivElement, LandingProps>(function Landing(
  {
    brand,
    timeFactor,
    priceDisplay = 'advertised',
    onTimeFactorChange,
    onStart,
    starting,
    notice,
    lastResult,
    className,
    ...rest
  },
  ref,
) {
  const t = useT();
  const locale = useLocale();
  const titleId = useId();
  const { claims, statedRange, advertisedPrice, chargedPrice } = brand;
  const name = nameInText(brand);
  const charged = formatPrice(chargedPrice, locale);
  const price = priceDisplay === 'charged' ? charged : formatPrice(advertisedPrice, locale);
  const showsPrice = priceDisplay !== 'none';

  const badges = [
    claims.testsTaken !== null && t('landing.badgeTaken', { tests: claims.testsTaken }),
    t('landing.badgeMinutes', { minutes: MINUTES }),
    claims.accuracyPercent !== null &&
      t('landing.badgeAccuracy', { percent: formatPercent(claims.accuracyPercent, locale) }),
  ].filter((badge) => badge !== false);
  const cards = [
    [t('landing.questionsTitle', { questions: QUESTIONS }), t('landing.questionsText')],
    [t('landing.timerTitle', { minutes: MINUTES }), t('landing.timerText', { minutes: MINUTES })],
    [t('landing.resultsTitle'), t('landing.resultsText', statedRange)],
  ] satisfies [string, string][];
  const points = [
    [t('landing.choiceTitle'), t('landing.choiceText')],
    [t('landing.difficultyTitle'), t('landing.difficultyText')],
    [t('landing.procedureTitle'), t('landing.procedureText')],
  ] satisfies [string, string][];

  const startButton = (label: string) => (
    <Button tone="primary" size="large" busy={starting} onClick={() => onStart(label)}>
      {label}
    </Button>
  );

  return (
    <div {...rest} ref={ref} className={cx(styles.landing, className)}>
      {(notice || lastResult) && (
        <div className={styles.notices}>
          {notice}
          {lastResult}
        </div>
      )}
      <p className={visuallyHidden} role="status">
        {starting && t('landing.starting')}
      </p>

      <section className={styles.hero} aria-labelledby={titleId}>
        <div>
          {claims.superlative !== null && <p className={styles.claim}>{claims.superlative}</p>}
          <h1 id={titleId} tabIndex={-1} className={styles.title}>
            {t('landing.title', { name })}
          </h1>
          <p className={styles.lead}>{t('landing.lead', { questions: QUESTIONS })}</p>
          <div className={styles.start}>
            <TimeChoice
              baseSeconds={BASE_DURATION_SECONDS}
              timeFactor={timeFactor}
              onChange={onTimeFactorChange}
            />
            {startButton(t('landing.startHero', { name }))}
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

      <ul className={styles.badges} aria-label={t('landing.badges')}>
        {badges.map((badge) => (
          <li key={badge} className={styles.badge}>
            <RichText
              text={badge}
              tags={{
                b: (value) => (
                  <b className={styles.badgeValue}>
                    {/* isolated: the plus of 2,500+ would change sides in a right-to-left line */}
                    <bdi>{value}</bdi>
                  </b>
                ),
              }}
            />
          </li>
        ))}
      </ul>

      <Chapter title={t('landing.how')}>
        <ul className={styles.cards}>
          {cards.map(([title, text]) => (
            <li key={title} className={styles.card}>
              <h3 className={styles.itemTitle}>{title}</h3>
              <p className={styles.text}>
                <RichText
                  text={text}
                  tags={{ nowrap: (range) => <span className={styles.nowrap}>{range}</span> }}
                />
              </p>
            </li>
          ))}
        </ul>
      </Chapter>

      <Chapter title={t('landing.expect')} className={styles.ruled}>
        <div className={styles.expect}>
          <ul className={styles.points}>
            {points.map(([title, text]) => (
              <li key={title} className={styles.point}>
                <h3 className={styles.itemTitle}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
          <div className={styles.types}>
            <h3 className={styles.itemTitle}>{t('landing.types')}</h3>
            <dl className={styles.typeList}>
              {questionSkills.map((skill) => (
                <div key={skill} className={styles.type}>
                  <dt className={styles.typeName}>{t(`landing.skills.${skill}.name`)}</dt>
                  <dd className={styles.typeText}>{t(`landing.skills.${skill}.text`)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Chapter>

      <Chapter title={t('landing.closing')} className={cx(styles.ruled, styles.closing)}>
        {showsPrice && <p className={styles.closingText}>{t('landing.closingText', { price: charged })}</p>}
        {startButton(t('landing.startClosing', { name }))}
        <p className={styles.disclaimer}>{t('landing.disclaimer')}</p>
      </Chapter>
    </div>
  );
});

function Chapter({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cx(styles.section, className)}>
      <h2 id={titleId} className={styles.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
