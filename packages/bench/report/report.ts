import type { Row } from '../trial.ts';
import type { Machine } from './machine.ts';

/** What came of one trial. */
export interface TrialResult {
  name: string;
  about: string;
  rows: Row[];
  /** How long it took. */
  seconds: number;
  /** Why there are no rows, when it failed. */
  error?: string;
}

/** Everything that a run measured; `report.json` is exactly this. */
export interface Report {
  /** ISO 8601, in UTC. */
  measuredAt: string;
  isQuick: boolean;
  machine: Machine;
  trials: TrialResult[];
}
