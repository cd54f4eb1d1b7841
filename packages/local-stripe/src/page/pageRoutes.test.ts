import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sessionParams, startTestStripe, type TestStripe } from '../testStripe.fixture.ts';

let local: TestStripe;

beforeAll(async () => {
  local = await startTestStripe();
});
afterAll(() => local.close());
afterEach(() => {
  local.controls.set({ openerPolicy: null });
});

const create = async (changes: object = {}) =>
  local.stripe.checkout.sessions.create({ ...sessionParams, ...changes });
const session = (id: string) => local.stripe.checkout.sessions.retrieve(id);

/** Presses a button; returns the page's words or the address that it leads to. */
async function press(id: string, action: string, path = '') {
  const body = new URLSearchParams({ action });
  const answer = await fetch(`${local.url}/c/pay/${id}${path}`, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}
async function read(id: string, path = '') {
  const answer = await fetch(`${local.url}/c/pay/${id}${path}`);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

test('the page names product and amount, and says that it is a stand-in', async () => {
  const { id } = await create({
    line_items: [
      {
        quantity: 2,
        price_data: {
          currency: 'jpy',
          unit_amount: 1250,
          product_data: { name: '<b>Tea</b>', description: 'Green' },
        },
      },
    ],
  });
  const { html } = await read(id);
  expect(html).toContain('&lt;b&gt;Tea&lt;/b&gt; × 2');
  expect(html).toContain('Green');
  expect(html).toContain('¥2,500');
  expect(html).toContain('No money moves');
});

test('paying by card leads back with the id of the session', async () => {
  const { id } = await create();
  expect(await press(id, 'card')).toBe(`http://127.0.0.1:1/done?checkout=${id}`);
  expect((await session(id)).payment_status).toBe('paid');
  expect((await read(id)).html).toContain(`href="http://127.0.0.1:1/done?checkout=${id}"`);
});

test('paying by bank leads back too, and the money comes later', async () => {
  const { id } = await create();
  expect(await press(id, 'bank')).toBe(`http://127.0.0.1:1/done?checkout=${id}`);
  expect(await session(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  expect((await read(id)).html).toContain('Waiting for the bank');
});

test('a declined card leaves the page open and is told there', async () => {
  const { id } = await create();
  expect((await read(id)).html).not.toContain('declined.');
  expect(await press(id, 'decline')).toBe(`/c/pay/${id}`);
  expect((await read(id)).html).toContain('role="alert">The card was declined.');
  expect(await press(id, 'card')).toContain(id);
});

test('3-D Secure has its own page, on which it can be completed or failed', async () => {
  const { id } = await create();
  expect(await press(id, 'authenticate')).toBe(`/c/pay/${id}/authentication`);
  const { payment_intent } = await local.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent'],
  });
  expect(payment_intent).toMatchObject({ status: 'requires_action' });
  expect((await read(id, '/authentication')).html).toContain('€1.00');
  expect(await press(id, 'not_authenticated', '/authentication')).toBe(`/c/pay/${id}`);
  expect((await read(id)).html).toContain('role="alert">The bank could not verify you.');
  expect(await press(id, 'authenticate')).toContain('/authentication');
  expect(await press(id, 'authenticated', '/authentication')).toContain(`done?checkout=${id}`);
  expect((await session(id)).payment_status).toBe('paid');
});

test('returning leaves the session open', async () => {
  const { id } = await create();
  expect((await read(id)).html).toContain(
    '<a class="button" href="http://127.0.0.1:1/back">Cancel and go back</a>',
  );
  expect((await session(id)).status).toBe('open');
  const without = await create({ cancel_url: undefined });
  expect((await read(without.id)).html).not.toContain('go back');
});

test('an expired session can no longer be paid', async () => {
  const { id } = await create();
  expect(await press(id, 'expire')).toBe(`/c/pay/${id}`);
  expect((await read(id)).html).toContain('This checkout has expired');
  expect(await press(id, 'card')).toBe(`/c/pay/${id}`);
  expect((await session(id)).status).toBe('expired');
});

test('a second press pays once', async () => {
  const { id } = await create();
  const before = local.controls.events().length;
  await Promise.all([press(id, 'card'), press(id, 'card')]);
  expect(local.controls.events().length).toBe(before + 1);
});

test('an unknown session and an unknown button say so or do nothing', async () => {
  expect((await read('cs_test_none')).status).toBe(404);
  expect((await read('cs_test_none', '/authentication')).status).toBe(404);
  const { id } = await create();
  expect(await press(id, 'free')).toBe(`/c/pay/${id}`);
  expect((await session(id)).status).toBe('open');
});

test('the page loads nothing from elsewhere, is not framed, and severs its opener if set', async () => {
  const { id } = await create();
  const { headers } = await read(id);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('cross-origin-opener-policy')).toBeNull();
  local.controls.set({ openerPolicy: 'same-origin' });
  expect((await read(id)).headers.get('cross-origin-opener-policy')).toBe('same-origin');
});
