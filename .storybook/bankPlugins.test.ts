import { createServer, resolveConfig, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { questionBankPlugin, ruleBenchPlugin } from './bankPlugins.ts';

const config = () => ({
  configFile: false as const,
  logLevel: 'error' as const,
  plugins: [questionBankPlugin(), ruleBenchPlugin()],
  optimizeDeps: { noDiscovery: true },
  server: { host: '127.0.0.1', port: 0, ws: false as const, watch: null },
});

let server: ViteDevServer;
beforeAll(async () => {
  server = await (await createServer(config())).listen();
});
afterAll(() => server.close());

async function ask(request: unknown) {
  const text = typeof request === 'string' ? request : JSON.stringify(request);
  const answer = await fetch(`${server.resolvedUrls?.local[0]}rule-bench?${encodeURIComponent(text)}`);
  return { status: answer.status, body: await answer.json() };
}

const hard = { kind: 'generated', locale: 'en', difficulty: 'hard', seed: '7' };

test('a figure is made as asked, and everything about it is told', async () => {
  const wanted = { ...hard, locale: 'de', look: 'domino', rule: 'xor', category: 'working-memory' };
  const { status, body } = await ask(wanted);
  expect(status).toBe(200);
  const { question, making, verdict, shapes, choices } = body;
  expect(question.options).toHaveLength(6);
  expect(making).toMatchObject({ look: 'domino', category: 'working-memory', points: 10 });
  expect(making.rules).toContainEqual({
    text: expect.stringMatching(/^dots keeps what only one has in each /),
    cost: expect.any(Number),
  });
  expect(making.explanation).toMatch(/Reihe|Zeile|Spalte/);
  expect(verdict).toMatchObject({ fitting: [making.correct], obeying: [making.correct], lookAlikes: [] });
  expect(verdict.shortcuts).toEqual([expect.any(Number), expect.any(Number)]);
  const drawn = shapes.map(({ name }: { name: string }) => name);
  expect(drawn).toEqual(expect.arrayContaining(question.options));
  expect(Object.keys(choices)).toEqual(['difficulty', 'look', 'rule', 'category']);
  expect((await ask(wanted)).body).toEqual(body);
});

const own = {
  kind: 'own',
  locale: 'en',
  cells: 'square circle triangle circle triangle square triangle square'.split(' '),
  options: ['square', 'circle'],
};

test('a grid of one’s own gets the same verdict', async () => {
  const { body } = await ask(own);
  expect(body.making).toBeUndefined();
  expect(body.verdict).toMatchObject({ fitting: [1], obeying: [1] });
  expect(body.verdict.rules[0]).toContain('has the same three values in each row');
  const twice = await ask({ ...own, options: ['square', 'circle', 'circle'] });
  expect(twice.body.verdict).toMatchObject({ fitting: [1, 2], lookAlikes: [[1, 2]], shortcuts: null });
});

test.each([
  ['{', 'The question after "?" is not JSON.'],
  [{}, 'The kind of a request is "generated" or "own".'],
  [{ ...hard, difficulty: 'brutal' }, 'The difficulty is one of easy, medium, hard, not "brutal".'],
  [{ ...hard, seed: '' }, 'Give a seed: any text, such as 7.'],
  [{ ...hard, look: 'single', rule: 'xor' }, 'No such figure came out of this seed.'],
  [{ ...own, cells: ['square'] }, 'A grid has eight cells, and the one that is missing.'],
  [{ ...own, options: ['square', 'sqare'] }, 'The shape token "sqare" is not in the grammar.'],
])('what cannot be answered (%j) gets a sentence', async (request, sentence) => {
  const { status, body } = await ask(request);
  expect(status).toBe(400);
  expect(body).toEqual({ problem: expect.stringContaining(sentence) });
});

test('the gallery has every question in its language, and no answer', async () => {
  const answer = await fetch(`${server.resolvedUrls?.local[0]}question-bank?locale=de`);
  const { sets, shapes } = await answer.json();
  expect(answer.status).toBe(200);
  expect(sets[0]).toMatchObject({ set: 'main', questions: { length: 20 } });
  expect(JSON.stringify(sets)).toContain('Welche');
  expect(JSON.stringify(sets)).not.toMatch(/"(?:correct|explanation|points)"/);
  expect(shapes.length).toBeGreaterThan(100);
});

test('a build has nothing of the bank', async () => {
  const names = async (command: 'build' | 'serve') =>
    (await resolveConfig(config(), command)).plugins.map(({ name }) => name);
  const ours = ['quotient:question-bank', 'quotient:rule-bench'];
  expect(await names('serve')).toEqual(expect.arrayContaining(ours));
  for (const name of ours) expect(await names('build')).not.toContain(name);
});
