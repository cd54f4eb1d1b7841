import type * as v from 'valibot';
import type { Kind } from '../objects/stripeObjects.ts';
import { expireSession } from '../payments/checkout.ts';
import { refund } from '../payments/refunds.ts';
import type { Call, CallContext } from './call.ts';
import { createSession } from './createSession.ts';
import { list } from './list.ts';
import {
  DisputeListSchema,
  EventListSchema,
  ExpandSchema,
  IntentRetrieveSchema,
  RefundCreateSchema,
  RefundListSchema,
} from './otherParameters.ts';
import { SessionCreateSchema, SessionExpandSchema, SessionListSchema } from './sessionParameters.ts';
import { StripeFailure } from './stripeFailure.ts';

/** Connects the parameters of a call to its schema. */
const call = <S extends v.GenericSchema>(
  method: Call['method'],
  path: string,
  kind: Kind,
  schema: S,
  run: (params: v.InferOutput<S>, context: CallContext) => object,
): Call => ({ method, path, kind, schema, run });

/** Makes a call that returns one object by its id; `param` is Stripe's name of that id in an error. */
const retrieve = (path: string, kind: Kind, schema: v.GenericSchema, param = 'id') =>
  call('GET', `${path}/:id`, kind, schema, (_, { world, id }) => world.get(kind, id, param));

const sessions = '/v1/checkout/sessions';

const ofPayment =
  (params: { charge?: string | undefined; payment_intent?: string | undefined }) =>
  (object: { charge: unknown; payment_intent: unknown }) =>
    (!params.charge || object.charge === params.charge) &&
    (!params.payment_intent || object.payment_intent === params.payment_intent);

/** Returns true for a wanted type; `charge.*` includes all that begin with `charge.`. */
const isType = (type: string, wanted: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

function listEvents(params: v.InferOutput<typeof EventListSchema>, { world }: CallContext) {
  const { type, types, delivery_success } = params;
  if (type && types) throw new StripeFailure('Give one of type and types.', { param: 'types' });
  const wanted = types ?? (type ? [type] : ['*']);
  const found = world
    .all('event')
    .filter((event) => wanted.some((each) => isType(event.type, each)))
    .filter((event) => delivery_success === undefined || (event.pending_webhooks === 0) === delivery_success);
  return list(found, params, '/v1/events');
}

/** All calls, by the SDK's names. */
export const calls = {
  'checkout.sessions.create': call('POST', sessions, 'checkout.session', SessionCreateSchema, createSession),
  'checkout.sessions.list': call(
    'GET',
    sessions,
    'checkout.session',
    SessionListSchema,
    (params, { world }) => {
      const found = world
        .all('checkout.session')
        .filter(({ status }) => !params.status || status === params.status)
        .filter(({ payment_intent }) => !params.payment_intent || payment_intent === params.payment_intent);
      return list(found, params, sessions);
    },
  ),
  'checkout.sessions.retrieve': retrieve(sessions, 'checkout.session', SessionExpandSchema, 'session'),
  'checkout.sessions.expire': call(
    'POST',
    `${sessions}/:id/expire`,
    'checkout.session',
    SessionExpandSchema,
    (_, context) => {
      const { account, world, cause, id } = context;
      return expireSession(account, world.get('checkout.session', id, 'session').id, cause);
    },
  ),
  'refunds.create': call(
    'POST',
    '/v1/refunds',
    'refund',
    RefundCreateSchema,
    (params, { account, world, cause }) => refund(account, world, params, cause),
  ),
  'refunds.list': call('GET', '/v1/refunds', 'refund', RefundListSchema, (params, { world }) =>
    list(world.all('refund').filter(ofPayment(params)), params, '/v1/refunds'),
  ),
  'refunds.retrieve': retrieve('/v1/refunds', 'refund', ExpandSchema),
  'disputes.list': call('GET', '/v1/disputes', 'dispute', DisputeListSchema, (params, { world }) =>
    list(world.all('dispute').filter(ofPayment(params)), params, '/v1/disputes'),
  ),
  'disputes.retrieve': retrieve('/v1/disputes', 'dispute', ExpandSchema),
  'events.list': call('GET', '/v1/events', 'event', EventListSchema, listEvents),
  'events.retrieve': retrieve('/v1/events', 'event', ExpandSchema),
  'paymentIntents.retrieve': retrieve(
    '/v1/payment_intents',
    'payment_intent',
    IntentRetrieveSchema,
    'intent',
  ),
  'charges.retrieve': retrieve('/v1/charges', 'charge', ExpandSchema),
} satisfies Record<string, Call>;

/** The name of a call. */
export type CallName = keyof typeof calls;
