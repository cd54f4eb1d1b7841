import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

test('malformed JSON and a body of another type are invalid_request', async () => {
  const { fail } = createTestApp();
  expect(await fail('POST', '/api/test-sessions', { body: '{' })).toEqual([400, 'invalid_request']);
  expect(await fail('POST', '/api/test-sessions', { body: '' })).toEqual([400, 'invalid_request']);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect(await fail('POST', '/api/test-sessions', { body: 'timeFactor=2', headers })).toEqual([
    400,
    'invalid_request',
  ]);
});

test('bad input is named field by field', async () => {
  const { start, call } = createTestApp();
  const { id, token } = await start();
  const body = { optionIndex: -1, seq: 'x' };
  const answer = await call<{ fields: object }>('PUT', `/api/test-sessions/${id}/answers/0`, { token, body });
  expect(Object.keys(answer.body.fields)).toEqual(['optionIndex', 'seq']);
});
