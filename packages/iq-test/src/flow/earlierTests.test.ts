import { refusal } from '@quotient/contract/refusal';
import { expect, test } from 'vitest';
import { anewForEachTest, at, flow, open, remember, server, settle, storage } from './flow.fixture.ts';

anewForEachTest();

const ERASE = 'DELETE /api/test-sessions/:id';

/** Two finished tests of this device: an earlier one, shared and certified, and the current one at its results. */
async function twoTests() {
  const earlier = await server.visitor.reach('paid');
  const { id: sharedId } = await server.api.shareResult(earlier, {
    iq_score: 0,
    percentile: 0,
    total_correct: 0,
  });
  const { code } = await server.api.makeCertificate(earlier);
  storage.keepFinished({ id: earlier.id, token: earlier.token, finishedAt: 1 });
  const current = await remember('paid');
  open();
  await settle();
  return { earlier, sharedId, code, current };
}

test('deleting everything deletes the earlier tests of the device, and their public pages and certificates', async () => {
  const { earlier, sharedId, code } = await twoTests();
  expect(flow.earlier().map(({ id }) => id)).toEqual([earlier.id]);
  await flow.erase();
  expect(await server.store.sharedResults.get(sharedId)).toBeUndefined();
  expect(await server.store.certificates.get(code)).toBeUndefined();
  await expect(server.api.getTestSession(earlier)).rejects.toMatchObject({ code: 'session_not_found' });
  for (const left of [storage.finished.read(), storage.last.read(), flow.last.value])
    expect(left).toBeUndefined();
});

test('where an earlier test is not erased, the current one stays to try again from', async () => {
  const { earlier } = await twoTests();
  server.answerNext(ERASE, refusal('storage_failed'));
  await expect(flow.erase()).rejects.toMatchObject({ code: 'storage_failed' });
  expect(flow.stage.value).toBe('results');
  expect(flow.earlier().map(({ id }) => id)).toEqual([earlier.id]);
  await flow.erase();
  expect(flow.stage.value).toBe('welcome');
  expect(storage.finished.read()).toBeUndefined();
});

test('an earlier test is deleted alone, or opened in place of the current one', async () => {
  const { earlier, current } = await twoTests();
  flow.openEarlier(earlier);
  await settle();
  expect(at('results').credentials.id).toBe(earlier.id);
  expect(flow.earlier().map(({ id }) => id)).toEqual([current.id]);
  await flow.eraseEarlier(current);
  expect(flow.earlier()).toEqual([]);
  expect(flow.stage.value).toBe('results');
  await expect(server.api.getTestSession(current)).rejects.toMatchObject({ code: 'session_not_found' });
});
