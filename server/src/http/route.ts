import type { Route } from '@quotient/contract';
import type { AnswerOf } from '@quotient/contract/calls';
import type { Context } from 'hono';
import type { GenericSchema, InferOutput } from 'valibot';

/** What a schema reads; `undefined` where there is none. */
export type Parsed<S> = S extends GenericSchema ? InferOutput<S> : undefined;

/** What a route was sent, parsed, and the test session that the token with it opens. */
interface Sent<R extends Route, Opened> {
  c: Context;
  params: R extends { params: infer S } ? Parsed<S> : undefined;
  body: R extends { body: infer S } ? Parsed<S> : undefined;
  session: R extends { token: string } ? Opened : undefined;
}

/**
 * Mounts one route of the contract's table: what `answer` resolves to is the body of the success.
 * `Opened`: what the token of a route opens.
 */
export type Mount<Opened = unknown> = <R extends Route>(
  route: R,
  answer: (sent: Sent<R, Opened>) => AnswerOf<R> | Promise<AnswerOf<R>>,
) => void;
