import { type RunningLocalStripe, startLocalStripe, type WebhookEndpoint } from '@quotient/local-stripe';
import { type RealServer, startRealServer } from '@quotient/tools/realServer';
import { test as base } from './test.ts';

interface TestStripe extends RunningLocalStripe {
  /** Endpoint of its events: a server that is started later. */
  endpoint: WebhookEndpoint;
}

/** Starts a server that takes payments by this Stripe, which sends it events. */
export async function startPaidServer(
  { url, endpoint }: TestStripe,
  variables: Record<string, string> = {},
): Promise<RealServer> {
  const server = await startRealServer({
    STRIPE_SECRET_KEY: 'sk_test_endToEnd',
    STRIPE_WEBHOOK_SECRET: endpoint.secret,
    STRIPE_API_URL: url,
    ...variables,
  });
  endpoint.url = `${server.url}/api/webhooks/stripe`;
  return server;
}

/** The same test with a server that takes payments by Stripe, and a local one in its place: both for each worker. */
export const test = base.extend<{ stripe: TestStripe }>({
  stripe: async ({ share }, use) => {
    const shared = share('stripe', async (atEnd) => {
      const endpoint = { url: 'http://127.0.0.1:9/', secret: 'whsec_endToEnd' };
      const stripe = await startLocalStripe({ webhook: endpoint });
      atEnd(stripe.close);
      return { ...stripe, endpoint };
    });
    await use(await shared);
  },
  server: async ({ share, stripe }, use) => {
    const shared = share('server with Stripe', async (atEnd) => {
      const server = await startPaidServer(stripe);
      atEnd(server.stop);
      return server;
    });
    await use(await shared);
  },
});
