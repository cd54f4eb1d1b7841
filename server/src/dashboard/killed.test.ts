import { fork } from 'node:child_process';
import { once } from 'node:events';
import { personas } from '@quotient/fixtures';
import { createVisitor } from '@quotient/fixtures/visitor';
import { expect, onTestFinished, test } from 'vitest';
import { countsCommand } from '../commands/counts/countsCommand.ts';
import { openLowdbStore } from '../outside/lowdb/lowdbStore.ts';
import { bundle } from '../testing/bundle.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

/** Runs the server as it ships over a folder; resolves once it answers. */
async function startServer(main: string, folder: string) {
  const child = fork(main, {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [{ url }] = await once(child, 'message');
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await once(child, 'close');
  };
  return { visitor: createVisitor({ fetch, baseUrl: url.replace('localhost', '127.0.0.1') }), end };
}

/** Output of `npm run counts -- verify` for a folder. */
async function verify(folder: string) {
  const store = await openLowdbStore({ folder, log: { warn() {}, error() {} } });
  const lines: string[] = [];
  try {
    return {
      code: await countsCommand({ store, args: ['verify'], print: (line) => lines.push(line) }),
      lines,
    };
  } finally {
    await store.close();
  }
}

test('killed at once while visitors answer, the server counts its tests again at the next start', async () => {
  const main = await bundle('src/main.ts');
  const folder = temporaryFolder();
  const first = await startServer(main, folder);
  await first.visitor.reach('paid', personas.careful);
  const session = await first.visitor.start();
  const answering = first.visitor.answerAll(session, personas.quick.answers).catch(() => undefined);
  await first.visitor.start();
  await first.end('SIGKILL');
  await answering;
  expect((await verify(folder)).lines).toContainEqual(
    expect.stringContaining('left uncounted when the server ended'),
  );

  const second = await startServer(main, folder);
  await second.visitor.start();
  await second.end('SIGTERM');
  expect(await verify(folder)).toEqual({
    code: 0,
    lines: [expect.stringContaining('with 4 tests are as the records say.')],
  });
});
