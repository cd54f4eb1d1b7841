import type * as v from 'valibot';
import type { Account } from '../account.ts';
import type { Cause } from '../objects/event.ts';
import type { Kind, World } from '../objects/stripeObjects.ts';

/** Origin and objects of a call. */
export interface CallContext {
  account: Account;
  world: World;
  cause: Cause;
  /** Origin of this server, for addresses of its pages. */
  origin: string;
  /** Id in the path; empty without one. */
  id: string;
}

/** One call of Stripe's API. */
export interface Call {
  method: 'GET' | 'POST';
  /** Path in Hono's notation. */
  path: string;
  /** Kind of its answer or list. */
  kind: Kind;
  schema: v.GenericSchema;
  /** Answer, before its fields are expanded. Throws a `StripeFailure` if it fails. */
  run(params: unknown, context: CallContext): object;
}
