import { type RetentionDays, type RetentionKind, retentionKinds } from '@quotient/contract/retention';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { put } from '../store/put.ts';
import { readable } from '../store/readable.ts';
import type { Ports } from './ports.ts';
import type { SweepNote } from './record.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A usual round deletes what a quarter of a day has made old. More than this is a wrong clock, a long stop or a new setting. */
const USUAL_MS = 2 * DAY_MS;
/** What would delete more waits for so long, and for a later round that comes to the same. */
const HELD_MS = 5 * HOUR_MS;

/** Kinds that wait, and how many days at once they would delete; `undefined` where they were never swept. */
type Held = Partial<Record<RetentionKind, number | undefined>>;

interface RoundTools extends Pick<Ports, 'clock' | 'log'> {
  store: Pick<Ports['store'], 'sweeps'>;
  /** Sweeps the kinds that have a time, see `sweepAll`. */
  sweep: (days: RetentionDays) => Promise<unknown>;
  /** Called once where rounds begin to wait. Never called for a first round: nobody knows what is usual then. */
  onHeld: (held: Held) => void;
}

/**
 * Rounds of deleting what is old. One that would delete far more than a usual one is not carried out: a later round, hours
 * later, has to come to the same. So no single reading of a clock deletes what is stored.
 */
export function createSweepRounds({ clock, log, store, sweep, onHeld }: RoundTools, days: RetentionDays) {
  const noteOf = async (kind: RetentionKind): Promise<SweepNote> =>
    (await readable(store.sweeps, kind)) ?? {
      schemaVersion: SCHEMA_VERSION,
      id: kind,
      sweptTo: null,
      heldSince: null,
    };

  /** Whether a kind has to wait. */
  async function hold(kind: RetentionKind, cutoff: number, newlyHeld: Held): Promise<boolean> {
    const note = await noteOf(kind);
    const { sweptTo, heldSince } = note;
    if (sweptTo !== null && cutoff - sweptTo <= USUAL_MS) return false;
    const now = clock.atLeast();
    if (heldSince !== null && now - heldSince >= HELD_MS) return false;
    if (heldSince !== null && heldSince <= now) return true;
    await put(store.sweeps, { ...note, heldSince: now });
    newlyHeld[kind] = sweptTo === null ? undefined : Math.round((cutoff - sweptTo) / DAY_MS);
    return true;
  }

  return async function round(): Promise<void> {
    const cutoffs = new Map(
      retentionKinds
        .filter((kind) => days[kind] > 0)
        .map((kind) => [kind, Math.max(0, clock.atLeast() - days[kind] * DAY_MS)]),
    );
    const allowed = { ...days };
    const newlyHeld: Held = {};
    for (const [kind, cutoff] of cutoffs) {
      if (!(await hold(kind, cutoff, newlyHeld))) continue;
      allowed[kind] = 0;
      cutoffs.delete(kind);
    }
    for (const [kind, atOnce] of Object.entries(newlyHeld))
      log.warn('sweep_waits', { kind, ...(atOnce !== undefined && { days: atOnce }) });
    if (Object.values(newlyHeld).some((atOnce) => atOnce !== undefined)) onHeld(newlyHeld);
    await sweep(allowed);
    for (const [id, sweptTo] of cutoffs)
      await put(store.sweeps, {
        schemaVersion: SCHEMA_VERSION,
        id,
        sweptTo: Math.round(sweptTo),
        heldSince: null,
      });
  };
}
