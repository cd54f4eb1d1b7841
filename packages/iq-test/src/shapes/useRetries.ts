import { useEffect, useState } from 'react';

/** Pauses before something is fetched again, in milliseconds. After the last one only the visitor or the network asks. */
const PAUSES_MS = [1000, 3000, 10_000, 30_000];

/** Attempts at fetching something that the browser fetches itself. */
export interface Retries {
  /** Counts them: the key of the element that fetches. */
  attempt: number;
  /** The last one failed, and none has succeeded since. */
  hasFailed: boolean;
  onError: () => void;
  onLoad: () => void;
  /** Tries at once. */
  retry: () => void;
}

/** Fetches again what has failed: after a pause, when the network is back, and when the visitor asks. */
export function useRetries(): Retries {
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  const retry = () => setAttempt((before) => before + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure has one pause
  useEffect(() => {
    if (failures === 0) return;
    const pause = PAUSES_MS[failures - 1];
    const timer = pause === undefined ? undefined : setTimeout(retry, pause);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [failures]);
  return {
    attempt,
    hasFailed: failures > 0,
    onError: () => setFailures((before) => before + 1),
    onLoad: () => setFailures(0),
    retry,
  };
}
