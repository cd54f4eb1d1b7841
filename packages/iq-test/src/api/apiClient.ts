import type {
  FinishedTestSession,
  SaveAnswer,
  SavedAnswer,
  SendResultsEmail,
  SharedResult,
  ShareResult,
  StartedTestSession,
  StartTestSession,
  SvgShape,
  TestResults,
  TestSession,
  TrackQuestionProgress,
} from '@quotient/contract';
import { ApiError } from './ApiError.ts';
import { object, optional, type Reader, string } from './parse.ts';
import * as read from './readers.ts';

/** Longer than any answer of a healthy server; shorter than a visitor's patience. */
const TIMEOUT_MS = 15_000;

/** Opens one test session: what a visitor's device keeps. */
export interface Credentials {
  id: string;
  token: string;
}

/** The server's calls. Each rejects with an `ApiError`. */
export interface ApiClient {
  /** Where a message of the checkout page must come from. */
  readonly origin: string;
  startTestSession(body: StartTestSession): Promise<StartedTestSession>;
  getTestSession(credentials: Credentials): Promise<TestSession>;
  saveAnswer(credentials: Credentials, questionIndex: number, body: SaveAnswer): Promise<SavedAnswer>;
  finishTestSession(credentials: Credentials): Promise<FinishedTestSession>;
  getResults(credentials: Credentials): Promise<TestResults>;
  trackQuestionProgress(credentials: Credentials, body: TrackQuestionProgress): Promise<void>;
  listSvgShapes(): Promise<SvgShape[]>;
  createPayment(credentials: Credentials): Promise<{ url?: string }>;
  sendResultsEmail(credentials: Credentials, body: SendResultsEmail): Promise<void>;
  shareResult(credentials: Credentials, body: ShareResult): Promise<{ id: string }>;
  getSharedResult(id: string): Promise<SharedResult>;
}

export interface ApiClientOptions {
  /** Origin of the server, e.g. `https://quiz.example`. @default the page's own origin */
  baseUrl?: string;
  /** @default the browser's fetch */
  fetch?: typeof globalThis.fetch;
}

interface Call<T> {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  token?: string;
  body?: unknown;
  /** Absent: the body of the answer is not looked at. */
  reader?: Reader<T>;
  /** Outlives the page: for what is sent while leaving. */
  keepalive?: boolean;
}

const errorBody = object<{ code?: string; message?: string }>({
  code: optional(string),
  message: optional(string),
});

/** Creates the client for one server. */
export function createApiClient({
  baseUrl = globalThis.location?.origin ?? '',
  fetch = (...args) => globalThis.fetch(...args),
}: ApiClientOptions = {}): ApiClient {
  async function call<T>({ method, path, token, body, reader, keepalive = false }: Call<T>): Promise<T> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(new URL(path, baseUrl), {
        method,
        keepalive,
        cache: method === 'GET' && token ? 'no-store' : 'default',
        credentials: 'omit',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      text = await response.text();
    } catch (error) {
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
      throw new ApiError(timedOut ? 'timeout' : 'network', 0);
    }
    if (!response.ok) throw failure(response, text);
    if (!reader) return undefined as T;
    try {
      return reader(JSON.parse(text), 'answer');
    } catch {
      throw new ApiError('invalid_answer', response.status);
    }
  }

  function failure({ status, headers }: Response, text: string): ApiError {
    // seconds; a date, which the header may hold as well, is no number
    const retryAfter = Number(headers.get('retry-after')) || undefined;
    try {
      const { code, message } = errorBody(JSON.parse(text), 'error');
      return new ApiError(code ?? 'unknown', status, message, retryAfter);
    } catch {
      return new ApiError('unknown', status, undefined, retryAfter); // a proxy's HTML page, say
    }
  }

  const session = ({ id }: Credentials) => `/api/test-sessions/${encodeURIComponent(id)}`;

  return {
    origin: baseUrl && new URL(baseUrl).origin,
    startTestSession: (body) =>
      call({ method: 'POST', path: '/api/test-sessions', body, reader: read.startedTestSession }),
    getTestSession: (credentials) =>
      call({ method: 'GET', path: session(credentials), token: credentials.token, reader: read.testSession }),
    saveAnswer: (credentials, questionIndex, body) =>
      call({
        method: 'PUT',
        path: `${session(credentials)}/answers/${questionIndex}`,
        token: credentials.token,
        body,
        reader: read.savedAnswer,
        keepalive: true,
      }),
    finishTestSession: (credentials) =>
      call({
        method: 'POST',
        path: `${session(credentials)}/finish`,
        token: credentials.token,
        reader: read.finishedTestSession,
      }),
    getResults: (credentials) =>
      call({
        method: 'GET',
        path: `${session(credentials)}/results`,
        token: credentials.token,
        reader: read.testResults,
      }),
    trackQuestionProgress: ({ token }, body) =>
      call<void>({ method: 'POST', path: '/api/track-question-progress', token, body, keepalive: true }),
    listSvgShapes: () => call({ method: 'GET', path: '/api/svg-shapes', reader: read.svgShapes }),
    createPayment: ({ token }) =>
      call({ method: 'POST', path: '/api/create-payment', token, reader: read.createdPayment }),
    sendResultsEmail: ({ token }, body) =>
      call<void>({ method: 'POST', path: '/api/send-results-email', token, body }),
    shareResult: ({ token }, body) =>
      call({ method: 'POST', path: '/api/shared-results', token, body, reader: read.created }),
    getSharedResult: (id) =>
      call({
        method: 'GET',
        path: `/api/shared-results/${encodeURIComponent(id)}`,
        reader: read.sharedResult,
      }),
  };
}
