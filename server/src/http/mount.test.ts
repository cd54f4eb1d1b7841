import { expect, test } from 'vitest';
import { acme, createTestApp } from '../testing/testApp.ts';

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

test('a start may say that its JSON is text, so that a browser need not ask first; no other call may', async () => {
  const { call, start, fail } = createTestApp();
  const headers = { 'Content-Type': 'text/plain;charset=UTF-8' };
  expect((await call('POST', '/api/test-sessions', { body: '{"timeFactor":2}', headers })).status).toBe(201);
  const { id, token } = await start();
  const answer = { body: '{"optionIndex":0,"seq":1}', headers, token };
  expect(await fail('PUT', `/api/test-sessions/${id}/answers/0`, answer)).toEqual([400, 'invalid_request']);
});

test('a start that is sent as text is refused to every origin that is not listed, as any other', async () => {
  const { call, fail } = createTestApp();
  const from = (origin: string) => ({
    body: '{"partner":"acme"}',
    headers: { 'Content-Type': 'text/plain', Origin: origin },
  });
  for (const origin of ['https://evil.test', 'null'])
    expect(await fail('POST', '/api/test-sessions', from(origin))).toEqual([403, 'origin_not_allowed']);
  expect((await call('POST', '/api/test-sessions', from(acme.origins[0] ?? ''))).status).toBe(201);
});

test('behind a gate that uses Authorization, the token may have its own header', async () => {
  const { start, call, fail } = createTestApp();
  const { id, token } = await start();
  const path = `/api/test-sessions/${id}`;
  const behind = (held: string) => ({ headers: { Authorization: 'Basic YTpi', 'X-Test-Token': held } });
  expect((await call('GET', path, behind(token))).status).toBe(200);
  expect((await call('GET', path, { headers: { 'X-Test-Token': token } })).status).toBe(200);
  expect(await fail('GET', path, behind(`${token}x`))).toEqual([404, 'session_not_found']);
  expect(await fail('GET', path, { headers: { Authorization: 'Basic YTpi' } })).toEqual([
    404,
    'session_not_found',
  ]);
});
