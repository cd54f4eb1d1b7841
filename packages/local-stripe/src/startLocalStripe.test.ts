import { readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { calls } from './api/calls.ts';
import { createLocalStripe } from './createLocalStripe.ts';
import { commands } from './local/commands.ts';
import { API_VERSION } from './objects/event.ts';
import { startLocalStripe } from './startLocalStripe.ts';
import { failureOf, sessionParams, startTestStripe } from './testStripe.fixture.ts';

test('a taken port is reported, and a free one is found', async () => {
  const first = await startLocalStripe();
  await expect(startLocalStripe({ port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close();
  const again = await startLocalStripe({ port: first.port });
  expect(again.url).toBe(`http://127.0.0.1:${first.port}`);
  await again.close();
  await expect(fetch(again.url)).rejects.toThrow('fetch failed');
});

test('closing ends calls that hang and webhooks that are on their way', async () => {
  const local = await startTestStripe({ retryPausesMs: [600_000] });
  local.receiver.answers.push(500);
  const { id } = await local.stripe.checkout.sessions.create(sessionParams);
  local.controls.pay(id);
  await expect.poll(() => local.receiver.received.length).toBe(1);
  local.controls.fail({ how: 'hang' });
  const hanging = failureOf(local.stripe.events.list());
  await expect.poll(() => local.controls.faults()).toEqual([]);
  await local.close();
  expect((await hanging).type).toBe('StripeConnectionError');
  await local.controls.idle();
  expect(local.controls.deliveries()).toMatchObject([{ status: 'waiting', attempts: [500] }]);
});

test('the app answers without listening, and loads nothing of Node', async () => {
  const { app, controls, close } = createLocalStripe();
  const httpClient = Stripe.createFetchHttpClient(async (input: RequestInfo | URL, init?: RequestInit) =>
    app.fetch(new Request(input, init)),
  );
  const stripe = new Stripe('sk_test_local', { host: 'stripe.test', protocol: 'http', port: 80, httpClient });
  const { id, url } = await stripe.checkout.sessions.create(sessionParams);
  expect(url).toBe(`http://stripe.test/c/pay/${id}`);
  expect(controls.pay(id).payment_status).toBe('paid');
  close();

  const reached = new Set([new URL('createLocalStripe.ts', import.meta.url).href]);
  const foreign = new Set<string>();
  for (const file of reached)
    for (const [, specifier = ''] of readFileSync(new URL(file), 'utf8').matchAll(/ from '([^']+)';$/gm))
      if (specifier.startsWith('.')) reached.add(new URL(specifier, file).href);
      else foreign.add(specifier);
  expect(reached.size).toBeGreaterThan(25);
  expect([...foreign].sort()).toEqual([
    'hono',
    'hono/html',
    'hono/secure-headers',
    'qs',
    'stripe',
    'valibot',
  ]);
});

test('the version is the one of the SDK', () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION);
});

test('the README names every call and every control', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('|'));
  for (const control of Object.keys(commands))
    expect(
      rows.some((row) => row.split('|')[1]?.includes(`\`${control}\``)),
      control,
    ).toBe(true);
  for (const call of Object.keys(calls)) {
    const at = call.lastIndexOf('.');
    const row = rows.find((line) => line.startsWith(`| \`${call.slice(0, at)}\``));
    expect(row, call).toContain(`\`${call.slice(at + 1)}\``);
  }
});
