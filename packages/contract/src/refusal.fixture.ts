import { apiErrors } from './errors.ts';

/** A failure as a table of errors has it. */
type Failure = { readonly status: number; readonly message: string };

/** What a failure may say besides. */
interface RefusalOptions {
  /** The header `Retry-After`. @default none */
  retryAfterSeconds?: number;
  /** Path of the field → what is wrong with it. @default none */
  fields?: Readonly<Record<string, string>>;
}

/** What such an answer may be. */
interface ProxyAnswerOptions {
  /** @default a page of HTML */
  body?: string | undefined;
  /** @default none */
  headers?: Readonly<Record<string, string>>;
}

/** How the server refuses with the codes of this table: the status, the words, and the form of the body. */
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

/** How the server refuses with this code. Made anew for each call: a body is read once. */
export const refusal = refusalsOf(apiErrors);

/** What a proxy, or the log-in of a hotel, answers in the server's place: a page of its own, without a code. */
export const proxyAnswer = (
  status = 502,
  { body = '<h1>Not our server</h1>', headers }: ProxyAnswerOptions = {},
): Response => new Response(body, { status, headers: { 'Content-Type': 'text/html', ...headers } });
