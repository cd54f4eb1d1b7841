import type { PublicQuestion, TestResults } from '@quotient/contract';
import { type BrandConfig, brand as defaultBrand, localizeBrand, nameInText } from '@quotient/contract/brand';
import { forwardRef, type HTMLAttributes, useEffect, useId, useRef, useState } from 'react';
import { formatDate } from '../i18n/format.ts';
import { useLocale, useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import * as field from '../ui/field.css.ts';
import { moveFocus } from '../ui/moveFocus.ts';
import * as styles from './FullReport.css.ts';
import { QrCode } from './QrCode.tsx';
import { ResultsRecord } from './ResultsRecord.tsx';
import * as screen from './ResultsScreen.css.ts';
import { Review } from './Review.tsx';
import { ScoreSections } from './ScoreSections.tsx';
import { titleForPrint } from './titleForPrint.ts';

const noShapes: ReadonlyMap<string, string> = new Map();

/** All other attributes, and the ref, go to the `<article>`. */
export interface FullReportProps extends Omit<HTMLAttributes<HTMLElement>, 'results'> {
  /** Results as the server stores them. */
  results: TestResults;
  /** The questions of the session, in display order. */
  questions: readonly PublicQuestion[];
  /** Name → SVG content, see `Shape`. @default the shapes that are built in */
  shapes?: ReadonlyMap<string, string> | undefined;
  /** Brand in the current language, see `localizeBrand`. @default the shipped brand */
  brand?: BrandConfig | undefined;
  /** Address that confirms the certificate, or the page that checks certificates. */
  checkAddress: string;
  /** True if `checkAddress` is that of this result's certificate. @default false */
  isCertified?: boolean | undefined;
  /** Origin that illustrations come from. @default '' */
  assetBase?: string | undefined;
  /** Opens the browser's print dialog. */
  onPrint: () => void;
  /** Leads back to the results. */
  onClose: () => void;
}

/**
 * The report to print or to save as a PDF: score, categories, every question with the visitor's answer, the right one
 * and the way to it. On the screen it is as on paper, below its controls; the browser sets it, so that every script is
 * set well. A name typed on it is neither sent nor stored. While it prints, the page's title is the name of the file.
 *
 * @example
 * import { FullReport } from '@quotient/iq-test';
 *
 * <FullReport
 *   results={results}
 *   questions={session.questions}
 *   shapes={shapes}
 *   checkAddress="https://quiz.example/verify"
 *   onPrint={() => print()}
 *   onClose={showResults}
 * />
 */
export const FullReport = forwardRef<HTMLElement, FullReportProps>(function FullReport(
  {
    results,
    questions,
    shapes = noShapes,
    brand: given,
    checkAddress,
    isCertified = false,
    assetBase,
    onPrint,
    onClose,
    className,
    ...rest
  },
  ref,
) {
  const t = useT();
  const locale = useLocale();
  const brand = given ?? localizeBrand(defaultBrand, locale);
  const name = nameInText(brand);
  const [person, setPerson] = useState('');
  const titleRef = useRef<HTMLHeadingElement>(null);
  const fieldId = useId();
  const hintId = useId();
  useEffect(() => {
    moveFocus(titleRef.current);
    // the controls above it are in sight as well: the visitor came for them
    titleRef.current?.closest('article')?.scrollIntoView({ block: 'start' });
  }, []);
  const date = new Date(results.finishedAt).toISOString().slice(0, 10);
  const fileName = t('results.report.fileName', { name, date });
  useEffect(() => titleForPrint(fileName), [fileName]);
  return (
    <article {...rest} ref={ref} className={cx(screen.screen, className)}>
      <div className={styles.controls}>
        <p className={styles.text}>{t('results.report.text')}</p>
        <div className={field.block}>
          <label htmlFor={fieldId} className={field.label}>
            {t('results.report.name')}
          </label>
          <input
            id={fieldId}
            className={field.field}
            type="text"
            dir="auto"
            maxLength={80}
            autoComplete="off"
            aria-describedby={hintId}
            value={person}
            onChange={(event) => setPerson(event.target.value)}
          />
          <p id={hintId} className={styles.text}>
            {t('results.report.nameHint')}
          </p>
        </div>
        <div className={styles.buttons}>
          <Button tone="primary" onClick={onPrint}>
            {t('results.print')}
          </Button>
          <Button onClick={onClose}>{t('results.report.back')}</Button>
        </div>
      </div>
      <header className={screen.head}>
        <h1 ref={titleRef} tabIndex={-1} className={screen.title}>
          {t('results.report.title', { name })}
        </h1>
        <p className={screen.date}>{formatDate(results.finishedAt, locale)}</p>
        {person.trim() && (
          <p className={styles.person}>
            <bdi>{t('results.report.tested', { person: person.trim() })}</bdi>
          </p>
        )}
      </header>
      <ScoreSections results={results} statedRange={brand.statedRange} />
      <Review results={results} questions={questions} shapes={shapes} assetBase={assetBase} isOpen />
      <footer className={styles.foot}>
        <QrCode address={checkAddress} />
        <div className={styles.check}>
          <p className={styles.line}>
            <span>{t(isCertified ? 'results.report.check' : 'results.report.noCertificate')}</span>{' '}
            <a href={checkAddress} target="_blank" rel="noopener">
              <bdi dir="ltr">{checkAddress}</bdi>
            </a>
          </p>
          <ResultsRecord results={results} />
        </div>
      </footer>
    </article>
  );
});
