import { useCallback, useEffect, useState } from 'react';
import { report } from '../api/report.ts';
import { retryDelayMs } from '../api/retryDelayMs.ts';
import { importFile } from '../files/importFile.ts';

/** The screens that are shown after the test. */
export type LaterStages = Pick<typeof import('./PaymentStage.tsx'), 'PaymentStage'> &
  Pick<typeof import('./ResultsStage.tsx'), 'ResultsStage'>;
/** Fetches them. Rejects when they do not arrive, and is then called again. */
export type LoadLaterStages = () => Promise<LaterStages>;

/** After so many further tries the visitor is asked to try again. */
const MAX_RETRIES = 5;

const loadFromHere: LoadLaterStages = () => importFile(() => import('./laterStages.ts'), 'PaymentStage');

/** The stages after the test, fetched once they are `wanted`. */
export function useLaterStages(wanted: boolean, load: LoadLaterStages = loadFromHere) {
  const [stages, setStages] = useState<LaterStages>();
  const [tries, setTries] = useState(0);
  const hasFailed = tries > MAX_RETRIES;

  useEffect(() => {
    if (!wanted || stages || hasFailed) return;
    let isCurrent = true;
    const delayMs = tries === 0 ? 0 : retryDelayMs(undefined, tries - 1);
    const timer = setTimeout(() => {
      load().then(
        (loaded) => isCurrent && setStages(loaded),
        (error) => {
          report('the stages after the test could not be loaded', error);
          if (isCurrent) setTries((count) => count + 1);
        },
      );
    }, delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, stages, hasFailed, tries, load]);

  return { stages, hasFailed, retry: useCallback(() => setTries(0), []) };
}
