import type { GenericSchema, InferOutput } from 'valibot';

/** One call. `:name` in the path is a parameter; without `answer` a success has no body. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly answer?: GenericSchema;
  /**
   * True if the body, which is JSON, may be sent as plain text: a browser sends that to another origin without asking
   * first, which saves a round trip. Only for calls without a token, which do nothing for pages of other origins.
   */
  readonly takesText?: true;
}

/**
 * Returns the `POST` that does the same as a visitor's `PUT` or `DELETE`, for networks and firewalls that only allow
 * GET and POST. A `PUT` keeps its path, a `DELETE` gets `/delete` at its end. Returns `undefined` for other calls.
 */
export const asPost = <C extends Call>(call: C) =>
  call.method === 'PUT' || call.method === 'DELETE'
    ? ({ ...call, method: 'POST', path: call.path + (call.method === 'PUT' ? '' : '/delete') } as const)
    : undefined;

/** A call with an answer. */
/* @__NO_SIDE_EFFECTS__ so that a bundler drops the calls that a page doesn't make */
export const call = <const C extends Call['method'], Path extends string, Answer extends GenericSchema>(
  method: C,
  path: Path,
  answer: Answer,
) => ({ method, path, answer });

/** Answer of a call. */
export type AnswerOf<C extends Call> = C extends { answer: infer S extends GenericSchema }
  ? InferOutput<S>
  : undefined;

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in the path of a call. */
export type ParametersOf<C extends Call> = Record<ParameterNames<C['path']>, string>;

/** The path of a call with its parameters in it, each encoded. */
export function pathOf<C extends Call>({ path }: C, parameters: ParametersOf<C>): string {
  const values: Record<string, string> = parameters;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
