import type { Partner, StartedTestSession } from '@quotient/contract';
import {
  ApiErrorSchema,
  apiErrors,
  demoCheckoutRoutes,
  type Route,
  requestsOf,
  routes,
} from '@quotient/contract';
import { type AdminRoute, adminErrors, adminFailures, adminRoutes } from '@quotient/contract/admin';
import { fixtureQuestions } from '@quotient/fixtures';
import { createVisitor } from '@quotient/fixtures/visitor';
import { object, parse, string } from 'valibot';
import { expect } from 'vitest';
import { createApp } from '../app.ts';
import { createAuditLog } from '../audit/auditLog.ts';
import type { ErrorCode } from '../base/errors.ts';
import { createSerializer } from '../base/serialize.ts';
import { plainClock } from '../clock/plainClock.ts';
import { keepCounts } from '../dashboard/keepCounts.ts';
import { createMailQueue } from '../mail/mailQueue.ts';
import type { Email, Mailer } from '../mail/ports.ts';
import type { AdminPorts } from '../operators/admin.ts';
import type { Operator } from '../operators/auth.ts';
import type { QuestionBook } from '../operators/questionBook.ts';
import { cryptoIds, cryptoRandom } from '../outside/cryptoPorts.ts';
import { createDemoPayments } from '../outside/demoCheckout/demoCheckout.ts';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { reactMailPage } from '../outside/reactEmail/reactMailPage.tsx';
import { createPartnerBook } from '../partners/partnerBook.ts';
import type { Ports } from '../ports.ts';
import { createSeedModel } from '../scoring/seedModel.ts';
import { createShapeTable } from '../shapes/shapeTable.ts';
import { createShapeUse } from '../shapes/shapeUse.ts';

/** Start of the test's time: 1 January 2026, in milliseconds since the epoch. */
export const START_AT = Date.UTC(2026, 0, 1);
/** The address of the test's site. */
export const PUBLIC_URL = 'https://quotient.test';

/** The one partner of the test app. */
export const acme: Partner = {
  key: 'acme',
  name: 'Acme',
  origins: ['https://acme.example', 'http://localhost:8080'],
  brandTheme: 'harbor',
  locale: 'de',
  returnUrl: 'https://acme.example/iq',
};

/** Operator whose token is `operator`. */
const testOperator: Operator = { id: 'op1', name: 'Test Operator', email: 'operator@quotient.test' };

/** The fixture questions as operators read them; a sample of `fresh` has one more or less by its seed. */
const fixtureBook: QuestionBook = {
  sets: ['main', 'fresh'],
  questionsOf: (set, _locale, seed) =>
    set === 'fresh' ? fixtureQuestions.slice(-seed.length) : fixtureQuestions,
  notesOn: (_set, { correct }) => ({
    tempting: [],
    idea: null,
    proof: {
      method: 'series',
      rules: ['always 2'],
      fitting: [correct],
      lookAlikes: [],
      fingerprint: 'f'.repeat(43),
    },
  }),
};

/** Codes that any route may answer, see the API's description. */
const everywhere: ErrorCode[] = [
  'not_found',
  'body_too_large',
  'unknown_host',
  'request_timeout',
  'headers_too_large',
  'internal',
];

/** Success and failures of a route, for visitors or operators. */
interface Promised extends Pick<Route, 'method' | 'path' | 'answer'> {
  status: number;
  failures: readonly ErrorCode[];
}

const table: Promised[] = [
  ...Object.values<Route>({ ...routes, ...demoCheckoutRoutes })
    .flatMap(requestsOf)
    .map((route) => ({ ...route, status: route.success.status })),
  ...Object.values<AdminRoute>(adminRoutes).map((route) => ({
    ...route,
    status: route.success,
    failures: [...adminFailures, ...route.failures],
  })),
];

const errors: Record<string, { status: number; message: string }> = { ...apiErrors, ...adminErrors };
const ErrorSchema = object({ ...ApiErrorSchema.entries, code: string() });

interface CallOptions {
  token?: string;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Checks every answer against the contract's table: its status is listed, its body has the form, its code is one of
 * the route's.
 */
function checkAgainstContract(method: string, path: string, status: number, body: unknown): void {
  const entry = table.find(
    (route) => route.method === method && new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
  if (status >= 400) {
    const { code, message } = parse(ErrorSchema, body);
    expect(errors[code]).toEqual({ status, message });
    expect([...everywhere, ...(entry?.failures ?? [])], `${method} ${path}`).toContain(code);
    return;
  }
  if (!entry) return;
  expect(entry.status, `${method} ${path}`).toBe(status);
  if (entry.answer) expect(parse(entry.answer, body)).toEqual(body);
  else expect(body).toBeUndefined();
}

/** Replaced ports, and the mailer. */
interface TestOptions extends Partial<Ports> {
  mailer?: Mailer;
  mailPerDay?: number;
  /** Operators with a real sign-in. @default one whose token is `operator` */
  admin?: Partial<AdminPorts>;
}

/** Makes stand-ins for all ports of the app, with their records. */
function createTestPorts({ mailer, mailPerDay, admin: realAdmin, ...replaced }: TestOptions) {
  const time = { now: START_AT };
  const clock = replaced.clock ?? plainClock(() => time.now);
  const draw = { digit: 1, count: 0 };
  const sentEmails: Email[] = [];
  const logged: { event: string; fields: Record<string, string | number> }[] = [];
  const note = (event: string, fields: Record<string, string | number>) => logged.push({ event, fields });
  const opened = replaced.store ?? createMemoryStore();
  const dashboard = keepCounts(opened, { clock, log: { warn: note, error: note } });
  const { store, countKeeper, visits } = dashboard;
  const mail = createMailQueue({
    store,
    clock,
    log: { warn: note, error: note },
    mailer: mailer ?? {
      async send(email) {
        sentEmails.push(email);
      },
    },
    maxPerDay: mailPerDay,
    onFailing: () => void logged.push({ event: 'operator told', fields: {} }),
    chance: () => 0,
  });
  const shapes = createShapeTable({
    seeds: [{ name: 'square', svg_content: '<rect width="100" height="100"/>' }],
    records: store.svgShapes,
    clock,
    log: { warn: note, error: note },
  });
  const log = { warn: note, error: note };
  const partners = createPartnerBook({ collection: store.partners, clock, log, file: [acme] });
  const ports: Ports = {
    clock,
    random: {
      digit: () => {
        draw.count += 1;
        return draw.digit;
      },
      below: cryptoRandom.below,
    },
    ids: cryptoIds,
    payments: createDemoPayments({ store, clock, publicUrl: PUBLIC_URL }),
    mail,
    mailPage: reactMailPage,
    bank: { sets: ['main'], getQuestionSet: (name) => (name === 'main' ? fixtureQuestions : undefined) },
    partners,
    shapes,
    scoring: createSeedModel(),
    log,
    inTurn: createSerializer(),
    sealingKey: new Uint8Array(32).fill(7),
    addressKey: new Uint8Array(32).fill(8),
    publicUrl: PUBLIC_URL,
    ...dashboard.ports,
    ...replaced,
    store,
  };
  const audit = createAuditLog(store.audit, clock);
  const admin: AdminPorts = {
    auth: {
      operatorOf: async (request) =>
        request.headers.get('Authorization') === 'Bearer operator' ? testOperator : undefined,
      mount() {},
    },
    audit,
    countKeeper,
    visits,
    shapes: { table: shapes, usedBy: createShapeUse([{ set: 'main', questions: fixtureQuestions }]) },
    questionBook: fixtureBook,
    ...realAdmin,
    partners,
  };
  return { ports, admin, store, dashboard, mail, time, draw, sentEmails, logged };
}

/** The real app on a store in memory, the fixture questions, one partner, a stopped clock, and a chosen digit. */
export function createTestApp(replaced: TestOptions = {}) {
  const world = createTestPorts(replaced);
  const app = createApp(world.ports, { admin: world.admin });

  /** Calls the API and checks the answer against the contract. `body` is `undefined` for an empty answer. */
  async function call<T = Record<string, unknown>>(
    method: string,
    path: string,
    { token, body, headers }: CallOptions = {},
  ) {
    const response = await app.request(path, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed: unknown = text === '' ? undefined : JSON.parse(text);
    checkAgainstContract(method, path.replace(/\?.*/, ''), response.status, parsed);
    return { status: response.status, headers: response.headers, body: parsed as T, text };
  }

  /** Status and error code of a call that is expected to fail. */
  async function fail(method: string, path: string, options?: CallOptions): Promise<[number, unknown]> {
    const { status, body } = await call(method, path, options);
    return [status, body.code];
  }

  const { start, answerAll, finish, look, openCheckout, decide } = createVisitor({
    async fetch(path, { method, headers, body }) {
      const { status, text } = await call(method, path, { headers, body });
      return { status, text: async () => text };
    },
  });

  /** A started session with `answers`, finished after `usedMs`: at once is too fast for a margin of error. */
  async function finished(answers: readonly number[] = [], usedMs = 0): Promise<StartedTestSession> {
    const session = await start();
    await answerAll(session, answers);
    world.time.now += usedMs;
    await finish(session);
    return session;
  }

  /** A finished session that is paid at the provider; nobody has asked the provider yet. */
  async function paid(answers?: readonly number[], usedMs?: number): Promise<StartedTestSession> {
    const session = await finished(answers, usedMs);
    await decide((await openCheckout(session)).id, 'pay');
    return session;
  }

  const statusOf = async (session: StartedTestSession) => (await look(session)).paymentStatus;

  return {
    ...world,
    app,
    call,
    fail,
    start,
    answerAll,
    finish,
    openCheckout,
    decide,
    finished,
    paid,
    statusOf,
  };
}
