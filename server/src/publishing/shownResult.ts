import type { Interval } from './curve.ts';
import type { SharedResultRecord } from './sharedResultRecord.ts';

/** Size of the picture for link previews, in pixels. */
export const PICTURE = { width: 1200, height: 630 };

/** Public content of a shared result. */
export type ShownResult = Pick<
  SharedResultRecord,
  'id' | 'iq_score' | 'percentile' | 'total_correct' | 'isTooFew' | 'isTooFast' | 'locale'
> & { interval?: Interval | undefined };

/** Returns why a score says little, as the name of its words; `undefined` if nothing is known against it. */
export const doubtOf = ({ isTooFew, isTooFast }: Pick<ShownResult, 'isTooFew' | 'isTooFast'>) =>
  isTooFew ? 'tooFew' : isTooFast ? 'tooFast' : undefined;

/** Margin of error to show. A result with a doubt has none, also where an earlier version stored one. */
export const marginOf = (
  shown: Pick<ShownResult, 'isTooFew' | 'isTooFast'> & { interval?: Interval | null | undefined },
): Interval | undefined => (doubtOf(shown) ? undefined : (shown.interval ?? undefined));
