import { type APIRequestContext, expect } from '@playwright/test';

/** A finished test session and an open demo checkout for it, made by the API alone. */
export async function openCheckout(request: APIRequestContext): Promise<{ token: string; url: string }> {
  const started = await request.post('/api/test-sessions', { data: {} });
  expect(started.status()).toBe(201);
  const { id, token } = await started.json();
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post(`/api/test-sessions/${id}/finish`, { headers })).status()).toBe(200);
  const payment = await request.post('/api/create-payment', { headers });
  expect(payment.status()).toBe(200);
  const { url } = await payment.json();
  return { token, url };
}

/** The id of a shared result of a paid test session, made by the API alone. */
export async function sharedResultId(request: APIRequestContext): Promise<string> {
  const { token, url } = await openCheckout(request);
  const checkout = new URL(url).searchParams.get('id');
  const paid = await request.post(`/api/demo-checkouts/${checkout}/decision`, { data: { action: 'pay' } });
  expect(paid.status()).toBe(200);
  const shared = await request.post('/api/shared-results', {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  expect(shared.status()).toBe(201);
  const { id } = await shared.json();
  return id;
}
