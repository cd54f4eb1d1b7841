import { type AnswerOf, type Call, type ParametersOf, pathOf } from '@quotient/contract/call';
import { type GenericSchema, type InferInput, is, object, optional, parse, record, string } from 'valibot';

const ErrorBodySchema = object({
  code: string(),
  message: string(),
  fields: optional(record(string(), string())),
});

/** A call that failed. `code` is the server's; `unreachable` where no answer came, `unreadable` where it was none of ours. */
export class CallFailed extends Error {
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** How long to wait before trying again; `undefined` where the server did not say. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: string,
    message: string,
    fields: Record<string, string> = {},
    retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'CallFailed';
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type QueryOf<R> = R extends { query: infer S extends GenericSchema } ? { query?: InferInput<S> } : object;
type BodyOf<R> = R extends { body: infer S extends GenericSchema } ? { body: InferInput<S> } : object;
type ParamsOf<R extends Call> = keyof ParametersOf<R> extends never ? object : { params: ParametersOf<R> };

/** What a call is sent: the parameters of its path, what stands behind the `?`, and its body. */
export type Sent<R extends Call> = ParamsOf<R> & QueryOf<R> & BodyOf<R>;

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

function addressOf(route: Call, { params = {}, query = {} }: Parts): string {
  const wanted = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = new URLSearchParams(wanted).toString();
  return pathOf(route, params) + (search && `?${search}`);
}

async function toFailure(response: Response): Promise<CallFailed> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!is(ErrorBodySchema, body))
    return new CallFailed(
      'unreadable',
      `The server answered ${response.status}, but not in its own form: a gate or a proxy is before it.`,
    );
  const wait = Number(response.headers.get('Retry-After'));
  return new CallFailed(body.code, body.message, body.fields, wait > 0 ? wait : undefined);
}

/** Asks the server once and parses what it answers. Throws `CallFailed`. */
export async function send<R extends Call>(
  route: R,
  sent: Sent<R>,
  signal?: AbortSignal,
): Promise<AnswerOf<R>> {
  const parts: Parts = sent;
  const hasBody = route.method !== 'GET';
  let response: Response;
  try {
    response = await fetch(addressOf(route, parts), {
      method: route.method,
      credentials: 'same-origin',
      ...(hasBody && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(parts.body ?? {}),
      }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallFailed('unreachable', 'The server cannot be reached.');
  }
  if (!response.ok) throw await toFailure(response);
  const answer: unknown =
    response.status === 204
      ? undefined
      : await response.json().catch(() => {
          throw new CallFailed(
            'unreadable',
            `The server answered ${response.status}, but not in its own form: a gate or a proxy is before it.`,
          );
        });
  // The type follows from the route, which the compiler cannot see from in here.
  return (route.answer ? parse(route.answer, answer) : undefined) as AnswerOf<R>;
}
