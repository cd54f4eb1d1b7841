import { call as route } from '@quotient/contract/call';
import { boolean } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed, call, createQueryClient } from './api.ts';
import { session } from './signIn/session.ts';

const fetched = vi.fn<typeof fetch>();
const done = route('GET', '/api/admin/done', boolean());
const recover = vi.spyOn(session, 'recover');

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  recover.mockReset();
});
const refuse = (code: string) =>
  fetched.mockImplementationOnce(async () => Response.json({ code, message: 'No.' }, { status: 401 }));
const answer = () => fetched.mockImplementationOnce(async () => Response.json(true));

test('a call whose session has ended is made once more when somebody is signed in again', async () => {
  refuse('signed_out');
  recover.mockResolvedValue(true);
  answer();
  expect(await call(done, {})).toBe(true);
});

test('where nobody signs in the call fails as it did, and is not made again', async () => {
  refuse('signed_out');
  recover.mockResolvedValue(false);
  await expect(call(done, {})).rejects.toMatchObject({ code: 'signed_out' });
  expect(fetched).toHaveBeenCalledOnce();
});

test('a second refusal is the end: nobody is asked in circles', async () => {
  refuse('signed_out');
  refuse('signed_out');
  recover.mockResolvedValue(true);
  await expect(call(done, {})).rejects.toMatchObject({ code: 'signed_out' });
  expect(recover).toHaveBeenCalledOnce();
});

test('any other refusal asks nobody', async () => {
  refuse('version_changed');
  await expect(call(done, {})).rejects.toMatchObject({ code: 'version_changed' });
  expect(recover).not.toHaveBeenCalled();
});

test.each([
  ['unreachable', 0, true],
  ['internal', 1, true],
  ['storage_failed', 2, false],
  ['signed_out', 0, false],
  ['not_found', 0, false],
])('an answer that failed with %s for the %i. time more is asked for again: %s', (code, count, isAgain) => {
  const retry = createQueryClient().getDefaultOptions().queries?.retry;
  if (typeof retry !== 'function') throw new Error('It is no rule.');
  expect(retry(count, new CallFailed(code, 'No.'))).toBe(isAgain);
});
