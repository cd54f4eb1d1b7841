import { type Call, type ParametersOf, pathOf } from '@quotient/contract/call';
import * as calls from '@quotient/contract/calls';
import { exactOptional, type GenericSchema, type InferOutput, object, parse, string, unknown } from 'valibot';
import { baseUrlHint } from '../hints/baseUrlHint.ts';
import { ApiError } from './ApiError.ts';
import type { ApiClient, Credentials } from './apiCalls.ts';
import { withDelivery } from './emailDelivery.ts';
import { type Answer, createSend } from './gate.ts';
import { createPostInstead } from './postInstead.ts';

export type { ApiClient, Credentials } from './apiCalls.ts';

/** Where the server is, and how to reach it. */
export interface ApiClientOptions {
  /** Origin of the server, e.g. `https://quiz.example`. @default the page's own origin */
  baseUrl?: string;
  /** What sends the requests; tests give the mock backend's. @default the browser's fetch */
  fetch?: typeof globalThis.fetch;
}

/** What goes with one call. */
interface Sent<C extends Call> {
  parameters: ParametersOf<C>;
  token?: string;
  body?: unknown;
  /** What follows the path, from its `?` on. */
  query?: string;
  /** Outlives the page: for what is sent while leaving. */
  keepalive?: boolean;
}

/** What a call for one test session sends. */
const ofSession = ({ id, token }: Credentials) => ({ parameters: { id }, token });

/** The address may be missing: the visitor is told so in the specified words. */
const createPayment = { ...calls.createPayment, answer: object({ url: exactOptional(string()) }) };

const errorBody = object({
  code: string(),
  message: exactOptional(string()),
  /** Path of the field → what is wrong with it. */
  fields: exactOptional(unknown()),
});

/** Nothing for what is no address: each call then fails, and says so where it is made. */
function originOf(baseUrl: string): string {
  try {
    return new URL(baseUrl).origin;
  } catch {
    return '';
  }
}

/**
 * Creates the client for one server.
 * @example
 * import { createApiClient } from '@quotient/iq-test';
 *
 * const api = createApiClient({ baseUrl: 'https://quiz.example' });
 * const { iq, percentile } = await api.getResults(credentials); // rejects with an `ApiError` until it is paid
 */
export function createApiClient({
  baseUrl = globalThis.location?.origin ?? '',
  fetch = (...args) => globalThis.fetch(...args),
}: ApiClientOptions = {}): ApiClient {
  // on a server there is no origin to begin with
  const isKnown = baseUrl || globalThis.location;
  if (process.env.NODE_ENV !== 'production' && isKnown && !/^https?:\/\//.test(baseUrl)) baseUrlHint(baseUrl);
  const sendRequest = createSend(fetch);
  const { location } = globalThis;
  const postInstead = createPostInstead(location !== undefined && location.origin !== originOf(baseUrl));
  /** Sends a call; resolves to the status, text and JSON of its success. */
  async function send<C extends Call>(
    call: C,
    { parameters, query = '', token, body, keepalive = false }: Sent<C>,
  ) {
    const request = ({ method, path, takesText }: Call) =>
      sendRequest(
        // as text: a page or an extension that wraps `fetch` often reads the address with methods of strings
        new URL(pathOf<C>({ ...call, path }, parameters) + query, baseUrl).href,
        {
          method,
          keepalive,
          cache: method === 'GET' && token ? 'no-store' : 'default',
          // without this it is text, and a page of another origin need not ask first whether it may send it
          ...(body !== undefined && !takesText && { headers: { 'content-type': 'application/json' } }),
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
        token,
      );
    let answer: Answer;
    try {
      answer = await postInstead(call, request);
    } catch (error) {
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
      throw new ApiError(timedOut ? 'timeout' : 'network', 0);
    }
    const { status } = answer.response;
    if (!answer.isOurs || !answer.response.ok) throw failure(answer);
    return { status, text: answer.text, body: answer.body };
  }

  /** Sends a call and reads what it answers. */
  async function ask<C extends Call & { answer: GenericSchema }>(
    call: C,
    sent: Sent<C>,
  ): Promise<InferOutput<C['answer']>> {
    const { status, body } = await send(call, sent);
    try {
      return parse(call.answer, body);
    } catch {
      throw new ApiError('invalid_answer', status);
    }
  }

  function failure({ response: { status, headers }, body, isOurs }: Answer): ApiError {
    // seconds; a date, which the header may hold as well, is no number
    const retryAfter = Number(headers.get('retry-after')) || undefined;
    if (!isOurs) return new ApiError('foreign_answer', status, undefined, retryAfter);
    const { code, message, fields } = parse(errorBody, body);
    const said = [message, fields && JSON.stringify(fields)].filter(Boolean).join(' ') || undefined;
    return new ApiError(code, status, said, retryAfter);
  }

  const getResultsEmail: ApiClient['getResultsEmail'] = ({ token }, id) =>
    ask(calls.getResultsEmail, { parameters: { id }, token });

  return {
    origin: originOf(baseUrl),
    startTestSession: (body) => ask(calls.startTestSession, { parameters: {}, body }),
    getTestSession: (credentials) => ask(calls.getTestSession, ofSession(credentials)),
    saveAnswer: ({ id, token }, questionIndex, body) =>
      ask(calls.saveAnswer, {
        parameters: { id, questionIndex: String(questionIndex) },
        token,
        body,
        keepalive: true,
      }),
    finishTestSession: (credentials) => ask(calls.finishTestSession, ofSession(credentials)),
    async trackQuestionProgress({ token }, body) {
      await send(calls.trackQuestionProgress, { parameters: {}, token, body, keepalive: true });
    },
    listSvgShapes: (names) =>
      ask(calls.listSvgShapes, {
        parameters: {},
        ...(names && { query: `?names=${encodeURIComponent(names.join())}` }),
      }),
    getResults: (credentials) => ask(calls.getResults, ofSession(credentials)),
    createPayment: ({ token }) => ask(createPayment, { parameters: {}, token }),
    async sendResultsEmail(credentials, body) {
      const { token } = credentials;
      const email = await ask(calls.sendResultsEmail, { parameters: {}, token, body });
      return withDelivery(email, () => getResultsEmail(credentials, email.id));
    },
    getResultsEmail,
    shareResult: ({ token }, body) => ask(calls.shareResult, { parameters: {}, token, body }),
    getSharedResult: (id) => ask(calls.getSharedResult, { parameters: { id } }),
    exportTestSession: async (credentials) =>
      (await send(calls.exportTestSession, ofSession(credentials))).text,
    async eraseTestSession(credentials) {
      await send(calls.eraseTestSession, ofSession(credentials));
    },
    async deleteSharedResult({ token }, id) {
      await send(calls.deleteSharedResult, { parameters: { id }, token });
    },
    createPrivateLink: (credentials) => ask(calls.createPrivateLink, ofSession(credentials)),
    makeCertificate: ({ token }) => ask(calls.makeCertificate, { parameters: {}, token }),
    async removeCertificate({ token }) {
      await send(calls.removeCertificate, { parameters: {}, token });
    },
  };
}
