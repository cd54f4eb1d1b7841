import type { TestResults } from '@quotient/contract';
import { useT } from '../i18n/useT.ts';
import * as styles from './ResultsScreen.css.ts';

interface ResultsRecordProps {
  results: Pick<TestResults, 'model' | 'sessionId' | 'orderNumber'>;
  /** Page of the withdrawal function, beside the order number. @default no link */
  withdrawalHref?: string | undefined;
}

/** Origin of the score: the order, the test and its method, for later questions. */
export function ResultsRecord({ results, withdrawalHref }: ResultsRecordProps) {
  const t = useT();
  const { orderNumber, model, sessionId } = results;
  const entries = [
    ...(orderNumber === undefined ? [] : [[t('results.recordOrder'), orderNumber] as const]),
    [t('results.recordModel'), model],
    [t('results.recordSession'), sessionId],
  ] as const;
  return (
    <>
      {orderNumber !== undefined && withdrawalHref !== undefined && (
        <a className={styles.withdraw} href={withdrawalHref} target="_blank" rel="noopener">
          {t('results.withdraw')}
        </a>
      )}
      <dl className={styles.record}>
        {entries.map(([term, value]) => (
          <div key={term} className={styles.recordEntry}>
            <dt>{term}</dt>
            <dd className={styles.recordValue}>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
