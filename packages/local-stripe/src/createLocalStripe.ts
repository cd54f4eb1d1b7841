import { Hono } from 'hono';
import { type Clock, createAccount } from './account.ts';
import { createApiRoutes } from './api/apiRoutes.ts';
import { createFaults } from './api/faults.ts';
import { StripeFailure } from './api/stripeFailure.ts';
import { type Controls, createControls, type OpenerPolicy, type Settings } from './controls.ts';
import { createLocalRoutes } from './local/localRoutes.ts';
import { createPageRoutes } from './page/pageRoutes.ts';
import { expireOldSessions } from './payments/checkout.ts';
import { createWebhooks, type WebhookEndpoint } from './webhooks/webhooks.ts';

/** Pauses between tries, short enough for a person who watches; Stripe itself takes up to three days. */
const RETRY_PAUSES_MS = [1000, 5000, 30_000, 120_000, 600_000];

const WEBHOOK_TIMEOUT_MS = 10_000;

/** Options of a local Stripe. */
export interface LocalStripeOptions {
  /** Webhooks that get its events. @default none */
  webhook?: WebhookEndpoint | WebhookEndpoint[] | undefined;
  /** The time of objects, signatures and the end of sessions. @default the system's */
  clock?: Clock | undefined;
  /** Pauses before each further attempt of a webhook, in milliseconds. @default five, from 1 s to 10 min */
  retryPausesMs?: readonly number[] | undefined;
  /** Time for an endpoint's answer, in milliseconds. @default 10000 */
  webhookTimeoutMs?: number | undefined;
  /** `Cross-Origin-Opener-Policy` of the hosted page; it can be changed later. @default none */
  openerPolicy?: OpenerPolicy | undefined;
}

/** Local Stripe in memory. */
export interface LocalStripe {
  /** Answers requests; it doesn't listen. */
  app: Hono;
  controls: Controls;
  /** Cancels webhooks in progress. */
  close(): void;
}

/** Makes a local Stripe. It needs nothing from Node. */
export function createLocalStripe(options: LocalStripeOptions = {}): LocalStripe {
  const { clock = Date, webhook = [], openerPolicy = null } = options;
  const webhooks = createWebhooks({
    endpoints: Array.isArray(webhook) ? webhook : [webhook],
    clock,
    retryPausesMs: options.retryPausesMs ?? RETRY_PAUSES_MS,
    timeoutMs: options.webhookTimeoutMs ?? WEBHOOK_TIMEOUT_MS,
  });
  const settings: Settings = Object.assign(webhooks.settings, { openerPolicy });
  const account = createAccount(clock, webhooks.send);
  const faults = createFaults();
  const controls = createControls({ account, faults, webhooks, settings });

  const app = new Hono();
  app.use(async (_, next) => {
    expireOldSessions(account);
    await next();
  });
  app.route('/', createApiRoutes({ account, faults }));
  app.route('/', createPageRoutes({ account, settings }));
  app.route('/', createLocalRoutes(controls));
  app.notFound((c) => c.json(new StripeFailure(`There is nothing at ${c.req.path}.`).body, 404));
  app.onError((error, c) => {
    if (error instanceof StripeFailure) return c.json(error.body, error.status);
    console.error(error);
    return c.json(
      new StripeFailure('Local Stripe failed; its console says how.', { type: 'api_error' }).body,
      500,
    );
  });
  return { app, controls, close: webhooks.close };
}
