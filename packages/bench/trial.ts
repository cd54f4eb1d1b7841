import { median } from './median.ts';

/** What a figure counts; says how it is printed. Times are in milliseconds. */
export type Unit = 'B' | 'ms' | 's' | '/s' | 'MB' | 'points' | '×' | '%' | 'count';

/** One subject's part of a row. */
export interface Figure {
  /** Who was measured: `ours`, or the name and version of a peer, or a floor. */
  subject: string;
  /** The median of the samples. */
  value: number;
  /** Every measurement, in the order of measuring. */
  samples: number[];
}

/** What we want to reach: a bound on our own value, or on our value divided by that of another subject. */
export interface Aim {
  /** The subject of the row that ours is divided by. Without one, the bound is on our value itself. */
  beside?: string;
  atMost?: number;
  atLeast?: number;
}

/** One line of the table: the same thing, measured for ours and for others in one run. */
export interface Row {
  what: string;
  unit: Unit;
  /** Ours comes first. */
  figures: Figure[];
  aims: Aim[];
  /** A row of bytes is exact: when an aim is missed, the whole run fails. */
  isBudget?: boolean;
  /** Whatever a reader needs to know to judge the row. One sentence. */
  note?: string;
}

/** What a trial may use. */
export interface Bench {
  /** Fewer samples and less load: for trying the bench, not for figures that are shown to anybody. */
  isQuick: boolean;
  /** `normally`, or `quickly` with `--quick`. */
  times(normally: number, quickly: number): number;
  /** Shows what is being done. */
  progress(line: string): void;
}

/** One thing to measure. Trials are independent of each other, and leave nothing behind. */
export interface Trial {
  name: string;
  /** One line for `--list`. */
  about: string;
  /** Whether the peers have to be installed and built before. */
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
 * Measures all subjects in turn, so many times over: what disturbs the machine disturbs each of them. `subjects` has an
 * address by name, of which the answer has all that was measured, in its order.
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

/** Our value, divided by that of the subject that the aim names where it names one. */
export function reached({ figures }: Row, { beside }: Aim): number {
  const [ours] = figures;
  const other = figures.find(({ subject }) => subject === beside);
  if (!ours || (beside !== undefined && !other)) throw new Error(`No figure of ${beside ?? 'ours'}.`);
  return other ? ours.value / other.value : ours.value;
}

/** Whether an aim is reached. */
export function isReached(row: Row, aim: Aim): boolean {
  const value = reached(row, aim);
  return (
    value <= (aim.atMost ?? Number.POSITIVE_INFINITY) && value >= (aim.atLeast ?? Number.NEGATIVE_INFINITY)
  );
}
