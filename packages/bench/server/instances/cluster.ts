import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startLocalStripe } from '@quotient/local-stripe';
import { freePort } from '@quotient/tools/freePort';
import { type RealServer, startRealServer } from '@quotient/tools/realServer';
import { startDurableDatabase } from '../database.ts';
import { startBalancer } from './balancer.ts';
import { startMailServer } from './mailServer.ts';

/** Pause before a start that has failed is tried again: the database may be away. */
const START_AGAIN_MS = 500;
/** Longest time for a stop that was asked for. */
const STOPS_WITHIN_MS = 40_000;

/** Starts an instance, and again whenever it ends. */
async function keepInstance(variables: Record<string, string>, files: Parameters<typeof startRealServer>[1]) {
  let server: RealServer | undefined;
  let isEndWanted = false;
  const crashes: string[] = [];

  async function startOnce(): Promise<void> {
    const started = await startRealServer(variables, files);
    isEndWanted = false;
    server = started;
    void started.exited.then((how) => {
      if (isEndWanted || server !== started) return;
      crashes.push(String(how));
      void start();
    });
  }
  async function start(): Promise<void> {
    const isStarted = () =>
      startOnce().then(
        () => true,
        () => false,
      );
    while (!(await isStarted())) await wait(START_AGAIN_MS);
  }
  await startOnce();
  return {
    /** Exit codes and signals of ends that nobody wanted. */
    crashes,
    /** Starts it again, however often that fails. */
    start,
    isRunning: () => !isEndWanted,
    /** Ends it at once, or as an operator does. Rejects if it doesn't stop in time. */
    async end(how: 'kill' | 'stop'): Promise<void> {
      isEndWanted = true;
      if (how === 'kill') return server?.kill();
      const isLate = wait(STOPS_WITHIN_MS, true, { ref: false });
      if (!(await Promise.race([server?.stop(), isLate]))) return;
      crashes.push('no end after SIGTERM');
      await server?.kill();
    },
  };
}

/**
 * Starts instances on one durable PostgreSQL, behind a balancer, with a local Stripe and a mail server.
 * @param builds Built server of each instance.
 */
export async function startCluster(builds: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'quotient-instances-'));
  const logFile = path.join(folder, 'log.txt');
  const log = openSync(logFile, 'a');
  const [port, ...ports] = await Promise.all([freePort(), ...builds.map(freePort)]);
  const url = `http://127.0.0.1:${port}`;
  const secret = 'whsec_ofTheBench';
  const { server: database, url: databaseUrl, variables: ofDatabase } = await startDurableDatabase();
  const mailServer = await startMailServer();
  const stripe = await startLocalStripe({ webhook: { url: `${url}/api/webhooks/stripe`, secret } });
  const variables = {
    ...ofDatabase,
    PUBLIC_URL: url,
    STRIPE_SECRET_KEY: 'sk_test_ofTheBench',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_URL: stripe.url,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_PER_DAY: '1000000',
    TRUSTED_PROXIES: 'private',
  };
  const balancer = await startBalancer(ports, port);
  const instances = await Promise.all(
    builds.map((main, i) =>
      keepInstance(
        { ...variables, PORT: String(ports[i]), DATA_DIR: path.join(folder, `data-${i}`) },
        { main, log },
      ),
    ),
  );
  return {
    url,
    databaseUrl,
    database,
    stripe,
    mailServer,
    instances,
    logFile,
    async close(): Promise<void> {
      await Promise.all(instances.filter((each) => each.isRunning()).map((each) => each.end('stop')));
      balancer.close();
      await stripe.close();
      mailServer.close();
      await database.stop();
      closeSync(log);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Everything that runs. */
export type Cluster = Awaited<ReturnType<typeof startCluster>>;
