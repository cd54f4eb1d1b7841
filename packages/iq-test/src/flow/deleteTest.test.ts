import { refusal } from '@quotient/contract/refusal';
import { expect, test } from 'vitest';
import { anewForEachTest, at, flow, open, remember, server, settle, storage, toast } from './flow.fixture.ts';

anewForEachTest();

const ERASE = 'DELETE /api/test-sessions/:id';

test('erasing takes the test from server and device, leads to the start and says so', async () => {
  const { id, token } = await remember('paid');
  open();
  await settle();
  const { credentials } = at('results');
  expect(JSON.parse(await server.api.exportTestSession(credentials))).toMatchObject({ id, version: 1 });
  await flow.erase();
  expect(flow.stage.value).toBe('welcome');
  expect(toast()).toMatchObject({ tone: 'success', title: 'Erased' });
  expect(flow.last.value).toBeUndefined();
  for (const name of ['running', 'last', 'savedAnswers', 'savedIq', 'paidSession', 'paymentStatus'] as const)
    expect(storage[name].read(), name).toBeUndefined();
  await expect(server.api.getTestSession({ id, token })).rejects.toMatchObject({ code: 'session_not_found' });
});

test('before the payment, too', async () => {
  await remember('payment');
  open();
  await settle();
  expect(flow.stage.value).toBe('payment');
  await flow.erase();
  expect(flow.stage.value).toBe('welcome');
  expect(storage.running.read()).toBeUndefined();
});

test('where the server refuses, everything stays as it is', async () => {
  await remember('paid');
  open();
  await settle();
  server.answerNext(ERASE, refusal('storage_failed'));
  await expect(flow.erase()).rejects.toMatchObject({ code: 'storage_failed' });
  expect(flow.stage.value).toBe('results');
  expect(storage.running.read()).toBeDefined();
  await flow.erase();
  expect(flow.stage.value).toBe('welcome');
});

test('what was erased by another tab is gone here as well', async () => {
  await remember('paid');
  open();
  await settle();
  await server.api.eraseTestSession(at('results').credentials);
  await flow.erase();
  expect(flow.stage.value).toBe('welcome');
  expect(storage.running.read()).toBeUndefined();
});
