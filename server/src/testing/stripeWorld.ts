import { CreatedPaymentSchema, type StartedTestSession } from '@quotient/contract';
import { createLocalStripe } from '@quotient/local-stripe';
import type { Hono } from 'hono';
import Stripe from 'stripe';
import { parse } from 'valibot';
import { onTestFinished } from 'vitest';
import { plainClock } from '../clock/plainClock.ts';
import type { Email, Mailer } from '../mail/ports.ts';
import type { CallBudget } from '../outside/stripe/callBudget.ts';
import { createStripePayments } from '../outside/stripe/stripePayments.ts';
import type { Ports } from '../ports.ts';
import { createTestApp, PUBLIC_URL, START_AT } from './testApp.ts';

/** Signs the webhooks of tests. */
const WEBHOOK_SECRET = 'whsec_1234567890';
const API_URL = 'https://api.stripe.test';
const WEBHOOK = '/api/webhooks/stripe';

/** Stripe client that only signs. */
const signer = new Stripe('sk_test_1234567890');

/** The header of a signature made at this time, in milliseconds since the epoch. */
export const signed = (payload: string, at: number, secret = WEBHOOK_SECRET): string =>
  signer.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) });

interface Delivery {
  sign?: (payload: string) => string;
  /** App that gets the event, in place of the world's own. */
  to?: Hono;
}

/**
 * The real app with the real SDK against a local Stripe in memory, which runs on the app's clock. Its events are
 * delivered by `deliver`, not automatically.
 * @param limitCalls @default unlimited: days of a test pass in a moment
 */
export async function startStripeWorld(
  replaced: Partial<Ports> & { mailer?: Mailer } = {},
  limitCalls: (send: typeof fetch) => CallBudget = (send) => ({ fetchFor: () => send, waitMs: () => 0 }),
) {
  const time = { now: START_AT };
  const clock = plainClock(() => time.now);
  const stripe = createLocalStripe({
    clock,
    webhook: { url: `${PUBLIC_URL}${WEBHOOK}`, secret: WEBHOOK_SECRET },
  });
  stripe.controls.set({ lose: Number.MAX_SAFE_INTEGER });
  onTestFinished(stripe.close);
  const send = async (...request: Parameters<typeof fetch>) => stripe.app.fetch(new Request(...request));
  const payments = createStripePayments({
    secretKey: 'sk_test_1234567890',
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: API_URL,
    isLive: false,
    clock,
    budget: limitCalls(send),
  });
  const receipts: Email[] = [];
  const sentEmails: Email[] = [];
  const mailer: Mailer = {
    async send(email) {
      (email.subject.startsWith('Receipt') ? receipts : sentEmails).push(email);
    },
  };
  const app = createTestApp({ payments, clock, mailer, ...replaced });

  /** The id of the checkout that the app opens for a session. */
  async function openCheckout({ token }: StartedTestSession, by: Hono = app.app): Promise<string> {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await by.request('/api/create-payment', { method: 'POST', headers });
    const { url } = parse(CreatedPaymentSchema, await answer.json());
    return new URL(url).pathname.split('/').at(-1) ?? '';
  }

  /** Makes the app forget all checkouts so far, as after a restored backup. */
  async function forgetCheckouts({ id }: StartedTestSession): Promise<void> {
    await app.store.testSessions.update(id, (record) => ({
      ...record,
      checkouts: record.checkouts.flatMap((checkout) =>
        checkout.state === 'creating' ? [] : { ...checkout, state: 'closed' as const },
      ),
    }));
  }

  /** Delivers an event like Stripe; resolves to the HTTP status. `sign` makes the header of another body or time. */
  async function deliver(event: object, { sign, to = app.app }: Delivery = {}): Promise<number> {
    const payload = JSON.stringify(event, null, 2);
    const headers = {
      'Content-Type': 'application/json',
      'Stripe-Signature': sign?.(payload) ?? signed(payload, time.now),
    };
    return (await to.request(WEBHOOK, { method: 'POST', headers, body: payload })).status;
  }

  /** The event of this type that Stripe made last. */
  function eventOf(type: string) {
    const event = stripe.controls
      .events()
      .filter((made) => made.type === type)
      .at(-1);
    if (!event) throw new Error(`Stripe has made no event ${type}.`);
    return event;
  }
  const client = new Stripe('sk_test_1234567890', { httpClient: Stripe.createFetchHttpClient(send) });
  /** Checkouts that Stripe has made for a session. */
  async function checkoutsOf({ id }: StartedTestSession) {
    const { data } = await client.checkout.sessions.list({ limit: 100 });
    return data.filter(({ client_reference_id }) => client_reference_id === id);
  }
  const recordOf = ({ id }: StartedTestSession) => app.store.testSessions.get(id);
  const statesOf = async (session: StartedTestSession) =>
    (await recordOf(session))?.checkouts.map(({ state }) => state);
  return {
    ...app,
    /** Emails except receipts, which each payment here has. */
    sentEmails,
    receipts,
    time,
    stripe,
    openCheckout,
    forgetCheckouts,
    deliver,
    eventOf,
    checkoutsOf,
    recordOf,
    statesOf,
  };
}

/** World of `startStripeWorld`. */
export type StripeWorld = Awaited<ReturnType<typeof startStripeWorld>>;
