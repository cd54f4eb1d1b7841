import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { bundle } from '../testing/bundle.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

/** `STOPS=20` looks closer. */
const STOPS = Number(process.env.STOPS ?? 2);
const CLIENTS = 12;

let main: string;
beforeAll(async () => {
  main = await bundle('src/main.ts');
});

type Outcome = 'answered' | 'refused' | 'broken';

/** One call; `refused` only where the connection was begun after the server had stopped listening. */
function call(url: string, agent: Agent, isStart: boolean): Promise<{ outcome: Outcome; why?: string }> {
  return new Promise((resolve) => {
    const options = { method: isStart ? 'POST' : 'GET', agent };
    const sent = request(`${url}${isStart ? '/api/test-sessions' : '/healthz'}`, options, (answer) => {
      answer.once('error', (error) => resolve({ outcome: 'broken', why: error.message }));
      answer.once('end', () =>
        resolve(
          answer.complete && (answer.statusCode ?? 500) < 300
            ? { outcome: 'answered' }
            : { outcome: 'broken', why: String(answer.statusCode) },
        ),
      );
      answer.resume();
    });
    sent.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === 'ECONNREFUSED'
          ? { outcome: 'refused' }
          : { outcome: 'broken', why: `${error.message}${sent.reusedSocket ? ' (kept)' : ''}` },
      ),
    );
    sent.end();
  });
}

/** Starts a server, puts it under load, stops it in the middle, and tells what its clients met. */
async function stopUnderLoad() {
  const child = fork(main, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      RATE_LIMIT_FACTOR: '1000',
      RATE_LIMIT_TOTAL_FACTOR: '1000',
      DATA_DIR: temporaryFolder(),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [{ url }] = await once(child, 'message');
  const met = { answered: 0, afterStop: 0, broken: [] as string[] };
  const answersOf = Array.from({ length: CLIENTS }, () => 0);
  let isStopped = false;
  const clients = Array.from({ length: CLIENTS }, async (_, i) => {
    const agent = new Agent({ keepAlive: i % 2 === 0, maxSockets: 1 });
    for (;;) {
      const { outcome, why } = await call(url.replace('localhost', '127.0.0.1'), agent, i % 3 === 0);
      if (outcome === 'refused') break;
      if (outcome === 'broken') {
        met.broken.push(why ?? '');
        continue;
      }
      met.answered += 1;
      if (isStopped) met.afterStop += 1;
      answersOf[i] = (answersOf[i] ?? 0) + 1;
      // The load is full once every client has been answered twice: then the stop comes, in the middle of it.
      if (isStopped || Math.min(...answersOf) < 2) continue;
      isStopped = true;
      child.kill('SIGTERM');
    }
    agent.destroy();
  });
  const [[code]] = await Promise.all([once(child, 'exit'), ...clients]);
  expect(code).toBe(0);
  return met;
}

test('stopped under load, the server breaks no request: kept connections and new ones', {
  timeout: STOPS * 60_000,
}, async () => {
  for (let stop = 0; stop < STOPS; stop += 1) {
    const { answered, afterStop, broken } = await stopUnderLoad();
    if (STOPS > 2) console.log({ stop, answered, afterStop, broken });
    expect(answered).toBeGreaterThanOrEqual(CLIENTS);
    expect(afterStop).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  }
});
