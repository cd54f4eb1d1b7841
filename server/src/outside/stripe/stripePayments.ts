import { stripeRoutes } from '@quotient/contract';
import Stripe from 'stripe';
import * as v from 'valibot';
import { ApiError } from '../../http/errors.ts';
import { askProvider } from '../../payments/askProvider.ts';
import { CheckoutRefused, type Clock, type PaymentEvent, type Payments } from '../../ports.ts';
import {
  ATTEMPT_FIELD,
  SESSION_FIELD,
  StripeCheckoutSchema,
  StripeDisputeSchema,
  toReport,
} from './checkoutSession.ts';
import { eventTypes, readEvent, type StripeEvent, StripeEventSchema } from './webhook.ts';

/** The version that this adapter was written for. It is named so that an update of the SDK does not change it silently. */
const STRIPE_API_VERSION = '2026-10-28.endive';

/** What Stripe may take for one answer; it is asked again twice where none comes. */
const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;

/** The languages that Stripe's page speaks of those that we do; it chooses by the browser for the others. */
const locales = ['en', 'de', 'fr', 'es'] as const;

interface StripePaymentsOptions {
  secretKey: string;
  /** Signing secret of the webhook's endpoint. */
  webhookSecret: string;
  /** Origin of the API: Stripe's, or that of a local server that speaks the same. */
  apiUrl: string;
  isLive: boolean;
  clock: Clock;
}

function createClient({ secretKey, apiUrl }: StripePaymentsOptions): Stripe {
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
  });
}

/** Stripe has answered, and it was no: nothing was made. Of a key in use, and where no answer came, nobody knows. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripeError && error.statusCode !== undefined && error.statusCode !== 409;

/** Stripe Checkout: its hosted page takes the money, we ask what became of it. Its webhook only tells when to ask. */
export function createStripePayments(options: StripePaymentsOptions): Payments {
  const { webhookSecret, isLive, clock } = options;
  const stripe = createClient(options);

  async function retrieve(id: string) {
    const expand = ['payment_intent.latest_charge'];
    try {
      return v.parse(StripeCheckoutSchema, await stripe.checkout.sessions.retrieve(id, { expand }));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.statusCode === 404)
        throw new ApiError('checkout_not_found');
      throw error;
    }
  }

  /** The event in our words: which checkout to ask about. `undefined` where its payment was not made by a checkout. */
  async function toPaymentEvent({ id, data: { object } }: StripeEvent): Promise<PaymentEvent | undefined> {
    if (object.object === 'checkout.session')
      return { id, checkoutId: object.id, sessionId: object.client_reference_id ?? '' };
    if (object.payment_intent === null) return undefined;
    const { data } = await stripe.checkout.sessions.list({ payment_intent: object.payment_intent, limit: 1 });
    const [checkout] = data;
    return checkout && { id, checkoutId: checkout.id, sessionId: checkout.client_reference_id ?? '' };
  }

  return {
    isDemo: !isLive,
    async createCheckout({ sessionId, price, successUrl, cancelUrl, idempotencyKey, ...checkout }) {
      const withId = (url: string) => url.replace('{checkout}', '{CHECKOUT_SESSION_ID}');
      const metadata = { [ATTEMPT_FIELD]: idempotencyKey, [SESSION_FIELD]: sessionId };
      try {
        const { id, url } = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: price.currency.toLowerCase(),
                  unit_amount: price.amountMinor,
                  product_data: { name: checkout.productName },
                },
              },
            ],
            // Converted to the payer's currency, the amount would not be the one that we ask for and check.
            adaptive_pricing: { enabled: false },
            client_reference_id: sessionId,
            metadata,
            payment_intent_data: { metadata },
            locale: locales.find((locale) => locale === checkout.locale) ?? 'auto',
            success_url: withId(successUrl),
            cancel_url: withId(cancelUrl),
            expires_at: Math.floor(checkout.expiresAt / 1000),
          },
          { idempotencyKey },
        );
        if (!url) throw new CheckoutRefused('No checkout URL returned');
        return { id, url };
      } catch (error) {
        throw isRefusal(error) ? new CheckoutRefused(error.message, { cause: error }) : error;
      }
    },
    async retrieveCheckout(id) {
      const checkout = await retrieve(id);
      const { payment_intent } = checkout;
      const disputes = payment_intent?.latest_charge?.disputed
        ? (await stripe.disputes.list({ payment_intent: payment_intent.id })).data
        : [];
      return toReport(checkout, v.parse(v.array(StripeDisputeSchema), disputes), isLive);
    },
    async expireCheckout(id) {
      try {
        await stripe.checkout.sessions.expire(id);
      } catch (error) {
        // Decided meanwhile, or expired before: Stripe expires only what is open.
        if (!isRefusal(error)) throw error;
      }
    },
    async refund(id, idempotencyKey) {
      const { payment_intent } = await retrieve(id);
      if (payment_intent)
        await stripe.refunds.create({ payment_intent: payment_intent.id }, { idempotencyKey });
    },
    async listMissedEvents(since) {
      const missed: PaymentEvent[] = [];
      const created = { gte: Math.floor(since / 1000) };
      // The SDK asks for one page after the other.
      for await (const listed of stripe.events.list({
        delivery_success: false,
        types: [...eventTypes],
        created,
        limit: 100,
      })) {
        const parsed = v.safeParse(StripeEventSchema, listed);
        const event = parsed.success ? await toPaymentEvent(parsed.output) : undefined;
        if (event) missed.push(event);
      }
      return missed.reverse(); // Stripe lists the newest first.
    },
    mount({ mount, apply }) {
      mount(stripeRoutes.receiveStripeEvent, async ({ c }) => {
        const event = await readEvent({
          stripe,
          secret: webhookSecret,
          payload: await c.req.text(),
          signature: c.req.header('Stripe-Signature'),
          now: clock.now(),
          isLive,
        });
        const paymentEvent = event && (await askProvider(toPaymentEvent(event)));
        if (paymentEvent) await apply(paymentEvent);
        return undefined;
      });
    },
  };
}
