import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { type RunningLocalStripe, type StartOptions, startLocalStripe } from './startLocalStripe.ts';

/** Signs the webhooks of tests. */
export const SECRET = 'whsec_forTests';

/** Request to a webhook endpoint. */
export interface Received {
  body: string;
  signature: string;
  event: Stripe.Event;
}

/** Endpoint that stores its requests. */
export interface Receiver {
  url: string;
  received: Received[];
  /** Next answers; 200 after them. 0 keeps the sender waiting. */
  answers: number[];
  /** Types of the received events, in order. */
  types(): string[];
}

/** Tools of a test of local Stripe, all of them on this machine. */
export interface TestStripe extends RunningLocalStripe {
  /** The real client, with a test key. It doesn't retry automatically. */
  stripe: Stripe;
  /** The same with other settings. */
  client(key: string, config?: Stripe.StripeConfig): Stripe;
  receiver: Receiver;
  /** Set by a test; the system's time until then. In milliseconds. */
  time: { now?: number };
}

async function startReceiver() {
  const receiver: Receiver = {
    url: '',
    received: [],
    answers: [],
    types: () => receiver.received.map(({ event }) => event.type),
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const signature = String(request.headers['stripe-signature']);
    receiver.received.push({ body, signature, event: JSON.parse(body || '{}') });
    const status = receiver.answers.shift() ?? 200;
    // a moved address names another one, which nobody should follow
    if (status !== 0) response.writeHead(status, status === 302 ? { Location: '/moved' } : {}).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The receiver has no port.');
  receiver.url = `http://127.0.0.1:${address.port}/webhooks`;
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { receiver, close };
}

/** Starts a local Stripe and an endpoint for its webhooks, with pauses short enough for a test. */
export async function startTestStripe(options: StartOptions = {}): Promise<TestStripe> {
  const { receiver, close: closeReceiver } = await startReceiver();
  const time: TestStripe['time'] = {};
  const local = await startLocalStripe({
    webhook: { url: receiver.url, secret: SECRET },
    clock: { now: () => time.now ?? Date.now() },
    retryPausesMs: [5, 10, 20],
    ...options,
  });
  const client = (key: string, config: Stripe.StripeConfig = {}) =>
    new Stripe(key, {
      host: '127.0.0.1',
      port: local.port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
      ...config,
    });
  return {
    ...local,
    stripe: client('sk_test_local'),
    client,
    receiver,
    time,
    async close() {
      await local.close();
      await closeReceiver();
    },
  };
}

/** Parameters of an integration's session. */
export const sessionParams = {
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'eur', unit_amount: 100, product_data: { name: 'IQ Test results' } },
    },
  ],
  locale: 'de',
  client_reference_id: 'order-1',
  metadata: { order: '1' },
  payment_intent_data: { metadata: { order: '1' } },
  success_url: 'http://127.0.0.1:1/done?checkout={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://127.0.0.1:1/back',
} satisfies Stripe.Checkout.SessionCreateParams;

/** The failure of a call that must fail. */
export async function failureOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const failure = await call.then(
    () => undefined,
    (error) => error,
  );
  if (failure instanceof Stripe.errors.StripeError) return failure;
  throw new Error('The call did not fail as a call of Stripe does.', { cause: failure });
}
