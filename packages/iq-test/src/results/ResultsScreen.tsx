import { useSignals } from '@preact/signals-react/runtime';
import type { PublicQuestion, TestResults } from '@quotient/contract';
import { type BrandConfig, brand as defaultBrand, localizeBrand, nameInText } from '@quotient/contract/brand';
import { forwardRef, type HTMLAttributes, useEffect, useId, useRef } from 'react';
import { formatDate, formatPrice } from '../i18n/format.ts';
import { useLocale, useT } from '../i18n/useT.ts';
import { muted, small } from '../theme/typography.css.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { moveFocus } from '../ui/moveFocus.ts';
import { Notice } from '../ui/Notice.tsx';
import { CategoryChart } from './CategoryChart.tsx';
import { EmailForm } from './EmailForm.tsx';
import type { EmailResults } from './emailResultsModel.ts';
import * as styles from './ResultsScreen.css.ts';
import { RetakeButton } from './RetakeButton.tsx';
import { Review } from './Review.tsx';
import { ScoreExplanation } from './ScoreExplanation.tsx';
import { ScoreSummary } from './ScoreSummary.tsx';
import { Section } from './Section.tsx';
import { ShareSection } from './ShareSection.tsx';
import type { ShareResults } from './shareResultsModel.ts';

const noShapes: ReadonlyMap<string, string> = new Map();

/** All other attributes, and the ref, go to the `<article>`. What is not given is not shown. */
export interface ResultsScreenProps extends Omit<HTMLAttributes<HTMLElement>, 'results'> {
  /** As the server has stored them; it gives them out once the session is paid. */
  results: TestResults;
  /** The questions of the session, in display order, for the review of each answer. */
  questions?: readonly PublicQuestion[] | undefined;
  /** Name → SVG content, see `Shape`. @default the shapes that are built in */
  shapes?: ReadonlyMap<string, string> | undefined;
  /**
   * In the language in use, see `localizeBrand`: its name, both prices and the stated range are shown.
   * @default the shipped brand
   */
  brand?: BrandConfig | undefined;
  /** Sends these results. Once it has, a retake no longer asks first. */
  email?: EmailResults | undefined;
  /** Shares these results. Once there is a link, a retake no longer asks first. */
  share?: ShareResults | undefined;
  /** Called for a new test, after the question where the results could be lost. */
  onRetake?: (() => void) | undefined;
  /** A new test is on its way. @default false */
  retaking?: boolean;
  /** Opens the browser's print dialog. */
  onPrint?: (() => void) | undefined;
  /** Origin that illustrations come from. @default '' */
  assetBase?: string | undefined;
}

/** The paid report: score, curve, categories, every solution, and ways to keep it. Prints as one page. */
export const ResultsScreen = forwardRef<HTMLElement, ResultsScreenProps>(function ResultsScreen(
  {
    results,
    questions,
    shapes = noShapes,
    brand: given,
    email,
    share,
    onRetake,
    retaking = false,
    onPrint,
    assetBase,
    className,
    ...rest
  },
  ref,
) {
  useSignals();
  const t = useT();
  const locale = useLocale();
  const brand = given ?? localizeBrand(defaultBrand, locale);
  const titleRef = useRef<HTMLHeadingElement>(null);
  // the place to read on from, after the checkout
  useEffect(() => moveFocus(titleRef.current), []);
  const emailTitleId = useId();
  const shareTitleId = useId();
  const record = [
    [t('results.recordModel'), results.model],
    [t('results.recordSession'), results.sessionId],
  ] satisfies [string, string][];
  return (
    <article {...rest} ref={ref} className={cx(styles.screen, className)}>
      <header className={styles.head}>
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          {t('results.title', { name: nameInText(brand) })}
        </h1>
        <p className={styles.date}>{formatDate(results.finishedAt, locale)}</p>
      </header>
      {results.isTooFast && (
        <Notice tone="warning" className={styles.warning}>
          {t('results.tooFast')}
        </Notice>
      )}
      <ScoreSummary results={results} />
      <Section title={t('results.categoriesTitle')} lead={t('results.categoriesLead')} printed>
        <CategoryChart categories={results.categories} />
      </Section>
      <Section title={t('results.how')} lead={t('results.howLead')} printed>
        <ScoreExplanation results={results} statedRange={brand.statedRange} />
      </Section>
      {questions && <Review results={results} questions={questions} shapes={shapes} assetBase={assetBase} />}
      {(email || share || onPrint) && (
        <Section
          title={t('results.keepTitle')}
          lead={t('results.keepLead')}
          action={onPrint && <Button onClick={onPrint}>{t('results.print')}</Button>}
        >
          <div className={styles.keep}>
            {email && (
              <section aria-labelledby={emailTitleId} className={styles.part}>
                <h3 id={emailTitleId} className={styles.partTitle}>
                  {t('results.emailTitle')}
                </h3>
                <p className={cx(small, muted)}>{t('results.emailText')}</p>
                <EmailForm model={email} name={nameInText(brand)} />
              </section>
            )}
            {share && (
              <section aria-labelledby={shareTitleId} className={styles.part}>
                <h3 id={shareTitleId} className={styles.partTitle}>
                  {t('results.shareTitle')}
                </h3>
                <ShareSection model={share} results={results} brand={brand} />
              </section>
            )}
          </div>
        </Section>
      )}
      <footer className={styles.foot}>
        <dl className={styles.record}>
          {record.map(([term, value]) => (
            <div key={term} className={styles.recordEntry}>
              <dt>{term}</dt>
              <dd className={styles.recordValue}>
                <bdi dir="ltr">{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {onRetake && (
          <div className={styles.retake}>
            <RetakeButton
              price={formatPrice(brand.advertisedPrice, locale)}
              chargedPrice={formatPrice(brand.chargedPrice, locale)}
              isKept={email?.wasSent.value || share?.link.value !== undefined}
              busy={retaking}
              onRetake={onRetake}
            />
          </div>
        )}
      </footer>
    </article>
  );
});
