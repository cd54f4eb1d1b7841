import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostileLocale } from './hostileLocale.ts';
import { root } from './places.ts';

const builtMain = path.join(root, 'server/dist/main.js');
const ANSWER_LIMIT_MS = 300_000;

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** Flags of `npm start` for Node: between `node` and the file, in the last of its commands. */
const nodeFlags: string[] = scripts.start.split(' && ').at(-1).split(' ').slice(1, -1);

/**
 * Runs in the server under test before its own code: it shifts both of its clocks by the milliseconds of each
 * message. The product itself has no such way.
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

/** The built server, in its own process on a free port with an empty data folder. */
export interface RealServer {
  /** Origin, without a slash at the end. */
  url: string;
  /** Data folder; emails are in `outbox` below it. */
  dataDir: string;
  /** Id of its process. */
  pid: number;
  /** Output so far. */
  printed(): string;
  /** Shifts the server's time by these milliseconds; resolves when it is done. Negative ones undo it. */
  shiftClock(ms: number): Promise<void>;
  /** Resolves when its process has ended, for any reason: to its exit code, or the signal that ended it. */
  exited: Promise<number | string>;
  /** Ends the process at once, as the kernel does; its data folder stays. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Other files of a start than the usual ones. */
export interface RealServerFiles {
  /** Built server. @default the one of `npm run build` */
  main?: string;
  /** Descriptor of an open file that gets its log. @default the tester's own output */
  log?: number;
}

/** Resolves with the next message of that type; rejects if the process ends first or the time is up. */
async function message(child: ChildProcess, type: string): Promise<Record<string, unknown>> {
  const arrived = new AbortController(); // takes the listeners away
  const signal = AbortSignal.any([arrived.signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]);
  const exited = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The server ended with code ${code} before it sent "${type}".`);
  });
  exited.catch(() => {}); // after `arrived`, nobody waits for it
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
 * Starts a server with these additional variables. Needs `npm run build` before. Its data folder is new and removed
 * at the end, unless `DATA_DIR` names one.
 */
export async function startRealServer(
  variables: Record<string, string> = {},
  { main = builtMain, log }: RealServerFiles = {},
): Promise<RealServer> {
  const dataDir = variables.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'quotient-e2e-')));
  const child = fork(main, {
    execArgv: [...nodeFlags, '--import', takeShiftsFirst],
    // Ignores the tester's environment, because the defaults are tested too. But hundreds of visitors have one
    // address.
    env: {
      ...hostileLocale,
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMIT_FACTOR: '1000',
      RATE_LIMIT_TOTAL_FACTOR: '1000',
      ...variables,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', log ?? 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit').then(([code, signal]) => code ?? signal);
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const { url } = await message(child, 'ready').catch((error: unknown) => {
    child.kill('SIGKILL'); // it may hang
    throw error;
  });
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
    exited,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
      if (!variables.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
