import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import * as styles from './SampleReport.css.ts';
import { useFetched } from './useFetched.ts';

interface SampleReportProps {
  /** Fetches the report's components and words. Called when the sample is first opened, and again after a failure. */
  load: () => Promise<Pick<typeof import('../results/SampleResults.tsx'), 'SampleResults'>>;
}

/** A line that opens a sample of the report: before that, nothing of it is fetched. */
export function SampleReport({ load }: SampleReportProps) {
  const t = useT();
  const ref = useRef<HTMLDetailsElement>(null);
  const [isWanted, setWanted] = useState(false);
  const { file, hasFailed, retry } = useFetched(isWanted, load, 'the sample report could not be loaded');
  useEffect(() => {
    if (ref.current?.open) setWanted(true); // opened in a page that was prerendered
  }, []);
  return (
    <details
      ref={ref}
      className={styles.sample}
      suppressHydrationWarning
      onToggle={(event) => event.currentTarget.open && setWanted(true)}
    >
      <summary className={styles.summary}>{t('flow.sample')}</summary>
      {file ? (
        <file.SampleResults />
      ) : (
        <div role="status">
          <p>{t(hasFailed ? 'errors.network' : 'common.loading')}</p>
          {hasFailed && <Button onClick={retry}>{t('common.retry')}</Button>}
        </div>
      )}
    </details>
  );
}
