import { formatClock } from '../i18n/format.ts';
import { useT } from '../i18n/useT.ts';
import * as styles from './PaymentScreen.css.ts';

interface TestFactsProps {
  answered: number;
  total: number;
  /** In seconds, as is `usedSeconds`. */
  durationSeconds: number | undefined;
  usedSeconds: number | undefined;
}

/** Summary of the visitor's test. */
export function TestFacts({ answered, total, durationSeconds, usedSeconds }: TestFactsProps) {
  const t = useT();
  return (
    <dl className={styles.facts}>
      <dt className={styles.factName}>{t('payment.answered')}</dt>
      <dd className={styles.factValue}>{t('payment.answeredValue', { answered, total })}</dd>
      {durationSeconds !== undefined && (
        <>
          <dt className={styles.factName}>{t('payment.duration')}</dt>
          <dd className={styles.factValue}>
            {/* minutes are said with one decimal, which 131:15 does not have */}
            {durationSeconds % 6 === 0
              ? t('payment.durationValue', { count: durationSeconds / 60 })
              : formatClock(durationSeconds)}
          </dd>
        </>
      )}
      {usedSeconds !== undefined && (
        <>
          <dt className={styles.factName}>{t('payment.timeUsed')}</dt>
          <dd className={styles.factValue}>{formatClock(usedSeconds)}</dd>
        </>
      )}
    </dl>
  );
}
