import * as v from 'valibot';
import * as calls from './calls.ts';
import { type Route, stored } from './route.ts';
import { CheckoutIdSchema } from './schemas/ids.ts';
import * as requests from './schemas/requests.ts';

// Routes of payment providers: a server has those of its own provider.

/** Calls of the demo provider's hosted page. Only servers with the demo checkout have them. */
export const demoCheckoutRoutes = {
  getDemoCheckout: {
    ...calls.getDemoCheckout,
    tag: 'Demo checkout',
    summary: 'What the demo checkout page shows',
    params: v.object({ id: CheckoutIdSchema }),
    success: { status: 200, means: 'The checkout.' },
    failures: ['invalid_request', 'checkout_not_found', ...stored],
  },
  decideDemoCheckout: {
    ...calls.decideDemoCheckout,
    tag: 'Demo checkout',
    summary: 'Pay, decline or cancel. No money moves',
    params: v.object({ id: CheckoutIdSchema }),
    body: requests.DecideDemoCheckoutSchema,
    success: {
      status: 200,
      means: 'The checkout after the decision. A declined one can be tried again.',
    },
    failures: ['invalid_request', 'checkout_not_found', 'checkout_closed', ...stored],
  },
} as const satisfies Record<string, Route>;

/** Calls for payments by Stripe. Only servers with Stripe have them. */
export const stripeRoutes = {
  receiveStripeEvent: {
    method: 'POST',
    path: '/api/webhooks/stripe',
    tag: 'Payment',
    summary: 'An event that Stripe has signed',
    description:
      "The address of the endpoint in Stripe's dashboard. An event takes effect once, however often and in whatever order it comes; one that could not be applied is refused with 5xx, so that Stripe sends it again.",
    success: { status: 204, means: 'Applied, applied before, or no concern of ours.' },
    failures: ['webhook_refused', 'checkout_not_found', 'payment_provider_failed', ...stored],
  },
} as const satisfies Record<string, Route>;
