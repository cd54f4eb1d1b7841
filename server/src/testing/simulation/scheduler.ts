import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

/** Fate of a step: it works; it fails without any effect; it works, and its answer is lost. */
export type Fate = 'works' | 'fails' | 'is-lost';

interface Step {
  /** Instance that takes it, and the task that it is part of. */
  actor: string;
  name: string;
  run(fate: Fate): Promise<void>;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const inRealTurn = setImmediate;
/** Turns of the event loop without news after which everybody is waiting for a step. */
const QUIET_TURNS = 8;
/** Longest wait for cryptography, in nanoseconds: it runs on threads of its own, which a busy machine keeps waiting. */
const MOST_NS = 20_000_000_000n;

/** Counts the cryptography in progress: nobody else may go on meanwhile, or runs would differ. */
function watchCrypto() {
  const state = { open: 0 };
  const subtle = crypto.subtle as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  for (const name of [
    'digest',
    'sign',
    'verify',
    'importKey',
    'encrypt',
    'decrypt',
    'generateKey',
    'exportKey',
    'deriveBits',
  ]) {
    const real = subtle[name];
    if (!real) continue;
    vi.spyOn(subtle, name).mockImplementation(async (...args: unknown[]) => {
      state.open += 1;
      try {
        return await real.apply(subtle, args);
      } finally {
        state.open -= 1;
      }
    });
  }
  return state;
}

/**
 * Decides the order of everything that instances do outside of their own memory, and what of it fails. One step runs at
 * a time, and only when everybody else waits for one: so a seed always gives the same run.
 */
export function createScheduler(below: (limit: number) => number) {
  const steps: Step[] = [];
  const actors = new AsyncLocalStorage<string>();
  const dead = new Set<string>();
  const cryptography = watchCrypto();
  const log: string[] = [];
  let taken = 0;

  const instanceOf = (actor: string) => actor.split(' ')[0] ?? '';

  /** Resolves once everybody waits: for a step, a timer, or nothing. */
  async function untilQuiet(): Promise<void> {
    const until = process.hrtime.bigint() + MOST_NS;
    for (let quiet = 0; quiet < QUIET_TURNS; ) {
      if (process.hrtime.bigint() > until) throw new Error('Nobody ever waits.');
      const before = steps.length;
      await new Promise((resolve) => inRealTurn(resolve));
      quiet = steps.length === before && cryptography.open === 0 ? quiet + 1 : 0;
    }
  }

  return {
    log,
    /** Runs work as an actor: `<instance> <task>`. */
    as: <T>(actor: string, work: () => T): T => actors.run(actor, work),
    /** Ends an instance: its steps never run, and nobody gets an answer. */
    kill(instance: string): void {
      dead.add(instance);
      for (let i = steps.length - 1; i >= 0; i -= 1)
        if (instanceOf(steps[i]?.actor ?? '') === instance) steps.splice(i, 1);
    },
    /** Waits until the scheduler takes this step. */
    step<T>(instance: string, name: string, work: () => Promise<T>): Promise<T> {
      if (dead.has(instance)) return new Promise(() => {});
      const actor = `${instance} ${actors.getStore() ?? 'itself'}`;
      return new Promise<T>((resolve, reject) => {
        steps.push({
          actor,
          name,
          async run(fate) {
            if (fate === 'fails') return reject(new Error(`${name} failed`));
            try {
              const result = await work();
              if (fate === 'is-lost') reject(new Error(`the answer of ${name} was lost`));
              else resolve(result);
            } catch (error) {
              reject(error);
            }
          },
        });
      });
    },
    /** Takes one step, or lets timers run if nobody has one. Resolves to false if nothing is left. */
    async advance(fateOf: (name: string) => Fate): Promise<boolean> {
      await untilQuiet();
      if (steps.length === 0) {
        if (vi.getTimerCount() === 0) return false;
        vi.advanceTimersToNextTimer();
        return true;
      }
      // In an order that doesn't depend on which thread was faster.
      const ready = [...steps].sort((a, b) => compare(a.actor, b.actor) || compare(a.name, b.name));
      const step = ready[below(ready.length)];
      if (!step) return false;
      steps.splice(steps.indexOf(step), 1);
      const fate = fateOf(step.name);
      taken += 1;
      log.push(`${taken} ${step.actor}: ${step.name}${fate === 'works' ? '' : ` (${fate})`}`);
      await step.run(fate);
      return true;
    },
    note: (line: string) => void log.push(`${taken} ${line}`),
  };
}

/** See `createScheduler`. */
export type Scheduler = ReturnType<typeof createScheduler>;
