import { type Call, pathOf } from '@quotient/contract/call';
import * as calls from '@quotient/contract/testCalls';
import { exactOptional, type GenericSchema, type InferOutput, object, parse, string, unknown } from 'valibot';
import { baseUrlHint } from '../hints/baseUrlHint.ts';
import { ownOriginHint } from '../hints/ownOriginHint.ts';
import { ApiError } from './ApiError.ts';
import type { ApiClient } from './apiCalls.ts';
import { ofSession, type Sent } from './calling.ts';
import { laterCalls } from './laterCalls.ts';

export type { ApiClient, Credentials } from './apiCalls.ts';

/** Longer than any answer of a healthy server; shorter than a visitor's patience. */
const TIMEOUT_MS = 15_000;

/** Where the server is, and how to reach it. */
export interface ApiClientOptions {
  /** Origin of the server, e.g. `https://quiz.example`. @default the page's own origin */
  baseUrl?: string;
  /** What sends the requests; tests give the mock backend's. @default the browser's fetch */
  fetch?: typeof globalThis.fetch;
}

const errorBody = object({
  code: exactOptional(string()),
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
  /** Sends a call; resolves to the status and text of its success. */
  async function send<C extends Call>(
    call: C,
    { parameters, query = '', token, body, keepalive = false }: Sent<C>,
  ) {
    const { method } = call;
    let response: Response;
    let text: string;
    try {
      response = await fetch(new URL(pathOf(call, parameters) + query, baseUrl), {
        method,
        keepalive,
        cache: method === 'GET' && token ? 'no-store' : 'default',
        credentials: 'omit',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          // without this it is text, and a page of another origin need not ask first whether it may send it
          ...(body !== undefined && !call.takesText && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      text = await response.text();
    } catch (error) {
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
      throw new ApiError(timedOut ? 'timeout' : 'network', 0);
    }
    if (process.env.NODE_ENV !== 'production' && (!response.ok || call.answer))
      ownOriginHint(new URL(pathOf(call, parameters), baseUrl), response.status, text);
    if (!response.ok) throw failure(response, text);
    return { status: response.status, text };
  }

  /** Sends a call and reads what it answers. */
  async function ask<C extends Call & { answer: GenericSchema }>(
    call: C,
    sent: Sent<C>,
  ): Promise<InferOutput<C['answer']>> {
    const { status, text } = await send(call, sent);
    try {
      return parse(call.answer, JSON.parse(text));
    } catch {
      throw new ApiError('invalid_answer', status);
    }
  }

  function failure({ status, headers }: Response, text: string): ApiError {
    // seconds; a date, which the header may hold as well, is no number
    const retryAfter = Number(headers.get('retry-after')) || undefined;
    try {
      const { code, message, fields } = parse(errorBody, JSON.parse(text));
      const said = [message, fields && JSON.stringify(fields)].filter(Boolean).join(' ') || undefined;
      return new ApiError(code ?? 'unknown', status, said, retryAfter);
    } catch {
      return new ApiError('unknown', status, undefined, retryAfter); // a proxy's HTML page, say
    }
  }

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
    ...laterCalls({ ask, send }),
  };
}
