import type { AnswerOf, Call, ParametersOf } from '@quotient/contract/call';
import { createSend, readAnswer, type Sent as SentParts } from '@quotient/contract/send';
import type { GenericSchema, InferInput } from 'valibot';

type QueryOf<R> = R extends { query: infer S extends GenericSchema } ? { query?: InferInput<S> } : object;
type BodyOf<R> = R extends { body: infer S extends GenericSchema } ? { body: InferInput<S> } : object;
type ParamsOf<R extends Call> = keyof ParametersOf<R> extends never ? object : { params: ParametersOf<R> };

/** Parameters of a call: those of its path, its query, and its body. */
export type Sent<R extends Call> = ParamsOf<R> & QueryOf<R> & BodyOf<R>;

const sendParts = createSend(async (call, requestOf) => {
  const [address, init] = requestOf(call);
  return readAnswer(await fetch(address, { ...init, credentials: 'same-origin' }));
});

/** Asks the server once, with the operator's cookies, and parses what it answers. Throws an `ApiError`. */
export async function send<R extends Call>(
  route: R,
  sent: Sent<R>,
  signal?: AbortSignal,
): Promise<AnswerOf<R>> {
  const { params, query, body }: { params?: ParametersOf<R> } & Pick<SentParts<R>, 'query' | 'body'> = sent;
  const { answer } = await sendParts(route, {
    parameters: params ?? ({} as ParametersOf<R>), // left out where the path has none
    ...(query && { query }),
    // the server takes no other form, and a page of another origin can't send it
    ...(route.method !== 'GET' && { body: body ?? {} }),
    ...(signal && { signal }),
  });
  return answer;
}
