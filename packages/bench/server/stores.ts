import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeManySessions } from '@quotient/server/manySessions';
import { root } from '@quotient/tools/places';
import { startRealServer } from '@quotient/tools/realServer';
import { runNode } from '@quotient/tools/runNode';

/** Days that the tests of a store are spread over: fewer than the server's limit for unpaid tests. */
const DAYS = 28;

/** Data folder of our server, with this many test sessions, all of them counted. */
export interface FilledStore extends AsyncDisposable {
  folder: string;
}

/** Makes one: sessions as the server's own tests make them, then `counts -- rebuild`, as an operator would. */
export async function fillStore(count: number): Promise<FilledStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quotient-store-'));
  const store = {
    folder,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
  // the server makes the rest of a store besides sessions
  await (await startRealServer({ DATA_DIR: folder })).stop();
  if (count === 0) return store;
  await writeManySessions(folder, { count, days: DAYS, before: Date.now() });
  const command = path.join(root, 'server/src/commands/counts/main.ts');
  const { isFine, printed } = await runNode(command, ['rebuild'], {
    env: { DATA_DIR: folder },
    isKept: true,
  });
  if (!isFine) throw new Error(`The store could not be counted: ${printed}`);
  return store;
}
