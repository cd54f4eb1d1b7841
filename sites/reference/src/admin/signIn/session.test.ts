import { refusal } from '@quotient/contract/admin/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const EIGHT_MINUTES_MS = 8 * 60_000;
const fetched = vi.fn<typeof fetch>();
const reload = vi.fn();
const page = new EventTarget();
let session: typeof import('./session.ts')['session'];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', {});
  vi.resetModules(); // a page has one session, made as it is loaded
  ({ session } = await import('./session.ts'));
  fetched.mockImplementation(async () =>
    Response.json({ expires_at: 1, user: { id: 'ada', name: 'Ada', email: 'ada@x.test' } }),
  );
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const refuse = () => fetched.mockImplementation(async () => refusal('signed_out'));
const sent = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

test('the session is renewed while the page is open, and says whether anybody was there', async () => {
  session.begin('ada');
  await vi.advanceTimersByTimeAsync(2 * EIGHT_MINUTES_MS);
  page.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(EIGHT_MINUTES_MS);
  expect(sent()).toEqual([{ isActive: true }, { isActive: false }, { isActive: true }]);
});

test('many calls that are refused at once renew it once', async () => {
  session.begin('ada');
  const all = await Promise.all([session.recover(), session.recover(), session.recover()]);
  expect(all).toEqual([true, true, true]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('where it cannot be renewed the operator is asked once, and every call goes on after the sign-in', async () => {
  refuse();
  session.begin('ada');
  const told = vi.fn();
  session.subscribe(told);
  const both = Promise.all([session.recover(), session.recover()]);
  await vi.waitFor(() => expect(session.isAsking()).toBe(true));
  session.answer('ada');
  expect(await both).toEqual([true, true]);
  expect(session.isAsking()).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
});

test('before anybody has signed in nobody is asked over the page', async () => {
  refuse();
  expect(await session.recover()).toBe(false);
  expect(session.isAsking()).toBe(false);
});

test('another operator gets a page of his own: what is shown is not for him', async () => {
  refuse();
  session.begin('ada');
  void session.recover();
  await vi.waitFor(() => expect(session.isAsking()).toBe(true));
  session.answer('bob');
  expect(reload).toHaveBeenCalledOnce();
  expect(session.isAsking()).toBe(true);
});

test('tabs renew one after the other where the browser can', async () => {
  const request = vi.fn(async (_: string, work: () => Promise<boolean>) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await session.recover()).toBe(true);
  expect(request.mock.calls[0]?.[0]).toBe('quotient-admin-session');
});
