import { apiErrors } from './errors.ts';

/** Failure in a table of errors. */
type Failure = { readonly status: number; readonly message: string };

/** Optional parts of a failure. */
interface RefusalOptions {
  /** The header `Retry-After`. @default none */
  retryAfterSeconds?: number;
  /** Path of the field → its problem. @default none */
  fields?: Readonly<Record<string, string>>;
}

/** Options of a proxy's answer. */
interface ProxyAnswerOptions {
  /** @default a page of HTML */
  body?: string | undefined;
  /** @default none */
  headers?: Readonly<Record<string, string>>;
}

/** Makes the server's refusals with the codes of this table: the status, the words, and the form of the body. */
export const refusalsOf =
  <Code extends string>(errors: Readonly<Record<Code, Failure>>) =>
  (code: Code, { retryAfterSeconds, fields }: RefusalOptions = {}): Response => {
    const { status, message } = errors[code];
    return Response.json(
      { code, message, ...(fields && { fields }) },
      {
        status,
        headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
      },
    );
  };

/** Makes the server's refusal with this code. New for each call: a body is read once. */
export const refusal = refusalsOf(apiErrors);

/** Makes the answer of a proxy, or a hotel's log-in, in the server's place: its own page, without a code. */
export const proxyAnswer = (
  status = 502,
  { body = '<h1>Not our server</h1>', headers }: ProxyAnswerOptions = {},
): Response => new Response(body, { status, headers: { 'Content-Type': 'text/html', ...headers } });
