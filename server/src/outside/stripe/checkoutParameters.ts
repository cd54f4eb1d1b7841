import type Stripe from 'stripe';
import type { NewCheckout } from '../../payments/provider.ts';
import { ATTEMPT_FIELD, SESSION_FIELD } from './checkoutSession.ts';

/** Languages of ours that Stripe's page has; for the others it uses the browser's. */
const locales = ['en', 'de', 'fr', 'es'] as const;

/** Parameters of a new checkout at Stripe. */
export function parametersOf(checkout: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const { sessionId, price, idempotencyKey } = checkout;
  const metadata = { [ATTEMPT_FIELD]: idempotencyKey, [SESSION_FIELD]: sessionId };
  return {
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
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    // By default it ends a day later by Stripe's clock: ours may be wrong.
  };
}
