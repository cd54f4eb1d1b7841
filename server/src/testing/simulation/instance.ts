import type { LocalStripe } from '@quotient/local-stripe';
import { plainClock } from '../../clock/plainClock.ts';
import { plainMailPage } from '../../mail/plainMailPage.ts';
import { createDisk } from '../../outside/durableFile.ts';
import type { Session } from '../../outside/postgres/database.ts';
import { openPostgresStore } from '../../outside/postgres/postgresStore.ts';
import { createStripePayments } from '../../outside/stripe/stripePayments.ts';
import { createReconciliation } from '../../payments/reconcile.ts';
import { createTestApp } from '../testApp.ts';
import { simulateDatabase } from './database.ts';
import type { Letters } from './letters.ts';
import type { Scheduler } from './scheduler.ts';

/** Signs the events of the simulation's Stripe. */
export const WEBHOOK_SECRET = 'whsec_1234567890';

/** Surroundings of all instances. */
export interface Surroundings {
  url: string;
  /** Folder for files that nobody reads. */
  folder: string;
  shared: Session;
  scheduler: Scheduler;
  stripe: LocalStripe;
  letters: Letters;
  isDirect: (instance: string) => boolean;
}

/** Starts the real app over the real store, whose every step outside of its memory waits for the scheduler. */
export async function startInstance(name: string, surroundings: Surroundings) {
  const { url, folder, shared, scheduler, stripe, letters, isDirect } = surroundings;
  const clock = plainClock(() => Date.now());
  const log = { warn() {}, error() {} };
  const sessions = new Set<Session>();
  const database = simulateDatabase({
    url,
    instance: name,
    scheduler,
    shared,
    isDirect: () => isDirect(name),
    sessions,
    onClaimed: (email) => letters.claimed(email, name),
    onNoted: letters.noted,
    onNotNoted: letters.excuse,
  });
  const disk = createDisk({ folder, log });
  const store = await openPostgresStore({ url, log, disk, connect: () => database });
  const send = (...request: Parameters<typeof fetch>) =>
    scheduler.step(name, 'stripe', async () => stripe.app.fetch(new Request(...request)));
  const payments = createStripePayments({
    secretKey: 'sk_test_1234567890',
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: 'https://api.stripe.test',
    isLive: false,
    clock,
    budget: { fetchFor: () => send, waitMs: () => 0 },
  });
  const mailer = {
    send: ({ id }: { id: string }) =>
      letters.send(id, name, (deliver) => scheduler.step(name, 'smtp', async () => deliver())),
  };
  const app = createTestApp({
    store,
    inTurn: store.inTurn,
    clock,
    payments,
    mailer,
    mailPage: plainMailPage,
  });
  let die = (_: Error) => {};
  const died = new Promise<never>((_, reject) => {
    die = reject;
  });
  died.catch(() => {}); // Nobody may be asking.
  return {
    name,
    app,
    store,
    reconcile: createReconciliation(app.ports),
    /** Answers a request; rejects if the instance ends before. */
    ask: (path: string, init: RequestInit): Promise<Response> =>
      Promise.race([Promise.resolve(app.app.request(path, init)), died]),
    /** Ends it in the middle of whatever it does. */
    async kill(): Promise<void> {
      scheduler.kill(name);
      letters.excuseAllOf(name);
      die(new Error(`${name} was killed`));
      for (const session of sessions) await session.close();
    },
  };
}

/** See `startInstance`. */
export type Instance = Awaited<ReturnType<typeof startInstance>>;
