// A server of one file, as a beginner would write it: the floor for ours. Runs in its own process.
import { mkdirSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { JSONFilePreset } from 'lowdb/node';
import pg from 'pg';

const [folder = '', ...sites] = process.argv.slice(2);
const TESTS = 1000;
/** About as much as ours stores of a running test: half a kilobyte. */
const emptyTest = () => ({ answers: Array(20).fill(-1), seqs: Array(20).fill(0), padding: 'x'.repeat(380) });
type Test = ReturnType<typeof emptyTest>;

/** Writes durably: a new file, synced, replaces the old one, and the folder is synced. */
async function writeDurably(file: string, text: string): Promise<void> {
  const next = await open(`${file}.tmp`, 'w');
  await next.writeFile(text);
  await next.sync();
  await next.close();
  await rename(`${file}.tmp`, file);
  const directory = await open(path.dirname(file), 'r');
  await directory.sync();
  await directory.close();
}

const fileOf = (id: string) => path.join(folder, `${Number(id) % TESTS}.json`);
const inMemory = new Map<string, Test>();
const lowdb = await JSONFilePreset<Record<string, Test>>(path.join(folder, 'lowdb.json'), {});
mkdirSync(folder, { recursive: true });
for (let id = 0; id < TESTS; id++) lowdb.data[id] = emptyTest();

const answered = (test: Test, index: number, { optionIndex, seq }: { optionIndex: number; seq: number }) => {
  test.answers[index] = optionIndex;
  test.seqs[index] = seq;
  return test;
};

const app = new Hono();
app.put('/durable/:id/:index', async (c) => {
  const file = fileOf(c.req.param('id'));
  const body = await c.req.json();
  const test = await readFile(file, 'utf8').then((text): Test => JSON.parse(text), emptyTest);
  await writeDurably(file, JSON.stringify(answered(test, Number(c.req.param('index')), body)));
  return c.json({ saved: true });
});
app.put('/memory/:id/:index', async (c) => {
  const id = c.req.param('id');
  inMemory.set(
    id,
    answered(inMemory.get(id) ?? emptyTest(), Number(c.req.param('index')), await c.req.json()),
  );
  return c.json({ saved: true });
});
app.put('/lowdb/:id/:index', async (c) => {
  const body = await c.req.json();
  await lowdb.update((data) =>
    answered(data[Number(c.req.param('id')) % TESTS] ?? emptyTest(), Number(c.req.param('index')), body),
  );
  return c.json({ saved: true });
});
if (process.env.DATABASE_URL) {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  await pool.query('create table bare_tests (id text primary key, doc json not null)');
  const text = 'insert into bare_tests values ($1, $2) on conflict (id) do update set doc = excluded.doc';
  app.put('/postgres/:id/:index', async (c) => {
    const test = answered(emptyTest(), Number(c.req.param('index')), await c.req.json());
    await pool.query({ name: 'answer', text, values: [c.req.param('id'), JSON.stringify(test)] });
    return c.json({ saved: true });
  });
}
for (const root of sites) app.use('/*', serveStatic({ root, precompressed: true }));

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` }),
);
process.on('disconnect', () => process.exit());
