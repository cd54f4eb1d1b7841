import { difficulties } from '@quotient/contract';
import { attempt, type Matrix } from '@quotient/server/bank/figures/generate';
import { drawsFrom } from '@quotient/server/bank/figures/random';
import { optionsThatObey } from './bruteForce.ts';
import { majorityShare, oddOneOutShare } from './optionShortcuts.ts';

/** Statistics of many generated matrices. Shares are from 0 to 1. */
export interface Measured {
  readonly accepted: number;
  readonly attempts: number;
  /** Accepted ones with another fitting option, or none, by the second judge. */
  readonly falseAccepts: readonly Matrix[];
  readonly msPerAccepted: number;
  readonly majority: number;
  readonly oddOneOut: number;
  /** Number of correct options at each place. */
  readonly places: readonly number[];
}

/** Generates matrices of all looks and difficulties until `count` are accepted, and judges each a second time. */
export function measureGenerated(
  count: number,
  seed: string,
  { now, progress }: { now: () => number; progress?: (done: number) => void },
): Measured {
  const draws = drawsFrom(seed);
  const falseAccepts: Matrix[] = [];
  const places = [0, 0, 0, 0, 0, 0];
  let [attempts, majority, oddOneOut, ms] = [0, 0, 0, 0];
  for (let accepted = 0; accepted < count; ) {
    const start = now();
    const matrix = attempt({ difficulty: draws.pick(difficulties) }, draws);
    ms += now() - start;
    attempts += 1;
    if (!matrix) continue;
    accepted += 1;
    const { grid, options, correct } = matrix;
    const obeying = optionsThatObey(grid, options);
    if (obeying.length !== 1 || obeying[0] !== correct) falseAccepts.push(matrix);
    majority += majorityShare(options, correct) / count;
    oddOneOut += oddOneOutShare(options, correct) / count;
    places[correct] = (places[correct] ?? 0) + 1 / count;
    progress?.(accepted);
  }
  return { accepted: count, attempts, falseAccepts, msPerAccepted: ms / count, majority, oddOneOut, places };
}
