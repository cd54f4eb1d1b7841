import type { Row } from '../trial.ts';
import type { Machine } from './machine.ts';

/** Result of one trial. */
export interface TrialResult {
  name: string;
  about: string;
  rows: Row[];
  /** Duration of the trial. */
  seconds: number;
  /** Reason why there are no rows, if it failed. */
  error?: string;
}

/** All measurements of a run; `report.json` is exactly this. */
export interface Report {
  /** ISO 8601, in UTC. */
  measuredAt: string;
  isQuick: boolean;
  machine: Machine;
  trials: TrialResult[];
}
