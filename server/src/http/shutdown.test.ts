import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bundle } from '../testing/bundle.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createHttpServer } from './httpServer.ts';

// The adapter puts its own in their place, and the next test file has the same globals.
const { Request, Response } = globalThis;
afterAll(() => Object.assign(globalThis, { Request, Response }));

/** Number of stops; `STOPS=20` tests more closely. */
const STOPS = Number(process.env.STOPS ?? 2);
const CLIENTS = 12;

let main: string;
beforeAll(async () => {
  main = await bundle('src/main.ts');
});

type Outcome = 'answered' | 'refused' | 'broken';

/** One call; `refused` only if the connection began after the server had stopped listening. */
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

/** Starts a server, puts it under load, stops it midway, and returns what its clients saw. */
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
      // The load is full once every client has been answered twice: then the stop comes, midway.
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

/** A server in this process, and an open connection to it that has been answered once. */
async function keptConnection() {
  const { server, drain } = createHttpServer({ answer: () => new Response('ok') });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo; // an address of a TCP server
  const socket = connect(port, '127.0.0.1');
  const send = () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  send();
  await once(socket, 'data');
  return { server, drain, socket, send };
}

test('a request is answered that arrived while the process did not run, just before idle connections are closed', async () => {
  const { server, drain, socket, send } = await keptConnection();
  let answer = '';
  let failure = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', ({ message }) => {
    failure = message;
  });
  const drained = drain();
  while (server.listening) await new Promise((resolve) => setImmediate(resolve));
  // The system has it at once; Node can read it only when it runs again.
  send();
  const until = performance.now() + 300;
  while (performance.now() < until);
  await Promise.all([drained, socket.closed || once(socket, 'close')]);
  expect(failure).toBe('');
  expect(answer).toContain('200 OK');
  expect(answer.toLowerCase()).toContain('connection: close');
});

test('stopped under load, the server breaks no request: kept connections and new ones', async () => {
  for (let stop = 0; stop < STOPS; stop += 1) {
    const { answered, afterStop, broken } = await stopUnderLoad();
    if (STOPS > 2) console.log({ stop, answered, afterStop, broken });
    expect(answered).toBeGreaterThanOrEqual(CLIENTS);
    expect(afterStop).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  }
});
