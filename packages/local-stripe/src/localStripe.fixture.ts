import type Stripe from 'stripe';
import type { LocalStripe } from './createLocalStripe.ts';

/** Calls the API in memory, without a listening server. Returns the answer, whatever its status. */
export async function ask(
  { app }: Pick<LocalStripe, 'app'>,
  path: string,
  params?: Record<string, string>,
  key = 'sk_test_local',
) {
  const answer = await app.request(`/v1/${path}`, {
    headers: { Authorization: `Bearer ${key}` },
    ...(params && { method: 'POST', body: new URLSearchParams(params) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** One euro, as a form. */
export const oneEuro = {
  mode: 'payment',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'eur',
  'line_items[0][price_data][unit_amount]': '100',
  'line_items[0][price_data][product_data][name]': 'Results',
  success_url: 'https://shop.example/done?checkout={CHECKOUT_SESSION_ID}',
};

/** A session that waits for its payment: its id, and its current state. */
export async function openSession(local: LocalStripe, key?: string) {
  const { body } = await ask(local, 'checkout/sessions', oneEuro, key);
  const id = String(body.id);
  const read = async (): Promise<Stripe.Checkout.Session> =>
    (await ask(local, `checkout/sessions/${id}`, undefined, key)).body;
  return { id, read };
}
