import { adminRoutes } from '@quotient/contract/admin';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AuditLog } from '../audit/auditLog.ts';
import { ApiError, toApiError } from '../base/errors.ts';
import { createAdminMount } from './mount.ts';

const ada = { id: 'ada', name: 'Ada', email: 'ada@example.org' };
const route = adminRoutes.createPartner;
const PUBLIC_URL = 'https://iq.example';

/** One call that records its work and outcome. */
function world({ isSignedIn = true, canWrite = true, work = async () => ({}) as never } = {}) {
  const written: { outcome: string; of: unknown; details: object; subject: unknown }[] = [];
  const audit = {
    async write(entry: (typeof written)[number]) {
      if (!canWrite) throw new ApiError('storage_failed');
      written.push(entry);
      return `entry ${written.length}`;
    },
  } as unknown as AuditLog;
  let runs = 0;
  const app = new Hono();
  app.onError((error, c) => c.json(toApiError(error).toBody(), toApiError(error).status as never));
  const auth = { operatorOf: async () => (isSignedIn ? ada : undefined) };
  createAdminMount(app, { auth, audit, publicUrl: PUBLIC_URL })(route, async ({ note }) => {
    runs += 1;
    note({ partner: 'quiz' });
    return work();
  });
  const ask = async (
    headers: Record<string, string> = {},
    body: unknown = { key: 'quiz', name: 'Quiz', origins: ['https://quiz.example'] },
  ) => {
    const answer = await app.request(`${PUBLIC_URL}${route.path}`, {
      method: route.method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  return { ask, written, runs: () => runs };
}

test.each([
  [{ Origin: 'https://evil.example' }],
  [{ 'Sec-Fetch-Site': 'cross-site' }],
  // a page of the same site on another host is foreign too
  [{ 'Sec-Fetch-Site': 'same-site' }],
])('a page of another origin (%j) is refused before anything else, signed in or not', async (headers) => {
  for (const isSignedIn of [true, false]) {
    const { ask, runs, written } = world({ isSignedIn });
    expect((await ask(headers, 'no partner')).body.code).toBe('foreign_origin');
    expect([runs(), written]).toEqual([0, []]);
  }
});

test('who is not signed in hears nothing of what was wrong with the body', async () => {
  const { ask, written } = world({ isSignedIn: false });
  expect((await ask({}, { key: 7 })).body).toEqual({ code: 'signed_out', message: expect.any(String) });
  expect(written).toEqual([]);
});

test('what cannot be read is not tried, and each bad field is named', async () => {
  const { ask, runs, written } = world();
  const { body } = await ask({}, { key: 7 });
  expect(body.code).toBe('invalid_request');
  expect(Object.keys(body.fields)).toContain('key');
  expect([runs(), written]).toEqual([0, []]);
});

test('an action is written down before it is tried, and what came of it after, with what it notes', async () => {
  const { ask, written } = world();
  expect((await ask({ Origin: PUBLIC_URL, 'Sec-Fetch-Site': 'same-origin' })).status).toBeLessThan(300);
  expect(written.map(({ outcome, of, details }) => [outcome, of, details])).toEqual([
    ['asked', null, {}],
    ['done', 'entry 1', { partner: 'quiz' }],
  ]);
  expect(written[0]).toMatchObject({ operator: { id: 'ada', name: 'Ada' }, action: route.action });
});

test('what fails is written down by its code, and answered', async () => {
  const { ask, written } = world({ work: () => Promise.reject(new ApiError('version_changed')) });
  expect((await ask()).body.code).toBe('version_changed');
  expect(written.at(-1)).toMatchObject({
    outcome: 'failed',
    details: { partner: 'quiz', code: 'version_changed' },
  });
});

test('where nothing can be written down nothing is done', async () => {
  const { ask, runs } = world({ canWrite: false });
  expect((await ask()).body.code).toBe('storage_failed');
  expect(runs()).toBe(0);
});
