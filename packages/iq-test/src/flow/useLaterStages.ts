import { useCallback, useEffect, useState } from 'react';
import { report } from '../api/report.ts';

/** The screens that are shown after the test. */
export type LaterStages = typeof import('./laterStages.ts');
/** Fetches them. Rejects when they do not arrive, and is then called again. */
export type LoadLaterStages = () => Promise<LaterStages>;

/** Waits between tries, in milliseconds; then the visitor is asked to try again. */
const RETRY_DELAYS_MS = [1000, 2000, 4000, 8000];

const loadFromHere: LoadLaterStages = () => import('./laterStages.ts');

/** The stages after the test, fetched once they are `wanted`. */
export function useLaterStages(wanted: boolean, load: LoadLaterStages = loadFromHere) {
  const [stages, setStages] = useState<LaterStages>();
  const [tries, setTries] = useState(0);
  const delayMs = tries === 0 ? 0 : RETRY_DELAYS_MS[tries - 1];
  const hasFailed = delayMs === undefined;

  useEffect(() => {
    if (!wanted || stages || delayMs === undefined) return;
    let isCurrent = true;
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
  }, [wanted, stages, delayMs, load]);

  return { stages, hasFailed, retry: useCallback(() => setTries(0), []) };
}
