import { ApiErrorSchema } from '@quotient/contract';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMockBackend } from './createMockBackend.ts';
import { isScenarioName, type ScenarioName, scenarios } from './scenarios.ts';

const start = (fetch: typeof globalThis.fetch) =>
  fetch('http://localhost/api/test-sessions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });

test('online, the backend answers as the app does', async () => {
  const { fetch } = createMockBackend();
  expect((await start(fetch)).status).toBe(201);
});

test('offline, a call rejects as a fetch does; back online, it works', async () => {
  const { fetch, player } = createMockBackend({ scenario: 'offline' });
  await expect(start(fetch)).rejects.toThrow(TypeError);
  player.play('online');
  expect((await start(fetch)).status).toBe(201);
});

test('flaky, every other call of a route is lost', async () => {
  const { fetch } = createMockBackend({ scenario: 'flaky' });
  await expect(start(fetch)).rejects.toThrow();
  expect((await start(fetch)).status).toBe(201);
  await expect(start(fetch)).rejects.toThrow();
});

test('slow, an answer takes its time', async () => {
  vi.useFakeTimers();
  const { fetch } = createMockBackend({ scenario: 'slow' });
  const answered = vi.fn();
  void start(fetch).then(answered);
  await vi.advanceTimersByTimeAsync(1400);
  expect(answered).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test.each(
  (Object.keys(scenarios) as ScenarioName[]).filter((name) => name !== 'online' && name !== 'mailFails'),
)('%s: disturbs at least one call, and an error is one of the contract', async (name) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { player } = createMockBackend({ scenario: name });
  const calls = [
    'POST /api/test-sessions',
    'POST /api/create-payment',
    'GET /api/test-sessions/1/results',
    'POST /api/send-results-email',
    'POST /api/shared-results',
    'GET /api/svg-shapes',
  ];
  let disturbed = 0;
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    const asked = Date.now();
    const answering = player.answer(new Request(`http://localhost${path}`, { method }));
    await vi.advanceTimersByTimeAsync(2000);
    const response = await answering;
    if (!response) disturbed += 1;
    else if (response.status >= 500) {
      parse(ApiErrorSchema, await response.json());
      disturbed += 1;
    } else if (name === 'slow' && Date.now() - asked >= 0) disturbed += 1;
  }
  expect(disturbed).toBeGreaterThan(0);
  vi.useRealTimers();
});

test('a name from outside is checked', () => {
  expect(isScenarioName('offline')).toBe(true);
  expect(isScenarioName('constructor')).toBe(false);
  expect(isScenarioName(null)).toBe(false);
});

const { player } = createMockBackend({ publicUrl: 'http://quiz.localhost' });
const server = setupServer(
  http.all(
    'http://quiz.localhost/api/*',
    async ({ request }) => (await player.answer(request)) ?? HttpResponse.error(),
  ),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('on Node, fetch itself is answered by the backend, scenarios included', async () => {
  const url = 'http://quiz.localhost/api/svg-shapes';
  expect((await fetch(url)).status).toBe(200);
  player.play('offline');
  await expect(fetch(url)).rejects.toThrow(TypeError);
  player.play('online');
  expect((await fetch(url)).status).toBe(200);
});
