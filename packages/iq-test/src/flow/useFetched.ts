import { useEffect, useState } from 'react';
import { report } from '../api/report.ts';
import { retryDelayMs } from '../api/retryDelayMs.ts';

/** After so many further tries the visitor is asked to try again. */
const MAX_RETRIES = 5;

/** Fetches a file by `load` once it is `wanted`, and again after a failure. `failure` is printed on the console. */
export function useFetched<T>(wanted: boolean, load: () => Promise<T>, failure: string) {
  const [fetched, setFetched] = useState<{ file: T }>();
  const [tries, setTries] = useState(0);
  const hasFailed = tries > MAX_RETRIES;

  useEffect(() => {
    if (!wanted || fetched || hasFailed) return;
    let isCurrent = true;
    const delayMs = tries === 0 ? 0 : retryDelayMs(undefined, tries - 1);
    const timer = setTimeout(() => {
      load().then(
        (file) => isCurrent && setFetched({ file }),
        (error) => {
          report(failure, error);
          if (isCurrent) setTries((count) => count + 1);
        },
      );
    }, delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, fetched, hasFailed, tries, load, failure]);

  return { file: fetched?.file, hasFailed, retry: () => setTries(0) };
}
