import { ApiError } from '@quotient/contract/ApiError';
import { refusal } from '@quotient/contract/admin/refusal';
import { call as route } from '@quotient/contract/call';
import { boolean } from 'valibot';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { call, createQueryClient } from './api.ts';
import { session } from './signIn/session.ts';

const fetched = vi.fn<typeof fetch>();
const done = route('GET', '/api/admin/done', boolean());
let recover: MockInstance<typeof session.recover>;

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  recover = vi.spyOn(session, 'recover');
});
const refuse = (...[code]: Parameters<typeof refusal>) =>
  fetched.mockImplementationOnce(async () => refusal(code));
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
  [new ApiError('network', 0), 0, true],
  [new ApiError('internal', 500), 1, true],
  [new ApiError('storage_failed', 503), 2, false],
  [new ApiError('signed_out', 401), 0, false],
  [new ApiError('not_found', 404), 0, false],
])(
  'an answer that failed with $code for the %i. time more is asked for again: %s',
  (failure, count, isAgain) => {
    const retry = createQueryClient().getDefaultOptions().queries?.retry;
    if (typeof retry !== 'function') throw new Error('It is no rule.');
    expect(retry(count, failure)).toBe(isAgain);
  },
);
