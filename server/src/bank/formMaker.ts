import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Matrix } from './figures/generate.ts';

/** Idle time after which a worker is ended: most servers need one for a few seconds after a start. */
const IDLE_MS = 10_000;
/** Heap limit: making a form takes 20 MB; without a limit the worker's heap may grow to the server's size. */
const HEAP_MB = 128;

/** Makes the matrices of forms outside of the event loop. */
export interface FormMaker {
  /**
   * Makes the 20 matrices of a seed. Rejects if the worker fails; the next call starts another one. One call at a
   * time.
   */
  make(seed: string): Promise<readonly Matrix[]>;
  /** Ends the worker. */
  stop(): Promise<void>;
}

/** A script that runs a TypeScript file. */
const fromSource = (href: string) =>
  `import('tsx/esm/api').then(({ register }) => (register(), import('${href}')))`;

function startWorker(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB };
  const extension = path.extname(import.meta.url);
  const file = new URL(`./formWorker${extension}`, import.meta.url);
  // A worker from source needs its own compiler: it inherits none.
  const worker =
    extension === '.ts'
      ? new Worker(fromSource(file.href), { resourceLimits, eval: true })
      : new Worker(file, { resourceLimits });
  worker.unref();
  return worker;
}

/** A maker of forms in a worker thread, which runs while there is work. */
export function createFormMaker(idleMs = IDLE_MS): FormMaker {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  async function stop(): Promise<void> {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }
  return {
    stop,
    async make(seed) {
      clearTimeout(idle);
      worker ??= startWorker();
      const used = worker;
      const unheard = new AbortController();
      try {
        used.postMessage(seed);
        const { signal } = unheard;
        // `once` rejects when the worker throws; a terminated one only has its exit code.
        const exit = once(used, 'exit', { signal }).then(([code]) => {
          throw new Error(`The worker that makes forms ended with code ${code}.`);
        });
        const [matrices] = await Promise.race([once(used, 'message', { signal }), exit]);
        return matrices;
      } catch (error) {
        if (worker === used) await stop();
        throw error;
      } finally {
        unheard.abort();
        idle = setTimeout(stop, idleMs).unref();
      }
    },
  };
}
