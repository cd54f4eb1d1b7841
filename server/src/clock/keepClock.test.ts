import { fork } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { bundle } from '../testing/bundle.ts';
import { createRecord } from '../testing/records.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { keepClock } from './keepClock.ts';

const DAY_MS = 86_400_000;
const AT = Date.UTC(2026, 10, 26, 12);
const still = (wall: number) => ({ wall: () => wall, monotonic: () => 0 });
const quiet = { warn() {}, error() {} };

/** The server as it ships. */
let main: string;
beforeAll(async () => {
  main = await bundle('src/main.ts');
});

/** Script that sets the clock of a process: by `OFF_MS` at the start, and by messages while it runs. */
const setsClock = `data:text/javascript,${encodeURIComponent(`
  let off = Number(process.env.OFF_MS);
  const RealDate = Date;
  const now = RealDate.now.bind(RealDate);
  globalThis.Date = class extends RealDate {
    constructor(...args) { if (args.length > 0) super(...args); else super(now() + off); }
    static now() { return now() + off; }
  };
  process.on('message', (message) => { if ('offMs' in message) off = message.offMs; });
`)}`;

/** Starts the real server in its own process, with a wrong clock. */
async function startServer(folder: string, offMs: number) {
  const child = fork(main, {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, OFF_MS: String(offMs) },
    execArgv: ['--import', setsClock],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let log = '';
  child.stderr?.on('data', (chunk) => {
    log += chunk;
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(url.replace('localhost', '127.0.0.1') + path, init);
    return { status: response.status, body: await response.text() };
  };
  return {
    ask,
    log: () => log,
    setClock: (off: number) => child.send({ offMs: off }),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

type Server = Awaited<ReturnType<typeof startServer>>;

async function startTest({ ask }: Server) {
  const { status, body } = await ask('/api/test-sessions', { method: 'POST' });
  expect(status).toBe(201);
  const { id, token } = JSON.parse(body) as { id: string; token: string };
  const headers = { Authorization: `Bearer ${token}` };
  return async (server: Server) => {
    const answer = await server.ask(`/api/test-sessions/${id}`, { headers });
    const session = JSON.parse(answer.body) as { status: string; now: number; deadlineAt: number };
    return [session.status, Math.ceil((session.deadlineAt - session.now) / 60_000)];
  };
}

test.each([
  ['731 days ahead', 731 * DAY_MS],
  ['72 minutes ahead', 72 * 60_000],
  ['in 1970', -Date.now()],
])(
  'a server that is started with a clock that is %s, and then with the right one, keeps a running test',
  async (_, offMs) => {
    const folder = temporaryFolder();
    const first = await startServer(folder, 0);
    const look = await startTest(first);
    await first.stop();
    const second = await startServer(folder, offMs);
    expect(await look(second)).toEqual(['testing', 25]);
    expect((await second.ask('/readyz')).status).toBe(200);
    await vi.waitFor(() => expect(second.log()).toContain('"clock_doubtful"'));
    const meanwhile = await startTest(second);
    expect(await meanwhile(second)).toEqual(['testing', 25]);
    await second.stop();
    const third = await startServer(folder, 0);
    expect([await look(third), await meanwhile(third)]).toEqual([
      ['testing', 25],
      ['testing', 25],
    ]);
    expect(third.log()).not.toContain('clock_doubtful');
  },
);

test('a server whose clock jumps back and forth continues as if nothing had happened', async () => {
  const server = await startServer(temporaryFolder(), 0);
  const look = await startTest(server);
  for (const offMs of [731 * DAY_MS, -730 * DAY_MS, 600_000, -600_000, 0]) {
    server.setClock(offMs);
    expect(await look(server)).toEqual(['testing', 25]);
    const another = await startTest(server);
    expect(await another(server)).toEqual(['testing', 25]);
  }
  await server.stop();
});

test('an earlier version has noted no time: the newest test shows where the clock was', async () => {
  const store = createMemoryStore();
  const id = `${AT}-k3v9x2m8q1`;
  await store.testSessions.create(id, { ...createRecord(id), startedAt: AT });
  const { clock, watch } = await keepClock(store, quiet, still(AT + 731 * DAY_MS));
  expect([clock.now(), clock.atLeast()]).toEqual([AT + 731 * DAY_MS, AT]);
  const tell = vi.fn();
  const { stop } = await watch(tell);
  expect(tell).toHaveBeenCalledExactlyOnceWith({ wall: AT + 731 * DAY_MS, expected: AT });
  await stop();
  expect((await keepClock(store, quiet, still(AT + 1000))).clock.atLeast()).toBe(AT + 1000);
});

test('an unwritable store stops no clock, and is logged', async () => {
  const store = createMemoryStore({
    ...new Map(),
    get: () => undefined,
    keys: () => [],
    delete() {},
    set: () => {
      throw new Error('full');
    },
  });
  const error = vi.fn();
  const { clock, watch } = await keepClock(store, { ...quiet, error }, still(AT));
  const { stop } = await watch(() => {});
  expect(error.mock.calls[0]?.[0]).toBe('clock_not_noted');
  expect(clock.now()).toBe(AT);
  await stop();
});

test('a damaged note is written again, and the next start finds it', async () => {
  const texts = new Map([['clock/clock', '{"half']]);
  const store = createMemoryStore(texts);
  const error = vi.fn();
  const { stop } = await (await keepClock(store, { ...quiet, error }, still(AT))).watch(() => {});
  await stop();
  expect(error).not.toHaveBeenCalled();
  expect(await store.clock.get('clock')).toMatchObject({ at: AT });
});
