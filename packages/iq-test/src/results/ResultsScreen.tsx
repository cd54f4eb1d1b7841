import type { PublicQuestion, QuestionSetName, TestResults, TimeFactor } from '@quotient/contract';
import { type BrandConfig, brand as defaultBrand, localizeBrand, nameInText } from '@quotient/contract/brand';
import { asksOthers, baseSecondsOf, questionCounts } from '@quotient/contract/questionSets';
import { forwardRef, type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { formatDate, formatPrice } from '../i18n/format.ts';
import { useLocale, useT } from '../i18n/useT.ts';
import { TimeChoice } from '../timer/TimeChoice.tsx';
import { cx } from '../ui/cx.ts';
import { moveFocus } from '../ui/moveFocus.ts';
import type { With, Without } from '../ui/propForms.ts';
import type { ToastSink } from '../ui/toasts.ts';
import type { CertificateLinks } from './certificateModel.ts';
import { chapter } from './chapter.ts';
import { groupReview } from './groupReview.ts';
import { Jumps } from './Jumps.tsx';
import { KeepSection } from './KeepSection.tsx';
import { ResultsRecord } from './ResultsRecord.tsx';
import * as styles from './ResultsScreen.css.ts';
import { RetakeButton, type RetakeButtonProps } from './RetakeButton.tsx';
import { Review } from './Review.tsx';
import { ScoreSections } from './ScoreSections.tsx';

const noShapes: ReadonlyMap<string, string> = new Map();

interface Given extends Omit<HTMLAttributes<HTMLElement>, 'results'> {
  /** Results as the server stores them; it sends them once the session is paid. */
  results: TestResults;
  /** The questions of the session, in display order, for the review of each answer. */
  questions?: readonly PublicQuestion[] | undefined;
  /** Name → SVG content, see `Shape`. @default the shapes that are built in */
  shapes?: ReadonlyMap<string, string> | undefined;
  /**
   * Brand in the current language, see `localizeBrand`: its name, both prices and the stated range are shown.
   * @default the shipped brand, and no price beside a retake
   */
  brand?: BrandConfig | undefined;
  /** Sends these results to an address, see `onSend` of `EmailForm`. */
  onEmail?: ((email: string) => Promise<unknown>) | undefined;
  /** Makes the public page and resolves to its address, see `ShareSection`. */
  onShare?: (() => Promise<string>) | undefined;
  /** The address of the public page, where there is one already. Only beside `onShare`. */
  sharedLink?: string | undefined;
  /** Stops sharing, see `ShareSection`. Only with `onShare`. @default no way to stop sharing here */
  onTakeBack?: (() => Promise<unknown>) | undefined;
  /** Creates a certificate and resolves to its links. Anyone with its code can check score, times and date. */
  onCertificate?: (() => Promise<CertificateLinks>) | undefined;
  /** Links to the certificate, if there is one already. Only with `onCertificate`. */
  certificate?: CertificateLinks | undefined;
  /** Withdraws the certificate. Only with `onCertificate`. @default no way to withdraw it here */
  onTakeBackCertificate?: (() => Promise<unknown>) | undefined;
  /** Makes a link that opens the results on any device; resolves to its address. @default no link is offered */
  onPrivateLink?: (() => Promise<string>) | undefined;
  /** Ends all such links. Only with `onPrivateLink`. @default no way to end them here */
  onEndPrivateLinks?: (() => Promise<unknown>) | undefined;
  /** Says what became of sending and sharing as well. @default the form and the section alone say it */
  toasts?: ToastSink | undefined;
  /** Called for a new test, after the question where the results could be lost. */
  onRetake?: (() => void) | undefined;
  /** Set of a new test, as the session says it. Only beside `onRetake`. @default no word of its questions */
  retakeSet?: QuestionSetName | undefined;
  /** Time of a new test, as a multiple of what its set has. Only beside `onRetake`. @default that of these results */
  timeFactor?: TimeFactor | undefined;
  /** Called with another time for a new test. Only beside `onRetake`. @default the time can't be chosen here */
  onTimeFactorChange?: ((timeFactor: TimeFactor) => void) | undefined;
  /** A new test is on its way. Only beside `onRetake`. @default false */
  retaking?: boolean | undefined;
  /** Opens the browser's print dialog. */
  onPrint?: (() => void) | undefined;
  /** Shows the report with every worked solution, see `FullReport`. @default no way to it here */
  onReport?: (() => void) | undefined;
  /** Page of the withdrawal function, beside the order number. @default no link */
  withdrawalHref?: string | undefined;
  /** Origin that illustrations come from. @default '' */
  assetBase?: string | undefined;
}

/** Allows some props only with the prop that they belong to: without it they would do nothing. */
type OnlyBeside<Main extends keyof Given, Others extends keyof Given> = With<Given, Main> | Without<Others>;

/** All other attributes, and the ref, go to the `<article>`. What is not given is not shown. */
export type ResultsScreenProps = Given &
  OnlyBeside<'onShare', 'sharedLink' | 'onTakeBack'> &
  OnlyBeside<'onCertificate', 'certificate' | 'onTakeBackCertificate'> &
  OnlyBeside<'onPrivateLink', 'onEndPrivateLinks'> &
  OnlyBeside<'onRetake', 'retaking' | 'retakeSet' | 'timeFactor' | 'onTimeFactorChange'>;

interface RetakeProps
  extends Pick<RetakeButtonProps, 'isKept' | 'busy' | 'onRetake'>,
    Pick<Given, 'results' | 'brand' | 'retakeSet' | 'onTimeFactorChange'> {
  timeFactor: TimeFactor;
}

/** Button of a new test, with what it costs and asks, and its time. */
function Retake({ results, brand, retakeSet, timeFactor, onTimeFactorChange, ...button }: RetakeProps) {
  const locale = useLocale();
  return (
    <div className={styles.retake}>
      <RetakeButton
        {...button}
        price={brand && formatPrice(brand.advertisedPrice, locale)}
        chargedPrice={brand && formatPrice(brand.chargedPrice, locale)}
        asks={retakeSet && { questions: questionCounts[retakeSet], areOther: asksOthers(retakeSet) }}
      >
        {onTimeFactorChange && (
          <TimeChoice
            baseSeconds={retakeSet ? baseSecondsOf(retakeSet) : results.durationSeconds / results.timeFactor}
            timeFactor={timeFactor}
            onChange={onTimeFactorChange}
          />
        )}
      </RetakeButton>
    </div>
  );
}

/**
 * The paid report: score, curve, categories, every solution, and ways to keep it. Prints as one page.
 *
 * @example
 * import { ResultsScreen } from '@quotient/iq-test';
 *
 * <ResultsScreen
 *   results={results}
 *   questions={session.questions}
 *   shapes={shapes}
 *   onEmail={sendMyEmail}
 *   onShare={makeMyPage}
 *   onRetake={startAgain}
 *   onPrint={() => print()}
 * />
 */
export const ResultsScreen = forwardRef<HTMLElement, ResultsScreenProps>(function ResultsScreen(
  {
    results,
    questions,
    shapes = noShapes,
    brand: given,
    onEmail,
    onShare,
    sharedLink,
    onTakeBack,
    onCertificate,
    certificate,
    onTakeBackCertificate,
    onPrivateLink,
    onEndPrivateLinks,
    toasts,
    onRetake,
    retakeSet,
    timeFactor = results.timeFactor,
    onTimeFactorChange,
    retaking = false,
    onPrint,
    onReport,
    withdrawalHref,
    assetBase,
    className,
    ...rest
  },
  ref,
) {
  const t = useT();
  const locale = useLocale();
  const brand = given ?? localizeBrand(defaultBrand, locale);
  const titleRef = useRef<HTMLHeadingElement>(null);
  // the place to read on from, after the checkout
  useEffect(() => moveFocus(titleRef.current), []);
  const isKeepable = Boolean(onEmail || onShare || onCertificate || onPrivateLink || onPrint || onReport);
  const isReviewed = questions !== undefined && groupReview(results.review, questions).length > 0;
  const [isMailed, setMailed] = useState(false);
  const [isShared, setShared] = useState(sharedLink !== undefined);
  /** The same, and what it has done is noted: the question before a retake says how to keep results that are nowhere else. */
  const noting =
    <V extends unknown[], T>(work: (...values: V) => Promise<T>, note: () => void) =>
    async (...values: V) => {
      const done = await work(...values);
      note();
      return done;
    };
  return (
    <article {...rest} ref={ref} className={cx(styles.screen, className)}>
      <header className={styles.head}>
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          {t('results.title', { name: nameInText(brand) })}
        </h1>
        <p className={styles.date}>{formatDate(results.finishedAt, locale)}</p>
      </header>
      <ScoreSections results={results} statedRange={brand.statedRange}>
        <Jumps
          to={{
            keep: isKeepable,
            share: onShare !== undefined,
            certificate: onCertificate !== undefined,
            solutions: isReviewed,
          }}
        />
      </ScoreSections>
      {questions && (
        <Review
          {...chapter('solutions')}
          results={results}
          questions={questions}
          shapes={shapes}
          assetBase={assetBase}
        />
      )}
      {isKeepable && (
        <KeepSection
          results={results}
          brand={brand}
          onEmail={onEmail}
          onShare={onShare && noting(onShare, () => setShared(true))}
          sharedLink={sharedLink}
          onTakeBack={onTakeBack && noting(onTakeBack, () => setShared(false))}
          onCertificate={onCertificate}
          certificate={certificate}
          onTakeBackCertificate={onTakeBackCertificate}
          onPrivateLink={onPrivateLink}
          onEndPrivateLinks={onEndPrivateLinks}
          onPrint={onPrint}
          onReport={onReport}
          onSent={() => setMailed(true)}
          toasts={toasts}
        />
      )}
      <footer className={styles.foot}>
        <ResultsRecord results={results} withdrawalHref={withdrawalHref} />
        {onRetake && (
          <Retake
            brand={given}
            results={results}
            retakeSet={retakeSet}
            isKept={isMailed || isShared}
            busy={retaking}
            onRetake={onRetake}
            timeFactor={timeFactor}
            onTimeFactorChange={onTimeFactorChange}
          />
        )}
      </footer>
    </article>
  );
});
