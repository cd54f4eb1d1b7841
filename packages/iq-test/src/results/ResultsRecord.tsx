import type { TestResults } from '@quotient/contract';
import { useT } from '../i18n/useT.ts';
import * as styles from './ResultsScreen.css.ts';

/** Origin of the score: the test and its method, for later questions. */
export function ResultsRecord({ results }: { results: Pick<TestResults, 'model' | 'sessionId'> }) {
  const t = useT();
  const entries = [
    [t('results.recordModel'), results.model],
    [t('results.recordSession'), results.sessionId],
  ] satisfies [string, string][];
  return (
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
  );
}
