import { type RetentionDays, type RetentionKind, retentionKinds } from '@quotient/contract/retention';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { put } from '../store/put.ts';
import { readable } from '../store/readable.ts';
import type { Ports } from './ports.ts';
import type { SweepNote } from './record.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/**
 * Age range that a usual round may delete. It deletes a quarter of a day; more is a wrong clock, a long stop or a new
 * setting.
 */
const USUAL_MS = 2 * DAY_MS;
/** Time that a larger deletion waits, until a later round has the same result. */
const HELD_MS = 5 * HOUR_MS;

/** Waiting kinds, and the days that they would delete at once; `undefined` if they were never swept. */
type Held = Partial<Record<RetentionKind, number | undefined>>;

interface RoundTools extends Pick<Ports, 'clock' | 'log'> {
  store: Pick<Ports['store'], 'sweeps'>;
  /** Sweeps the kinds with a time limit, see `sweepAll`. */
  sweep: (days: RetentionDays) => Promise<unknown>;
  /** Called once when rounds begin to wait. Never called for a first round: nothing is usual then. */
  onHeld: (held: Held) => void;
}

/**
 * Rounds of deleting old records. One that would delete far more than usual isn't carried out: a round some hours
 * later must have the same result. So no single reading of a clock deletes stored records.
 */
export function createSweepRounds({ clock, log, store, sweep, onHeld }: RoundTools, days: RetentionDays) {
  const noteOf = async (kind: RetentionKind): Promise<SweepNote> =>
    (await readable(store.sweeps, kind)) ?? {
      schemaVersion: SCHEMA_VERSION,
      id: kind,
      sweptTo: null,
      heldSince: null,
    };

  /** Returns true if a kind must wait. */
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
