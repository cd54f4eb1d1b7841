import { type Context, Hono } from 'hono';
import type { Account } from '../account.ts';
import { API_VERSION } from '../objects/event.ts';
import { expand, readPaths } from '../objects/expand.ts';
import { randomId } from '../objects/randomId.ts';
import type { World } from '../objects/stripeObjects.ts';
import { pause } from '../pause.ts';
import type { Call } from './call.ts';
import { type CallName, calls } from './calls.ts';
import type { Fault, Faults } from './faults.ts';
import { type Answer, createIdempotency, type Once } from './idempotency.ts';
import { readForm } from './readForm.ts';
import { StripeFailure } from './stripeFailure.ts';

/** Longest wait for an answer that never comes. */
const LONGEST_HANG_MS = 600_000;

/** World of the request's key. Throws 401 if the key is missing, or not of Stripe's form. */
function authenticate(c: Context, account: Account): { world: World; mode: 'test' | 'live' } {
  const key = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
  if (!key)
    throw new StripeFailure('There is no API key: send it as "Authorization: Bearer sk_test_…".', {
      status: 401,
    });
  const mode = /^[rs]k_(test|live)_\w+$/.exec(key)?.[1];
  // the key itself isn't repeated: answers end up in logs
  if (mode !== 'test' && mode !== 'live')
    throw new StripeFailure('This is no secret API key: it begins with sk_test_ or sk_live_.', {
      status: 401,
    });
  return { world: account[mode], mode };
}

function checkVersion(c: Context): void {
  const version = c.req.header('Stripe-Version');
  if (version && version !== API_VERSION)
    throw new StripeFailure(`Local Stripe speaks ${API_VERSION} only, and you ask for ${version}.`);
}

const failed = (status: Fault['status'] = 500) =>
  new StripeFailure('A fault that was asked for.', { status, type: 'api_error' });

/** Returns true for a fault before any work, so that nothing is remembered. */
const isBeforeAll = ({ how, when, status = 500 }: Fault) =>
  how === 'fail' && when !== 'after' && status !== 500;

/** Carries out a fault, at its time. */
async function suffer(
  fault: Fault | undefined,
  when: 'before' | 'after',
  signal: AbortSignal,
): Promise<void> {
  if (!fault || (fault.when ?? 'before') !== when) return;
  if (fault.how === 'fail') throw failed(fault.status);
  await pause(LONGEST_HANG_MS, signal); // or until the client disconnects
  throw new ClientGone();
}

/** Thrown when the client has left, so that the answer isn't remembered. */
class ClientGone extends Error {}

interface ApiOptions {
  account: Account;
  faults: Faults;
}

/** The routes of Stripe's API. */
export function createApiRoutes({ account, faults }: ApiOptions): Hono {
  const api = new Hono();
  const memories: Record<'test' | 'live', Once> = { test: createIdempotency(), live: createIdempotency() };

  async function handle(
    c: Context,
    name: CallName,
    { method, path, kind, schema, run }: Call,
    requestId: string,
  ) {
    const { world, mode } = authenticate(c, account);
    checkVersion(c);
    const fault = faults.take(name);
    const { signal } = c.req.raw;
    if (fault?.retryAfterSeconds) c.header('Retry-After', String(fault.retryAfterSeconds));
    if (fault && isBeforeAll(fault)) throw failed(fault.status);
    const form = method === 'GET' ? new URL(c.req.url).search.slice(1) : await c.req.text();
    const params = readForm(schema, form) as { expand?: string[] };
    const paths = readPaths(kind, name.endsWith('.list'), params.expand);
    const key = method === 'POST' ? c.req.header('Idempotency-Key') : undefined;
    const id = c.req.param('id') ?? '';
    const work = async (): Promise<Answer> => {
      try {
        await suffer(fault, 'before', signal);
        const cause = { id: requestId, idempotency_key: key ?? null };
        const body = run(params, { account, world, cause, origin: new URL(c.req.url).origin, id });
        // a snapshot: a repeated answer must be today's
        return { status: 200, body: structuredClone(expand(world, body, paths)), requestId };
      } catch (error) {
        if (error instanceof StripeFailure) return { status: error.status, body: error.body, requestId };
        throw error;
      }
    };
    const fingerprint = JSON.stringify([path, id, [...new URLSearchParams(form)].sort()]);
    const answer = await memories[mode](key, fingerprint, work);
    await suffer(fault, 'after', signal);
    if (key) c.header('Idempotency-Key', key);
    if (answer.isReplayed) {
      c.header('Idempotent-Replayed', 'true');
      c.header('Original-Request', answer.requestId);
    }
    return c.json(answer.body as object, answer.status as 200);
  }

  /** Adds an id to every answer, errors included. */
  const answer = async (c: Context, work: (requestId: string) => Promise<Response>) => {
    const requestId = randomId('req_');
    c.header('Request-Id', requestId);
    c.header('Stripe-Version', API_VERSION);
    try {
      return await work(requestId);
    } catch (error) {
      if (error instanceof StripeFailure) return c.json(error.body, error.status);
      if (error instanceof ClientGone) return c.body(null);
      throw error;
    }
  };

  for (const name of Object.keys(calls) as CallName[]) {
    const call = calls[name];
    api.on(call.method, call.path, (c) => answer(c, (requestId) => handle(c, name, call, requestId)));
  }
  api.all('/v1/*', (c) =>
    answer(c, async () => {
      authenticate(c, account);
      throw new StripeFailure(`Unrecognized request URL (${c.req.method}: ${c.req.path}).`, { status: 404 });
    }),
  );
  return api;
}
