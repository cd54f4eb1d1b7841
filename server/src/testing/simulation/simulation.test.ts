import { beforeAll, expect, test } from 'vitest';
import { postgresForTests } from '../postgres.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { START_AT } from '../testApp.ts';
import { prepareDatabase } from './database.ts';
import { simulate } from './simulate.ts';

const postgres = postgresForTests();
/** Seeds of this run, by `npm run simulate`: so many, or one of them alone. */
const { SEEDS = '200', SEED } = process.env;
const seeds = SEED ? [Number(SEED)] : Array.from({ length: Number(SEEDS) }, (_, i) => i + 1);
/** Longest time of one seed on a busy machine. */
const SEED_MS = 30_000;

let url: string;
beforeAll(async () => {
  url = await prepareDatabase(await postgres.database(), START_AT);
});

test(
  `whatever fails, is late or is lost, what was told is true afterwards, with ${seeds.length} seeds`,
  async () => {
    const folder = temporaryFolder();
    for (const seed of seeds) {
      const { faults, explain } = await simulate(url, seed, folder);
      expect(faults, explain()).toEqual([]);
    }
  },
  SEED_MS * seeds.length,
);

test(
  'a seed always gives the same run',
  async () => {
    const folder = temporaryFolder();
    const [first, second] = [await simulate(url, 1, folder), await simulate(url, 1, folder)];
    expect(first.steps.length).toBeGreaterThan(100);
    expect(second.steps).toEqual(first.steps);
  },
  SEED_MS * 2,
);
