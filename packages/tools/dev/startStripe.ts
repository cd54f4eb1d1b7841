import { randomBytes } from 'node:crypto';
import { startLocalStripe } from '@quotient/local-stripe';

const random = () => randomBytes(16).toString('hex');

/**
 * Starts a local Stripe that sends events to the server at this address; `env` has the server's variables for it. Key
 * and secret are new each time.
 */
export async function startStripe(apiUrl: string) {
  const secret = `whsec_${random()}`;
  const stripe = await startLocalStripe({ webhook: { url: `${apiUrl}/api/webhooks/stripe`, secret } });
  return {
    env: {
      STRIPE_SECRET_KEY: `sk_test_${random()}`,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: stripe.url,
    },
    close: stripe.close,
  };
}
