import type { Call, ParametersOf } from '@quotient/contract/call';
import type { GenericSchema, InferOutput } from 'valibot';
import type { ApiClient, Credentials } from './apiCalls.ts';

/** What goes with one call. */
export interface Sent<C extends Call> {
  parameters: ParametersOf<C>;
  token?: string;
  body?: unknown;
  /** What stands behind the path, from its `?` on. */
  query?: string;
  /** Outlives the page: for what is sent while leaving. */
  keepalive?: boolean;
}

/** Makes calls. Each rejects with an `ApiError`. */
export interface Caller {
  /** Sends a call; resolves to the text of its success. */
  send<C extends Call>(call: C, sent: Sent<C>): Promise<{ text: string }>;
  /** Sends a call and reads what it answers. */
  ask<C extends Call & { answer: GenericSchema }>(call: C, sent: Sent<C>): Promise<InferOutput<C['answer']>>;
}

/** The calls that are made after the test. */
export type LaterCalls = Pick<
  ApiClient,
  | 'getResults'
  | 'createPayment'
  | 'sendResultsEmail'
  | 'getResultsEmail'
  | 'shareResult'
  | 'getSharedResult'
  | 'exportTestSession'
  | 'eraseTestSession'
  | 'deleteSharedResult'
  | 'makeCertificate'
  | 'removeCertificate'
  | 'createPrivateLink'
>;

/** What a call for one test session sends. */
export const ofSession = ({ id, token }: Credentials) => ({ parameters: { id }, token });
