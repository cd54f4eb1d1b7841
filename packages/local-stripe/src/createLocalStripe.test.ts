import { afterEach, expect, test, vi } from 'vitest';
import { createLocalStripe } from './createLocalStripe.ts';
import { ask, oneEuro, openSession } from './localStripe.fixture.ts';

afterEach(() => void vi.restoreAllMocks());

test('a session is expired by the first request after its time, and says so once', async () => {
  let now = 1_000_000;
  const local = createLocalStripe({ clock: { now: () => now } });
  const { read } = await openSession(local);
  const { expires_at } = await read();
  now = expires_at * 1000 - 1;
  expect((await read()).status).toBe('open');
  now += 1;
  expect(await read()).toMatchObject({ status: 'expired', url: null });
  await read();
  expect(local.controls.events().map(({ type }) => type)).toEqual(['checkout.session.expired']);
});

test('an address with nothing at it is named', async () => {
  const answer = await createLocalStripe().app.request('/nothing');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error: { message: 'There is nothing at /nothing.' } });
});

test('an error of its own is an answer of the API, and its cause stays in the console', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const cause = new Error('the clock is broken');
  const now = () => {
    throw cause;
  };
  const { status, body } = await ask(createLocalStripe({ clock: { now } }), 'checkout/sessions', oneEuro);
  expect(status).toBe(500);
  expect(body.error.type).toBe('api_error');
  expect(body.error.message).not.toContain('clock');
  expect(logged).toHaveBeenCalledWith(cause);
});
