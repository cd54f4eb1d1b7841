import type { TestResults } from '@quotient/contract';

/** Parts of results that have a margin of error, or a reason to show none. */
export type WithMargin = Pick<TestResults, 'interval'> & Partial<Pick<TestResults, 'isTooFew' | 'isTooFast'>>;

/** Returns true if the results have a warning that the score says little. */
export const isDoubtful = ({ isTooFew, isTooFast }: WithMargin): boolean => Boolean(isTooFew || isTooFast);

/** Margin of error to show: none beside a warning that the score says little, which no margin can express. */
export const marginOfError = (results: WithMargin): TestResults['interval'] =>
  isDoubtful(results) ? undefined : results.interval;
