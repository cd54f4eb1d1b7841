import { personas } from '@quotient/fixtures';
import { beforeEach, expect, test, vi } from 'vitest';
import { createRealServer, type RealServer } from '../api/realServer.fixture.ts';
import { inEnglish } from '../i18n/english.fixture.ts';
import { type EarlierTest, EarlierTestsModel } from './earlierTestsModel.ts';

let server: RealServer;
const erased: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = createRealServer();
  erased.length = 0;
});

/** The list of some tests; deleting one asks the server, as the journey does. */
function list(tests: readonly EarlierTest[]) {
  return new EarlierTestsModel({
    tests,
    api: server.api,
    async erase(test) {
      await server.api.eraseTestSession(test).catch((error) => {
        if (error.code !== 'session_not_found') throw error;
      });
      erased.push(test.id);
    },
  });
}

/** A paid test with all that can be public of it. */
async function published() {
  const held = await server.visitor.reach('paid', { answers: personas.careful.answers });
  const body = { iq_score: 0, percentile: 0, total_correct: 0 };
  const { id } = await server.api.shareResult(held, body);
  const { code } = await server.api.makeCertificate(held);
  return { held, sharedId: id, code };
}
type Model = ReturnType<typeof list>;
const outcome = (model: Model, id: string) => {
  const { message } = model.rows.value.find(({ test }) => test.id === id)?.outcome ?? {};
  return message && inEnglish(message);
};

test('nothing is asked before the visitor wishes to see the list, and then once', async () => {
  const { held } = await published();
  const model = list([held]);
  expect(server.countOf('GET /api/test-sessions/:id')).toBe(0);
  await Promise.all([model.open(), model.open()]);
  expect(server.countOf('GET /api/test-sessions/:id')).toBe(1);
});

test('a paid test shows its score with its margin, and what is public of it; an unpaid one shows neither', async () => {
  const { held, sharedId, code } = await published();
  const unpaid = await server.visitor.reach('payment');
  const model = list([held, unpaid]);
  await model.open();
  const { iq, interval, isTooFast } = await server.visitor.readResults(held);
  expect(model.rows.value.map(({ state }) => state)).toEqual([
    { is: 'paid', iq, interval, isDoubtful: isTooFast, sharedResultId: sharedId, certificateCode: code },
    { is: 'unpaid' },
  ]);
  expect(server.countOf('GET /api/test-sessions/:id/results')).toBe(1);
});

test('a shared page and a certificate end on the server, each alone', async () => {
  const { held, sharedId, code } = await published();
  const model = list([held]);
  await model.open();
  await model.end(held.id, 'unshare');
  expect(await server.store.sharedResults.get(sharedId)).toBeUndefined();
  expect(await server.store.certificates.get(code)).toBeDefined();
  expect(outcome(model, held.id)).toBe('The link no longer works.');
  await model.end(held.id, 'withdraw');
  expect(await server.store.certificates.get(code)).toBeUndefined();
  expect(model.rows.value[0]?.state).toMatchObject({ sharedResultId: undefined, certificateCode: undefined });
});

test('sharing stops, even if another tab has shared the test again under another link', async () => {
  const { held, sharedId } = await published();
  const model = list([held]);
  await model.open();
  await server.api.deleteSharedResult(held, sharedId);
  const body = { iq_score: 0, percentile: 0, total_correct: 0 };
  const { id } = await server.api.shareResult(held, body);
  await model.end(held.id, 'unshare');
  expect(await server.store.sharedResults.get(id)).toBeUndefined();
});

test('private links end, for an unpaid test too', async () => {
  const held = await server.visitor.reach('payment');
  const { url } = await server.api.createPrivateLink(held);
  const token = url.slice(url.indexOf('#') + 1);
  const model = list([held]);
  await model.open();
  await model.end(held.id, 'endLinks');
  expect(outcome(model, held.id)).toBe('All private links are ended.');
  await expect(server.api.getTestSession({ id: held.id, token })).rejects.toMatchObject({
    code: 'session_not_found',
  });
});

test('a refusal changes nothing, is said, and the next try works', async () => {
  const { held, code } = await published();
  const model = list([held]);
  await model.open();
  vi.spyOn(server.api, 'removeCertificate').mockRejectedValueOnce(new Error('lost'));
  await model.end(held.id, 'withdraw');
  expect(outcome(model, held.id)).toBe('It could not be taken back. Please try again later.');
  expect(model.rows.value[0]?.state).toMatchObject({ certificateCode: code });
  await model.end(held.id, 'withdraw');
  expect(await server.store.certificates.get(code)).toBeUndefined();
});

test('a deleted test leaves the list; one that is already gone is not shown, and forgotten', async () => {
  const { held, sharedId } = await published();
  const gone = await server.visitor.reach('payment');
  await server.api.eraseTestSession(gone);
  const model = list([gone, held]);
  await model.open();
  expect(erased).toEqual([gone.id]);
  expect(model.hasErased.value).toBe(false);
  await Promise.all([model.end(held.id, 'erase'), model.end(held.id, 'erase')]);
  expect(erased).toEqual([gone.id, held.id]);
  expect(model.rows.value).toEqual([]);
  expect(model.hasErased.value).toBe(true);
  expect(await server.store.sharedResults.get(sharedId)).toBeUndefined();
});

test('a test that could not be loaded says so and is asked about again; the others are shown', async () => {
  const [first, second] = [await published(), await published()];
  const model = list([first.held, second.held]);
  server.answerNext('GET /api/test-sessions/:id', 'lost');
  await model.open();
  const states = () => model.rows.value.map(({ state }) => state.is);
  expect(states()).toEqual(['failed', 'paid']);
  await model.load(first.held.id);
  expect(states()).toEqual(['paid', 'paid']);
});
