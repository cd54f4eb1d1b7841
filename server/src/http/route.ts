import type { Route } from '@quotient/contract';
import type { AnswerOf } from '@quotient/contract/calls';
import type { Context } from 'hono';
import type { GenericSchema, InferOutput } from 'valibot';

/** Output of a schema; `undefined` without one. */
export type Parsed<S> = S extends GenericSchema ? InferOutput<S> : undefined;

/** Parsed input of a route, and the test session of its token. */
interface Sent<R extends Route, Opened> {
  c: Context;
  params: R extends { params: infer S } ? Parsed<S> : undefined;
  body: R extends { body: infer S } ? Parsed<S> : undefined;
  session: R extends { token: string } ? Opened : undefined;
}

/**
 * Mounts one route of the contract's table; `answer` resolves to the body of the success. `Opened`: the object that a
 * route's token opens.
 */
export type Mount<Opened = unknown> = <R extends Route>(
  route: R,
  answer: (sent: Sent<R, Opened>) => AnswerOf<R> | Promise<AnswerOf<R>>,
) => void;
