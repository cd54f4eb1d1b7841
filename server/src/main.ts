import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@quotient/contract/brand';
import { createApp } from './app.ts';
import { createAuditLog } from './audit/auditLog.ts';
import { bank, createBank, getQuestionSet } from './bank/bank.ts';
import { ideasOf } from './bank/classicTypes.ts';
import { createFormMaker } from './bank/formMaker.ts';
import { createFormStock } from './bank/formStock.ts';
import { createParallelForms } from './bank/parallelForms.ts';
import { createQuestionBook } from './bank/questionBook.ts';
import type { ServerClock } from './base/ports.ts';
import { isLoopback } from './base/publicAddress.ts';
import { StartupError } from './base/startupError.ts';
import { keepClock } from './clock/keepClock.ts';
import { keepCounts } from './dashboard/keepCounts.ts';
import { createProxyCheck } from './http/clientAddress.ts';
import { createDispatch } from './http/dispatch.ts';
import { type Answer, createHttpServer } from './http/httpServer.ts';
import { createRateLimits } from './http/limits.ts';
import { listen } from './http/listen.ts';
import { FORGET_EVERY_MS } from './http/meter.ts';
import { startJobs } from './jobs.ts';
import { keepMailing } from './mail/keepMailing.ts';
import { createMailQueue } from './mail/mailQueue.ts';
import { notifyOperator } from './mail/notifyOperator.ts';
import type { AdminPorts } from './operators/admin.ts';
import { createAdminAuth } from './outside/betterAuth/adminAuth.ts';
import { openConfiguredStore } from './outside/configuredStore.ts';
import { consoleLog as log } from './outside/consoleLog.ts';
import { cryptoIds, cryptoRandom } from './outside/cryptoPorts.ts';
import { createDemoPayments } from './outside/demoCheckout/demoCheckout.ts';
import type { Disk } from './outside/durableFile.ts';
import type { OpenStore } from './outside/openStore.ts';
import { createOutbox } from './outside/outbox/outbox.ts';
import { createPictures } from './outside/picture/pictures.ts';
import { reactMailPage } from './outside/reactEmail/reactMailPage.tsx';
import { deriveKey, loadSecret } from './outside/secret.ts';
import { createSmtpMailer } from './outside/smtp/smtp.ts';
import { createStripePayments } from './outside/stripe/stripePayments.ts';
import { createPartnerBook } from './partners/partnerBook.ts';
import { readPartnersFile } from './partners/readPartnersFile.ts';
import { readWithdrawalFile } from './payments/readWithdrawalFile.ts';
import { offerOf } from './payments/withdrawalTerms.ts';
import type { Ports } from './ports.ts';
import { createServedPages } from './publishing/servedPages.ts';
import { createSeedModel } from './scoring/seedModel.ts';
import { questionTokens } from './shapes/questionTokens.ts';
import { seedShapes } from './shapes/seedShapes.ts';
import { createShapeTable, type ShapeTable } from './shapes/shapeTable.ts';
import { createShapeUse } from './shapes/shapeUse.ts';
import { keepArchives } from './site/archives.ts';
import { readOperatorFile } from './site/readOperatorFile.ts';
import { createStaticSite } from './site/staticSite.ts';
import { type Config, readConfig } from './start/config.ts';
import { keepHeapSmall } from './start/keepHeapSmall.ts';
import type { Sender } from './start/mailVariables.ts';
import { withSecretFiles } from './start/secretFiles.ts';
import { startLines } from './start/startLines.ts';
import { stopWhenAsked } from './start/stopSignals.ts';

/** Root of the repository, two folders above both `server/src/main.ts` and the built `server/dist/main.js`. */
const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Folder that the build makes. */
const fontsDir = path.join(repositoryRoot, 'server/dist/fonts');

/** Chooses the payment provider, and the notices about it. */
function choosePayments({ stripe }: Config, store: OpenStore, clock: ServerClock, publicUrl: string) {
  if (!stripe) {
    return {
      payments: createDemoPayments({ store, clock, publicUrl }),
      checkout: 'DEMO: no money moves, no card is asked for',
    };
  }
  const { isLive, apiUrl } = stripe;
  return {
    payments: createStripePayments({ ...stripe, clock }),
    checkout: isLive
      ? `Stripe, LIVE: visitors pay; webhook ${publicUrl}/api/webhooks/stripe`
      : `Stripe, TEST MODE: no money moves (${apiUrl}); webhook ${publicUrl}/api/webhooks/stripe`,
  };
}

/** Opens the sender of emails: the operator's mail server, or files without one. */
function openMailer({ smtpServer }: Config, sender: Sender, outboxDir: string, disk: Disk) {
  if (!smtpServer)
    return {
      mailer: createOutbox({ folder: outboxDir, sender, disk }),
      closeMailer() {},
      mailLine: `nothing is sent: .eml files in ${outboxDir}; set SMTP_URL to send`,
    };
  const mailer = createSmtpMailer({ server: smtpServer, sender });
  const { host, port } = smtpServer;
  void mailer.check(log);
  return {
    mailer,
    closeMailer: mailer.close,
    mailLine: `sent through ${host}:${port} from ${sender.address}`,
  };
}

/** Parts with their own documents, used by visitors and operators. */
type Kept = Pick<AdminPorts, 'countKeeper' | 'visits' | 'partners'> &
  Pick<OpenStore, 'collection'> & { table: ShapeTable };

/** Opens the admin area and writes its line of the start. */
async function openAdmin(
  ports: Ports,
  { collection, table, ...counted }: Kept,
  {
    secret,
    rateLimitFactor,
    partnerDocs,
  }: Pick<Config, 'rateLimitFactor' | 'partnerDocs'> & { secret: string },
) {
  const audit = createAuditLog(ports.store.audit, ports.clock);
  const auth = await createAdminAuth({ ...ports, collection, audit, secret, rateLimitFactor });
  const admin: AdminPorts = {
    ...counted,
    auth,
    audit,
    shapes: { table, usedBy: createShapeUse(bank) },
    questionBook: createQuestionBook(),
    partnerDocs,
  };
  const firstLink = await auth.firstLink();
  const line = firstLink
    ? `NOBODY YET: until ${new Date(firstLink.expiresAt).toISOString()}, the first person who opens this link becomes the first operator: ${firstLink.url}`
    : `${ports.publicUrl}/admin`;
  return { admin, lines: { admin: line, auditHead: await audit.head() } };
}

/** Reads the operator's own files; what isn't configured is `undefined`. Throws `StartupError` naming the file and the place. */
const readOwnFiles = async ({ partnersFile, operatorFile, withdrawalFile }: Config) => ({
  partners: partnersFile ? await readPartnersFile(partnersFile) : undefined,
  operator: operatorFile ? await readOperatorFile(operatorFile) : undefined,
  withdrawalTable: withdrawalFile ? await readWithdrawalFile(withdrawalFile) : undefined,
});

/** Opens the folder of pictures. Each process empties its own at its start. */
const openPictures = ({ databaseUrl, dataDir }: Config) =>
  createPictures({
    folder: databaseUrl
      ? path.join(tmpdir(), `quotient-pictures-${process.pid}`)
      : path.join(dataDir, 'pictures'),
    fontsDir,
  });

/** Resolves to the address of the site once it answers. */
async function serve(config: Config, opened: OpenStore): Promise<string> {
  const { clock, watch } = await keepClock(opened, log, opened.time);
  const dashboard = keepCounts(opened, { clock, log });
  const { store, countKeeper, visits } = dashboard;
  const secret = config.appSecret ?? (await loadSecret(config.dataDir, opened.disk));
  const outboxDir = path.join(config.dataDir, 'outbox');
  await opened.disk.closeToOthers(outboxDir);
  const files = config.databaseUrl ? store.archivedFiles : undefined;
  const { refresh: refreshArchives, ...archives } = await keepArchives({ ...config, clock, log, files });
  const { partners: file, operator, withdrawalTable } = await readOwnFiles(config);
  const partners = createPartnerBook({ collection: store.partners, clock, log, file, inTurn: opened.inTurn });
  await partners.load();
  const forms = createFormStock(cryptoRandom, createFormMaker().make);
  const shapes = createShapeTable({
    seeds: seedShapes(questionTokens(bank.flatMap(({ questions }) => questions))),
    records: store.svgShapes,
    clock,
    log,
  });
  await shapes.load();
  countKeeper.start();

  let answer: Answer = () => new Response(null, { status: 503 });
  const isProxy = createProxyCheck(config.trustedProxies);
  const { server, drain } = createHttpServer({ answer: (...args) => answer(...args), isProxy });
  const port = await listen(server, config.port, config.host);

  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const { payments, checkout } = choosePayments(config, store, clock, publicUrl);
  const sender = {
    name: config.sender?.name || brand.name,
    address: config.sender?.address ?? `no-reply@${new URL(publicUrl).hostname}`,
  };
  const { mailer, closeMailer, mailLine } = openMailer(config, sender, outboxDir, opened.disk);
  const mail = createMailQueue({
    store,
    mailer,
    clock,
    log,
    maxPerDay: config.mailPerDay,
    onFailing: (answer) => void notifyOperator(ports, { kind: 'mail-failing', answer }),
  });
  const ports: Ports = {
    inTurn: opened.inTurn,
    clock,
    random: cryptoRandom,
    ids: cryptoIds,
    store,
    payments,
    mail,
    mailPage: reactMailPage,
    bank: createBank(forms, createParallelForms({ bank, ideasOf, getQuestionSet })),
    retakeQuestions: config.retakeQuestions,
    partners,
    shapes,
    scoring: createSeedModel(),
    log,
    sealingKey: deriveKey(secret, 'sealed-score'),
    addressKey: deriveKey(secret, 'mail-address'),
    publicUrl,
    seller: operator?.name,
    sellerLines: operator && [...operator.address, ...operator.registration, operator.email],
    receiptTax: config.receiptTax,
    withdrawalTable,
    ...offerOf(withdrawalTable),
    operatorAddress: config.operatorAddress,
    ...dashboard.ports,
  };
  const sharedRates = opened.sharedRates?.(deriveKey(secret, 'request-rate'));
  const limits = createRateLimits({ ...config, now: clock.monotonicMs, log, sharedRates });
  const isDemo = ports.payments.isDemo === true && !isLoopback(publicUrl);
  const pages = createServedPages({ ...ports, pictures: openPictures(config), isDemo });
  const kept = { countKeeper, visits, partners, collection: store.collection, table: shapes };
  const { admin, lines } = await openAdmin(ports, kept, { ...config, secret });
  const site = createStaticSite({
    ...config,
    ...archives,
    publicUrl,
    partners,
    operator,
    pages,
    log,
    isDemo,
    ...offerOf(withdrawalTable),
    visits,
    isOperator: async (request) => (await admin.auth.operatorOf(request)) !== undefined,
  });
  const app = createApp(ports, { limits, admin });
  answer = createDispatch({ ...config, app, site, publicUrl, log });

  const partnerKeys = partners.list().flatMap(({ state, firstKey }) => (state === 'works' ? [firstKey] : []));
  const said = { ...lines, config, publicUrl, partnerKeys, checkout, mail: mailLine };
  for (const line of startLines(said)) console.log(line);

  const stopping = new AbortController();
  const { signal } = stopping;
  const jobs = { ...opened, log, flush: dashboard.flush, refreshArchives, refill: forms.refill };
  startJobs(ports, jobs, config.retentionDays, signal);
  const watching = await watch((leap) => notifyOperator(ports, { kind: 'clock-doubtful', ...leap }));
  const mailing = keepMailing(mail, log);
  const forgetting = setInterval(limits.forget, FORGET_EVERY_MS).unref();

  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    clearInterval(forgetting);
    await drain();
    await mailing.stop();
    closeMailer();
    await dashboard.stop();
    await watching.stop();
    await store.close();
    process.exit(0);
  };
  stopWhenAsked(stop, publicUrl, log);
  return publicUrl;
}

async function start(): Promise<string> {
  keepHeapSmall();
  const config = readConfig(withSecretFiles(process.env), repositoryRoot);
  const store = await openConfiguredStore(config);
  try {
    return await serve(config, store);
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Resolves to the address of the site once it answers, for callers in the same process. */
export const started: Promise<string> = start();

started.catch((error: unknown) => {
  console.error(
    error instanceof StartupError ? error.message : `The server could not start: ${String(error)}`,
  );
  process.exit(1);
});
