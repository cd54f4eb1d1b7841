import type { AuditLine, ImportedShape, ShapeDetail, ShapeSummary } from '@quotient/contract/admin';
import { beforeEach, expect, test } from 'vitest';
import { drawShape } from '../shapes/grammar.ts';
import { createTestApp } from '../testing/testApp.ts';

const SQUARE = '<rect width="100" height="100"/>';
const CIRCLE = '<circle cx="50" cy="50" r="9" fill="none"/>';
const LINE = '<line x2="9"/>';

let world: ReturnType<typeof createTestApp>;
beforeEach(() => {
  world = createTestApp();
});

const call = <T>(method: string, path: string, body?: unknown) =>
  world.call<T>(method, path, { token: 'operator', ...(body !== undefined && { body }) });
const fail = (method: string, path: string, body?: unknown) =>
  world.fail(method, path, { token: 'operator', ...(body !== undefined && { body }) });
const addressOf = (token: string) => `/api/admin/shapes/${encodeURIComponent(token)}`;
const save = async (token: string, svg: string, basedOn = 0, comment = '') =>
  (await call<ShapeDetail>('PUT', addressOf(token), { svg, basedOn, comment })).body;
const restore = async (token: string, number: number, basedOn: number) =>
  (await call<ShapeDetail>('POST', `${addressOf(token)}/restore`, { number, basedOn, comment: '' })).body;
const shown = async (token: string) => {
  const { body } = await world.call<{ svg_content: string }[]>(
    'GET',
    `/api/svg-shapes?names=${encodeURIComponent(token)}`,
  );
  return body.map(({ svg_content }) => svg_content);
};

test('S028: all figures are listed, as they are drawn', async () => {
  expect((await call<ShapeSummary[]>('GET', '/api/admin/shapes')).body).toEqual([
    { token: 'square', state: 'drawn', svg: SQUARE, version: 0, savedAt: null, uses: expect.any(Number) },
  ]);
});

test('S127: what is saved is what the widget is sent, at once and in the whole table', async () => {
  const before = await world.app.request('/api/svg-shapes');
  const saved = await save('square', CIRCLE, 0, 'rounder');
  expect(saved).toMatchObject({ state: 'changed', svg: CIRCLE, version: 1, drawn: SQUARE });
  expect(saved.versions).toEqual([
    {
      number: 1,
      svg: CIRCLE,
      savedAt: world.time.now,
      by: { id: expect.any(String), name: expect.any(String) },
      comment: 'rounder',
      restores: null,
    },
  ]);
  expect(await shown('square')).toEqual([CIRCLE]);
  const after = await world.app.request('/api/svg-shapes');
  expect(await after.json()).toEqual([{ name: 'square', svg_content: CIRCLE }]);
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
});

test('an own figure has its own name; one that is drawn by its words can be changed too', async () => {
  expect(await save('zebra+dot-top', LINE)).toMatchObject({ state: 'own', drawn: null });
  expect(await save('circle+dot-top', LINE)).toMatchObject({
    state: 'changed',
    drawn: drawShape('circle+dot-top'),
  });
  expect(await shown('zebra+dot-top,circle+dot-top')).toEqual([LINE, LINE]);
  const { body } = await call<ShapeSummary[]>('GET', '/api/admin/shapes');
  expect(body.map(({ token, state }) => [token, state])).toEqual([
    ['square', 'drawn'],
    ['zebra+dot-top', 'own'],
    ['circle+dot-top', 'changed'],
  ]);
});

test('what is not allowed is left out before it is kept, and a drawing of nothing else is refused', async () => {
  const { svg } = await save('square', `<script>alert(1)</script>${LINE}`);
  expect(svg).toBe(LINE);
  const body = { svg: '<script>alert(1)</script>', basedOn: 1, comment: '' };
  expect(await fail('PUT', addressOf('square'), body)).toEqual([422, 'shape_refused']);
  expect(await shown('square')).toEqual([LINE]);
});

test('saving over a newer version is refused, and nothing is lost', async () => {
  await save('square', CIRCLE);
  const late = { svg: LINE, basedOn: 0, comment: '' };
  expect(await fail('PUT', addressOf('square'), late)).toEqual([409, 'version_changed']);
  expect(await shown('square')).toEqual([CIRCLE]);
  expect((await save('square', LINE, 1)).version).toBe(2);
});

test('if two save the same version at once, one is refused', async () => {
  const results = await Promise.all(
    [CIRCLE, LINE].map(async (svg) => {
      const { status } = await call('PUT', addressOf('square'), { svg, basedOn: 0, comment: '' });
      return status;
    }),
  );
  expect(results.sort()).toEqual([200, 409]);
});

test('a save that changes nothing makes no version', async () => {
  await save('square', CIRCLE);
  expect((await save('square', CIRCLE, 1)).version).toBe(1);
  expect((await save('circle+dot-top', drawShape('circle+dot-top') ?? '')).versions).toEqual([]);
});

test('restoring is a new version, and 0 is the figure as it is drawn', async () => {
  await save('square', CIRCLE);
  await save('square', LINE, 1);
  expect(await restore('square', 1, 2)).toMatchObject({ svg: CIRCLE, version: 3, state: 'changed' });
  const { versions, ...drawn } = await restore('square', 0, 3);
  expect(drawn).toMatchObject({ svg: SQUARE, version: 4, state: 'drawn' });
  expect(versions.map(({ number, restores }) => [number, restores])).toEqual([
    [4, 0],
    [3, 1],
    [2, null],
    [1, null],
  ]);
  expect(await shown('square')).toEqual([SQUARE]);
  const body = { number: 9, basedOn: 4, comment: '' };
  expect(await fail('POST', `${addressOf('square')}/restore`, body)).toEqual([404, 'shape_not_found']);
});

test('an own figure is removed the same way, and restored', async () => {
  await save('zebra', LINE);
  expect(await restore('zebra', 0, 1)).toMatchObject({ state: 'removed', svg: '' });
  expect(await shown('zebra')).toEqual([]);
  expect(await restore('zebra', 1, 2)).toMatchObject({ state: 'own', svg: LINE });
  expect(await shown('zebra')).toEqual([LINE]);
});

test('an unknown name that draws nothing is not found', async () => {
  expect(await fail('GET', addressOf('zebra'))).toEqual([404, 'shape_not_found']);
  expect(await fail('GET', addressOf('Zebra!'))).toEqual([400, 'invalid_request']);
});

test('the uses of a figure are shown: questions by set and id, and running tests', async () => {
  const { body: summaries } = await call<ShapeSummary[]>('GET', '/api/admin/shapes');
  const { questions } = await world.start();
  const tokens = questions.flatMap(({ visualPattern }) =>
    visualPattern?.type === 'matrix' ? (visualPattern.grid?.flat() ?? []) : [],
  );
  const token = tokens.find((each) => each !== '' && each !== '?') ?? '';
  const { body } = await call<{ questions: object[]; tests: number }>('GET', `${addressOf(token)}/use`);
  expect(body.tests).toBe(1);
  expect(body.questions[0]).toEqual({ set: 'main', id: expect.any(Number) });
  expect(summaries.length).toBeGreaterThan(0);
  world.time.now += 86_400_000;
  expect((await call('GET', `${addressOf(token)}/use`)).body).toMatchObject({ tests: 0 });
});

test('an import is tried first, then done; figures changed meanwhile are left alone', async () => {
  await save('zebra', LINE);
  const shapes = [
    { token: 'zebra', svg: CIRCLE, basedOn: 1 },
    { token: 'square', svg: '<rect width="9" fill="none"/>', basedOn: 0 },
    { token: 'lion', svg: LINE, basedOn: 0 },
    { token: 'tiger', svg: '<script/>', basedOn: 0 },
  ];
  const tried = await call<ImportedShape[]>('POST', '/api/admin/shape-imports/trials', { shapes });
  const outcomes = (list: ImportedShape[]) => list.map(({ token, outcome }) => `${token} ${outcome}`);
  expect(outcomes(tried.body)).toEqual(['zebra changed', 'square changed', 'lion new', 'tiger refused']);
  expect(await shown('zebra,lion')).toEqual([LINE]);

  await save('zebra', `${LINE}${LINE}`, 1);
  const body = { shapes: shapes.filter(({ token }) => token !== 'square'), comment: 'from a file' };
  const done = await call<ImportedShape[]>('POST', '/api/admin/shape-imports', body);
  expect(outcomes(done.body)).toEqual(['zebra conflict', 'lion new', 'tiger refused']);
  expect(await shown('zebra,lion')).toEqual([`${LINE}${LINE}`, LINE]);
  const again = await call<ImportedShape[]>('POST', '/api/admin/shape-imports/trials', {
    shapes: [{ token: 'lion', svg: LINE, basedOn: null }],
  });
  expect(outcomes(again.body)).toEqual(['lion same']);
});

test('saving is in the audit log, checking is not', async () => {
  await call('POST', '/api/admin/shape-checks', { svg: LINE });
  await save('zebra', LINE);
  const { body } = await call<{ lines: AuditLine[] }>('GET', '/api/admin/audit');
  expect(body.lines.map(({ first, last }) => [first.action, first.subject, last?.details])).toEqual([
    ['shape.save', 'zebra', { version: 1, removed: 0 }],
  ]);
});
