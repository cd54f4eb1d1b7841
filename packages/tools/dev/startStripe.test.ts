import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startStripe } from './startStripe.ts';

test('the server is led to a local Stripe by its environment, and told of a payment with the secret of it', async () => {
  const heard: { request: IncomingMessage; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    heard.push({ request, body });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  const { env, close } = await startStripe(`http://127.0.0.1:${address.port}`);

  const answer = await fetch(`${env.STRIPE_API_URL}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${env.STRIPE_SECRET_KEY}` },
    body: new URLSearchParams({
      mode: 'payment',
      success_url: 'http://127.0.0.1:1/',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '100',
      'line_items[0][price_data][product_data][name]': 'Results',
    }),
  });
  const { url } = await answer.json();
  await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'card' }), redirect: 'manual' });

  await expect.poll(() => heard).toHaveLength(1);
  const [{ request, body }] = heard as [(typeof heard)[number]];
  expect([request.method, request.url]).toEqual(['POST', '/api/webhooks/stripe']);
  expect(JSON.parse(body).type).toBe('checkout.session.completed');
  const [, time, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(request.headers['stripe-signature'])) ?? [];
  expect(createHmac('sha256', env.STRIPE_WEBHOOK_SECRET).update(`${time}.${body}`).digest('hex')).toBe(
    signature,
  );

  await close();
  await expect(fetch(env.STRIPE_API_URL)).rejects.toThrow('fetch failed');
  server.closeAllConnections();
  server.close();
});
