import { median } from './median.ts';

/** Unit of a figure; it decides the printed form. Times are in milliseconds. */
export type Unit = 'B' | 'ms' | 's' | '/s' | 'MB' | 'points' | '×' | '%' | 'count';

/** One subject's part of a row. */
export interface Figure {
  /** Measured subject: `ours`, or the name and version of a peer, or a floor. */
  subject: string;
  /** The median of the samples. */
  value: number;
  /** Every measurement, in the order of measuring. */
  samples: number[];
}

/** Aim: a limit of our own value, or of our value divided by that of another subject. */
export interface Aim {
  /** Subject that ours is divided by. Without one, the limit is for our value itself. */
  beside?: string;
  atMost?: number;
  atLeast?: number;
}

/** One line of the table: the same thing, measured for ours and for others in one run. */
export interface Row {
  what: string;
  unit: Unit;
  /** Figures; ours is first. */
  figures: Figure[];
  aims: Aim[];
  /** True for bytes and for numbers that must be 0: when an aim is missed, the whole run fails. */
  isExact?: boolean;
  /** Explanation for judging the row. One sentence. */
  note?: string;
}

/** Tools of a trial. */
export interface Bench {
  /** Fewer samples and less load: for trying the bench, not for published figures. */
  isQuick: boolean;
  /** `normally`, or `quickly` with `--quick`. */
  times(normally: number, quickly: number): number;
  /** Shows the progress. */
  progress(line: string): void;
}

/** One thing to measure. Trials are independent of each other, and leave nothing behind. */
export interface Trial {
  name: string;
  /** One line for `--list`. */
  about: string;
  /** True if the peers must be installed and built before. */
  needsPeers?: boolean;
  run(bench: Bench): Promise<Row[]>;
}

/** A figure of these samples. */
export const figure = (subject: string, samples: number[]): Figure => ({
  subject,
  value: median(samples),
  samples,
});

/**
 * Measures all subjects in turn, repeatedly: disturbances of the machine affect all of them. `subjects` has an
 * address by name; the result has all measurements of each, in order.
 */
export async function inTurn<Measured>(
  subjects: ReadonlyMap<string, string>,
  times: number,
  measure: (address: string, subject: string) => Promise<Measured>,
): Promise<Map<string, Measured[]>> {
  const all = new Map([...subjects.keys()].map((subject) => [subject, [] as Measured[]]));
  for (let round = 0; round < times; round++)
    for (const [subject, address] of subjects) all.get(subject)?.push(await measure(address, subject));
  return all;
}

/** Our value, divided by that of the aim's subject if it names one. */
export function reached({ figures }: Row, { beside }: Aim): number {
  const [ours] = figures;
  const other = figures.find(({ subject }) => subject === beside);
  if (!ours || (beside !== undefined && !other)) throw new Error(`No figure of ${beside ?? 'ours'}.`);
  return other ? ours.value / other.value : ours.value;
}

/** Returns true if an aim is reached. */
export function isReached(row: Row, aim: Aim): boolean {
  const value = reached(row, aim);
  return (
    value <= (aim.atMost ?? Number.POSITIVE_INFINITY) && value >= (aim.atLeast ?? Number.NEGATIVE_INFINITY)
  );
}
