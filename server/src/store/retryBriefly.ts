import { errorCode } from '../base/errors.ts';

/**
 * What passes: a virus scanner, an indexer or another machine of a network disk has the file open for a moment, or the
 * process has too many files open.
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

/** Together about 600 ms: a visitor still waits, and a fault that stays is told soon. */
const PAUSES_MS = [10, 20, 40, 80, 160, 320];

/**
 * Tries an operation of the file system again for a moment, where the reason of its failure may pass.
 * @param reasons Those that may pass. @default see `passing`
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
