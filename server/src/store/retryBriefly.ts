import { errorCode } from '../base/errors.ts';

/**
 * Temporary errors: a virus scanner, an indexer or another machine of a network disk has the file open, or the
 * process has too many open files.
 */
const passing: readonly (string | undefined)[] = [
  'EPERM',
  'EACCES',
  'EBUSY',
  'EMFILE',
  'ENFILE',
  'EAGAIN',
  'EINTR',
];

/** Together about 600 ms: a visitor still waits, and a lasting fault is reported soon. */
const PAUSES_MS = [10, 20, 40, 80, 160, 320];

/**
 * Tries an operation of the file system again for a moment, if its failure may be temporary.
 * @param reasons Temporary errors. @default see `passing`
 */
export async function retryBriefly<T>(operation: () => Promise<T>, reasons = passing): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await operation();
    } catch (error) {
      if (!reasons.includes(errorCode(error))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return operation();
}
