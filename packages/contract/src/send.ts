import { parse } from 'valibot';
import { type AnswerOf, type Call, type ParametersOf, pathOf } from './call.ts';
import { ApiError } from './values/ApiError.ts';

/** Milliseconds that an answer may take: longer than a healthy server needs, shorter than a visitor's patience. */
export const TIMEOUT_MS = 15_000;

/** Parts of one call. */
export interface Sent<C extends Call> {
  parameters: ParametersOf<C>;
  /** Parameters after the `?`; empty ones are left out. */
  query?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
  token?: string;
  /** Outlives the page: for what is sent while leaving. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/** An answer that has arrived whole. */
export interface Answer {
  response: Response;
  text: string;
  /** JSON of the answer; undefined without any. */
  body: unknown;
  /** The code of our server's refusal; undefined where it names none. */
  code: unknown;
  /**
   * False for what others say in the place of our server: a gate that asks for a password, the login page of a network, a
   * firewall, a proxy whose server is down. Ours answers in JSON, and names a code with all that it refuses.
   */
  isOurs: boolean;
}

/** Reads an answer to its end. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { response, text, body, code: undefined, isOurs: response.status === 204 };
  }
  const { code } = Object(body) as { code?: unknown };
  return { response, text, body, code, isOurs: response.ok || typeof code === 'string' };
}

/** True if an answer took too long. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

function toError({ response: { status, headers }, body, code, isOurs }: Answer): ApiError {
  // seconds; a date, which the header may hold as well, is no number
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  if (!isOurs) return new ApiError('foreign_answer', status, undefined, retryAfter);
  const { message, fields } = Object(body) as { message?: string; fields?: Record<string, string> };
  const said = [message, fields && JSON.stringify(fields)].filter(Boolean).join(' ') || undefined;
  return new ApiError(String(code), status, said, retryAfter, fields);
}

/** Path and query of a call, and what `fetch` gets with it. */
export type Request = [address: string, init: RequestInit];

/**
 * Creates what sends calls and reads their answers. It rejects with an `ApiError`, and after `signal` has aborted with
 * whatever `transmit` rejects with.
 * @param transmit Sends one call: `requestOf` says what of it, also for another call with the same parameters.
 */
export function createSend(
  transmit: (call: Call, requestOf: (call: Call) => Request, token?: string) => Promise<Answer>,
) {
  return async <C extends Call>(
    call: C,
    { parameters, query = {}, body, token, keepalive = false, signal }: Sent<C>,
  ): Promise<{ text: string; answer: AnswerOf<C> }> => {
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ).toString();
    const requestOf = ({ method, path, takesText }: Call): Request => [
      pathOf<C>({ ...call, path }, parameters) + (search && `?${search}`),
      {
        method,
        keepalive,
        ...(signal && { signal }),
        // without this it is text, and a page of another origin need not ask first whether it may send it
        ...(body !== undefined && !takesText && { headers: { 'content-type': 'application/json' } }),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    ];
    let got: Answer;
    try {
      got = await transmit(call, requestOf, token);
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ApiError(isTimeout(error) ? 'timeout' : 'network', 0);
    }
    if (!got.isOurs || !got.response.ok) throw toError(got);
    try {
      const answer = (call.answer ? parse(call.answer, got.body) : undefined) as AnswerOf<C>; // by the type of the call
      return { text: got.text, answer };
    } catch {
      throw new ApiError('invalid_answer', got.response.status);
    }
  };
}
