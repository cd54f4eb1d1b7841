import type * as v from 'valibot';
import type { Account } from '../account.ts';
import type { Cause } from '../objects/event.ts';
import type { Kind, World } from '../objects/stripeObjects.ts';

/** Where a call comes from, and what it works on. */
export interface CallContext {
  account: Account;
  world: World;
  cause: Cause;
  /** Of this server, for addresses of its pages. */
  origin: string;
  /** The id in the path; empty where there is none. */
  id: string;
}

/** One call of Stripe's API. */
export interface Call {
  method: 'GET' | 'POST';
  /** In Hono's writing. */
  path: string;
  /** Of what it answers, or lists. */
  kind: Kind;
  schema: v.GenericSchema;
  /** The answer, before its fields are expanded. Throws a `StripeFailure` where there is none. */
  run(params: unknown, context: CallContext): object;
}
