import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMissingCell } from '@quotient/contract';
import { brand } from '@quotient/contract/brand';
import { createApp } from './app.ts';
import { bank, getQuestionSet } from './bank/bank.ts';
import { limitKey } from './http/clientAddress.ts';
import { ApiError, errorCode, toResponse } from './http/errors.ts';
import { type Answer, createHttpServer } from './http/httpServer.ts';
import { type Bindings, createRateLimits, FORGET_EVERY_MS } from './http/limits.ts';
import { isKnownHost, isLoopback, isLoopbackHost } from './http/publicAddress.ts';
import { describeThrown } from './http/redact.ts';
import { archiveEmbed } from './http/site/embedArchive.ts';
import { createStaticSite } from './http/site/staticSite.ts';
import { cryptoIds, cryptoRandom, systemClock } from './outside/cryptoPorts.ts';
import { createDemoPayments } from './outside/demoCheckout/demoCheckout.ts';
import { demoCheckoutRecords } from './outside/demoCheckout/record.ts';
import { closeToOthers } from './outside/durableFile.ts';
import { type OpenStore, openLowdbStore } from './outside/lowdb/lowdbStore.ts';
import { createOutbox } from './outside/outbox/outbox.ts';
import { deriveKey, loadSecret } from './outside/secret.ts';
import { createPartners } from './partners/partners.ts';
import { readPartnersFile } from './partners/readPartnersFile.ts';
import type { Log, Ports } from './ports.ts';
import { createSeedModel } from './scoring/seedModel.ts';
import { sweepUnpaid } from './session/sweepUnpaid.ts';
import { seedShapes } from './shapes/seedShapes.ts';
import { type Config, readConfig } from './start/config.ts';
import { StartupError } from './start/startupError.ts';

/** Both `server/src/main.ts` and the built `server/dist/main.js` lie two folders below the root. */
const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

const DAY_MS = 86_400_000;
/** Often enough that a day's worth of unpaid tests is gone within the day. */
const SWEEP_EVERY_MS = 6 * 3_600_000;

/** One line of JSON an event, on stderr: stdout is for the start-up lines. */
function writeLog(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, string | number>,
): void {
  console.error(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
}
const log: Log = {
  warn: (event, fields) => writeLog('warn', event, fields),
  error: (event, fields) => writeLog('error', event, fields),
};

/** The shape tokens that the questions use. */
const bankTokens = bank
  .flatMap(({ questions }) => questions.flatMap(({ visualPattern }) => visualPattern ?? []))
  .flatMap(({ type, grid, optionShapes = [] }) => [
    ...(type === 'matrix' && grid ? grid.flat().filter((cell) => !isMissingCell(cell)) : []),
    ...optionShapes,
  ]);

/** Everything the API owns; the rest of the addresses is the site's. */
const isApiPath = (pathname: string) => /^\/(?:api(?:\/|$)|healthz$|readyz$)/.test(pathname);

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const reason =
        errorCode(error) === 'EADDRINUSE'
          ? `Port ${port} is already in use: stop what uses it, or choose another with PORT=<number>.`
          : `Cannot listen on port ${port} (${errorCode(error)}): choose another PORT or HOST.`;
      reject(new StartupError(reason, { cause: error }));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port)); // an address of a TCP server
  });
}

/** Resolves to the address of the site once it answers. */
async function serve(config: Config, store: OpenStore): Promise<string> {
  const clock = systemClock;
  const secret = config.appSecret ?? (await loadSecret(config.dataDir));
  const embedArchiveDir = path.join(config.dataDir, 'embed');
  await archiveEmbed(config.embedDir, embedArchiveDir, log);
  const partnerList = config.partnersFile ? await readPartnersFile(config.partnersFile) : [];
  const partners = createPartners(partnerList);
  const shapes = seedShapes(bankTokens);

  let answer: Answer = () => new Response(null, { status: 503 });
  const { server, drain } = createHttpServer({ answer: (...args) => answer(...args) });
  const port = await listen(server, config);

  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const outboxDir = path.join(config.dataDir, 'outbox');
  await closeToOthers(outboxDir, log);
  const payments = createDemoPayments({ store, clock, publicUrl });
  const ports: Ports = {
    clock,
    random: cryptoRandom,
    ids: cryptoIds,
    store,
    payments,
    mailer: createOutbox({
      folder: outboxDir,
      senderName: brand.name,
      senderDomain: new URL(publicUrl).hostname,
      clock,
    }),
    bank: { getQuestionSet },
    partners,
    shapes: { list: () => shapes },
    scoring: createSeedModel(),
    log,
    sealingKey: deriveKey(secret, 'sealed-score'),
    publicUrl,
  };
  const limits = createRateLimits({ clock, log, factor: config.rateLimitFactor });
  const app = createApp(ports, limits);
  const site = createStaticSite({
    ...config,
    embedArchiveDir,
    publicUrl,
    partners,
    isDemo: payments.isDemo === true && !isLoopback(publicUrl),
  });
  answer = (request, { socket }) => {
    if (!isKnownHost(request.url, publicUrl)) return toResponse(new ApiError('unknown_host'));
    if (!isApiPath(new URL(request.url).pathname)) return site.fetch(request);
    const forwardedFor = request.headers.get('X-Forwarded-For') ?? undefined;
    const address = limitKey(socket.remoteAddress ?? '', forwardedFor, config.trustedProxies);
    return app.fetch(request, { address } satisfies Bindings);
  };

  const ifBuilt = (file: string, text: string) => (existsSync(file) ? text : 'not built yet (npm run build)');
  console.log(`Site      ${ifBuilt(config.siteDir, `${publicUrl}/`)}`);
  console.log(`API       ${publicUrl}/api/docs`);
  console.log(`Embed     ${ifBuilt(path.join(config.embedDir, 'embed.js'), `${publicUrl}/embed.js`)}`);
  const keys = partnerList.map(({ key }) => key).join(', ');
  console.log(`Partners  ${keys || 'none: no other site may embed the test'}`);
  console.log(`Data      ${config.dataDir}`);
  if (isLoopback(publicUrl)) {
    console.log(
      config.host !== undefined && isLoopbackHost(config.host)
        ? 'Visitors  on this machine only: set PUBLIC_URL to let others in'
        : `Visitors  answers only under localhost, but listens on HOST=${config.host} where others can reach it: set PUBLIC_URL`,
    );
  } else if (publicUrl.startsWith('http:')) {
    console.log('Visitors  WITHOUT ENCRYPTION: anybody on the way reads along; use an https:// PUBLIC_URL');
  }
  // The server itself speaks no TLS: who reaches it by https comes through a proxy.
  if (publicUrl.startsWith('https:') && config.trustedProxies === 0) {
    console.log(
      'Limits    ALL VISITORS COUNT AS ONE: they share the address of your proxy; set TRUSTED_PROXIES=1, or how many there are',
    );
  }
  console.log('Checkout  DEMO: no money moves, no card is asked for');
  console.log(`E-mail    nothing is sent: .eml files in ${outboxDir}`);

  const stopping = new AbortController();
  const sweep = async () => {
    const count = await sweepUnpaid(ports, config.unpaidSessionDays * DAY_MS, stopping.signal);
    if (count > 0) writeLog('info', 'unpaid_sessions_deleted', { count });
  };
  const sweepAndTell = () =>
    void sweep().catch((error) => log.error('sweep_failed', { cause: describeThrown(error) }));
  if (config.unpaidSessionDays > 0) {
    sweepAndTell();
    setInterval(sweepAndTell, SWEEP_EVERY_MS).unref();
  }

  const forgetting = setInterval(limits.forget, FORGET_EVERY_MS).unref();

  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    clearInterval(forgetting);
    await drain();
    await store.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (process.send) {
    // A parent that is gone can no longer stop us.
    process.once('disconnect', stop);
    process.send({ type: 'ready', url: publicUrl });
  }
  return publicUrl;
}

async function start(): Promise<string> {
  const config = readConfig(process.env, repositoryRoot);
  const place = { folder: config.dataDir, log, now: systemClock.now };
  const store = await openLowdbStore(place, [demoCheckoutRecords]);
  try {
    return await serve(config, store);
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The address of the site, once it answers: for what is started beside it. */
export const started: Promise<string> = start();

started.catch((error: unknown) => {
  console.error(
    error instanceof StartupError ? error.message : `The server could not start: ${String(error)}`,
  );
  process.exit(1);
});
