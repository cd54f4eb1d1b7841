import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostileLocale } from './hostileLocale.ts';
import { root } from './places.ts';

const main = path.join(root, 'server/dist/main.js');
const ANSWER_LIMIT_MS = 60_000;

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** What `npm start` tells Node: between `node` and the file, in the last of its commands. */
const nodeFlags: string[] = scripts.start.split(' && ').at(-1).split(' ').slice(1, -1);

/**
 * Runs in the server under test before its own code: as many milliseconds as it is sent pass at once, by the time of day
 * and by the time since its start. The product itself has no such door.
 */
function takeShifts() {
  const realNow = Date.now;
  const realElapsed = performance.now.bind(performance);
  let shiftMs = 0;
  Date.now = () => realNow() + shiftMs;
  performance.now = () => realElapsed() + shiftMs;
  process.on('message', (ms) => {
    if (typeof ms !== 'number') return;
    shiftMs += ms;
    process.send?.({ type: 'clock-shifted' });
  });
}
const takeShiftsFirst = `data:text/javascript,${encodeURIComponent(`(${takeShifts})()`)}`;

/** The built server, running as a process of its own on a free port with an empty data folder. */
export interface RealServer {
  /** Origin, without a slash at the end. */
  url: string;
  /** Its data folder; e-mails lie in `outbox` below it. */
  dataDir: string;
  /** Of its process. */
  pid: number;
  /** What it has printed so far. */
  printed(): string;
  /** Lets so many milliseconds pass in the server; resolves when it is done. Fewer than 0 undo it. */
  shiftClock(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** Resolves with the next message of that type; rejects when the process ends first or nothing comes in time. */
async function message(child: ChildProcess, type: string): Promise<Record<string, unknown>> {
  const arrived = new AbortController(); // takes the listeners away
  const signal = AbortSignal.any([arrived.signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]);
  const exited = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The server ended with code ${code} before it sent "${type}".`);
  });
  exited.catch(() => {}); // ended by `arrived`, nobody waits for it
  try {
    for (;;) {
      const [received] = await Promise.race([once(child, 'message', { signal }), exited]);
      if (received?.type === type) return received;
    }
  } finally {
    arrived.abort();
  }
}

/**
 * Starts one, with these variables besides. Needs `npm run build` before. Its data folder is a new one that goes with
 * it, unless `DATA_DIR` names one.
 */
export async function startRealServer(variables: Record<string, string> = {}): Promise<RealServer> {
  const dataDir = variables.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'quotient-e2e-')));
  const child = fork(main, {
    execArgv: [...nodeFlags, '--import', takeShiftsFirst],
    // Nothing of the tester's environment: the defaults are under test, too. But hundreds of visitors come from one address.
    env: {
      ...hostileLocale,
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMIT_FACTOR: '1000',
      RATE_LIMIT_TOTAL_FACTOR: '1000',
      ...variables,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const { url } = await message(child, 'ready');
  return {
    url: String(url),
    dataDir,
    pid: child.pid ?? 0,
    printed: () => printed,
    async shiftClock(ms) {
      const done = message(child, 'clock-shifted');
      child.send(ms);
      await done;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      if (!variables.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
