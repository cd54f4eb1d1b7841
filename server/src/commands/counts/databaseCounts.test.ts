import { personas } from '@quotient/fixtures';
import { expect, onTestFinished, test } from 'vitest';
import { providerRecords } from '../../outside/configuredStore.ts';
import { createDisk } from '../../outside/durableFile.ts';
import { openPostgresStore } from '../../outside/postgres/postgresStore.ts';
import { postgresForTests } from '../../testing/postgres.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { countsCommand } from './countsCommand.ts';

const postgres = postgresForTests();
const log = { warn() {}, error() {} };

test('a database is verified and counted again beside a server that uses it', async () => {
  const disk = createDisk({ folder: temporaryFolder(), log });
  const store = await openPostgresStore({ url: await postgres.database(), log, disk }, providerRecords);
  onTestFinished(() => store.close());
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    return { code: await countsCommand({ store, args, print: (line) => lines.push(line) }), lines };
  };
  const app = createTestApp({ store });
  await app.paid(personas.quick.answers);
  const { id, token } = await app.start();
  await app.dashboard.flush();
  await app.call('DELETE', `/api/test-sessions/${id}`, { token });
  await app.start();
  const isRight = { code: 0, lines: ['1 days with 2 tests are as the records say.'] };
  expect(await run('verify')).toEqual(isRight);

  await app.dashboard.flush();
  await store.dayCounts.update('2026-01-01__en_main', (record) => ({
    ...record,
    tally: { ...record.tally, steps: { ...record.tally.steps, started: 7 } },
  }));
  expect(await run('verify')).toMatchObject({
    code: 1,
    lines: [
      '2026-01-01: own pages, en, main: steps started is 7, the records say 3.',
      expect.anything(),
      expect.stringContaining('verify again first'),
    ],
  });
  expect((await run('rebuild')).code).toBe(0);
  expect(await run('verify')).toEqual(isRight);
});
