import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

test('S190: progress is posted as q_number, action_type and sess_id, and counted in the session', async () => {
  const { start, call, ports } = createTestApp();
  const { id, token } = await start();
  const track = (q_number: number, action_type: string) =>
    call('POST', '/api/track-question-progress', { token, body: { q_number, action_type, sess_id: id } });
  for (const q_number of [1, 2, 2, 20]) expect((await track(q_number, 'viewed')).status).toBe(204);
  expect((await track(18, 'completed')).status).toBe(204);
  const record = await ports.store.testSessions.get(id);
  expect(record?.viewCounts).toEqual([1, 2, ...Array.from({ length: 17 }, () => 0), 1]);
  expect(record?.completedCount).toBe(18);
});

test.each([
  [{ q_number: 0, action_type: 'viewed' }],
  [{ q_number: 21, action_type: 'viewed' }],
  [{ q_number: 21, action_type: 'completed' }],
  [{ q_number: 1, action_type: 'clicked' }],
  [{ action_type: 'viewed' }],
])('progress of %j is refused', async (body) => {
  const { start, fail } = createTestApp();
  const { id, token } = await start();
  expect(
    await fail('POST', '/api/track-question-progress', { token, body: { ...body, sess_id: id } }),
  ).toEqual([400, 'invalid_request']);
});

test("progress for another visitor's session is refused", async () => {
  const { start, fail } = createTestApp();
  const [mine, theirs] = [await start(), await start()];
  const body = { q_number: 1, action_type: 'viewed', sess_id: theirs.id };
  expect(await fail('POST', '/api/track-question-progress', { token: mine.token, body })).toEqual([
    404,
    'session_not_found',
  ]);
});
