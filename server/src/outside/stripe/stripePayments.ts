import { stripeRoutes } from '@quotient/contract';
import Stripe from 'stripe';
import * as v from 'valibot';
import type { Clock } from '../../base/ports.ts';
import { askProvider } from '../../payments/askProvider.ts';
import {
  type AskedBy,
  CheckoutRefused,
  type PaymentEvent,
  type Payments,
  ProviderBusy,
} from '../../payments/provider.ts';
import { type CallBudget, createCallBudget } from './callBudget.ts';
import { parametersOf } from './checkoutParameters.ts';
import { isReturned, toReport } from './checkoutSession.ts';
import { readCheckout, refundsOf } from './readCheckout.ts';
import { eventTypes, readEvent, type StripeEvent, StripeEventSchema } from './webhook.ts';

/** The version that this adapter was written for. It is named so that an update of the SDK does not change it silently. */
const STRIPE_API_VERSION = '2026-10-28.endive';

/** What Stripe may take for one answer; it is asked again twice where none comes. */
const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;

interface StripePaymentsOptions {
  secretKey: string;
  /** Signing secret of the webhook's endpoint. */
  webhookSecret: string;
  /** Origin of the API: Stripe's, or that of a local server that speaks the same. */
  apiUrl: string;
  isLive: boolean;
  clock: Clock;
  /** @default one of this process */
  budget?: CallBudget;
}

function createClient({ secretKey, apiUrl }: StripePaymentsOptions, ask: typeof fetch): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(ask),
  });
}

/** Stripe, or the budget of our calls in its place, says that too much is asked. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.statusCode === 429;

/** Calls Stripe; rejects with `ProviderBusy` if Stripe says that there are too many calls. */
async function rejectBusy<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw isTooMuch(error) ? new ProviderBusy('Stripe is asked too much.', { cause: error }) : error;
  }
}

/** Stripe has answered, and it was no: nothing was made. Of a key in use, and where no answer came, nobody knows. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripeError && error.statusCode !== undefined && error.statusCode !== 409;

/** Stripe Checkout: its hosted page takes the money, we ask what became of it. Its webhook only tells when to ask. */
export function createStripePayments(options: StripePaymentsOptions): Payments {
  const { webhookSecret, isLive, clock, budget = createCallBudget() } = options;
  const stripe = createClient(options, budget.fetchFor('event'));
  const asking: Record<AskedBy, Stripe> = {
    event: stripe,
    round: createClient(options, budget.fetchFor('round')),
    poll: createClient(options, budget.fetchFor('poll')),
    stranger: createClient(options, budget.fetchFor('stranger')),
  };

  /** The event in our words: which checkout to ask about. `undefined` where its payment was not made by a checkout. */
  async function toPaymentEvent(
    { id, data: { object } }: StripeEvent,
    client = stripe,
  ): Promise<PaymentEvent | undefined> {
    if (object.object === 'checkout.session')
      return { id, checkoutId: object.id, sessionId: object.client_reference_id ?? '' };
    if (object.payment_intent === null) return undefined;
    const { data } = await client.checkout.sessions.list({ payment_intent: object.payment_intent, limit: 1 });
    const [checkout] = data;
    return checkout && { id, checkoutId: checkout.id, sessionId: checkout.client_reference_id ?? '' };
  }

  return {
    isDemo: !isLive,
    async createCheckout(checkout) {
      try {
        const { id, url } = await stripe.checkout.sessions.create(parametersOf(checkout), {
          idempotencyKey: checkout.idempotencyKey,
        });
        if (!url) throw new CheckoutRefused('No checkout URL returned');
        return { id, url };
      } catch (error) {
        throw isRefusal(error) ? new CheckoutRefused(error.message, { cause: error }) : error;
      }
    },
    async retrieveCheckout(id, by = 'event') {
      // pages poll by the thousand: what would be refused doesn't go through the SDK first
      if ((by === 'poll' || by === 'stranger') && budget.waitMs(by) > 0)
        throw new ProviderBusy('Stripe is asked too much.');
      return toReport(...(await rejectBusy(() => readCheckout(asking[by], id))), isLive);
    },
    async expireCheckout(id) {
      try {
        await stripe.checkout.sessions.expire(id);
      } catch (error) {
        // Decided meanwhile, or expired before: Stripe expires only what is open.
        if (!isRefusal(error)) throw error;
      }
    },
    refund: (id, idempotencyKey) =>
      rejectBusy(async () => {
        const [{ payment_intent }] = await readCheckout(stripe, id);
        if (!payment_intent) return;
        // A key always gets its first answer again, so a refund that was returned needs a new key.
        const returned = (await refundsOf(stripe, payment_intent.id)).filter(isReturned).length;
        const key = returned === 0 ? idempotencyKey : `${idempotencyKey}-${returned}`;
        await stripe.refunds.create({ payment_intent: payment_intent.id }, { idempotencyKey: key });
      }),
    listMissedEvents: (since) =>
      rejectBusy(async () => {
        const missed: PaymentEvent[] = [];
        const created = { gte: Math.floor(since / 1000) };
        // The SDK requests one page after another.
        for await (const listed of asking.round.events.list({
          delivery_success: false,
          types: [...eventTypes],
          created,
          limit: 100,
        })) {
          const parsed = v.safeParse(StripeEventSchema, listed);
          const event = parsed.success ? await toPaymentEvent(parsed.output, asking.round) : undefined;
          if (event) missed.push(event);
        }
        return missed.reverse(); // Stripe lists the newest first.
      }),
    mount({ mount, apply }) {
      mount(stripeRoutes.receiveStripeEvent, async ({ c }) => {
        const event = await readEvent({
          stripe,
          secret: webhookSecret,
          payload: await c.req.text(),
          signature: c.req.header('Stripe-Signature'),
          times: [clock.now(), Date.now()],
          isLive,
        });
        const paymentEvent = event && (await askProvider(toPaymentEvent(event)));
        if (paymentEvent) await apply(paymentEvent);
        return undefined;
      });
    },
  };
}
