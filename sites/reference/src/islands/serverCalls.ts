import { ApiError } from '@quotient/contract/ApiError';
import type { Call, ParametersOf } from '@quotient/contract/calls';
import { createSend, readAnswer, TIMEOUT_MS } from '@quotient/contract/send';
import type { GenericSchema, InferOutput } from 'valibot';

interface AnsweredCall extends Call {
  answer: GenericSchema;
}

/** The answer of a call, or why there is none: nothing is there, it was decided elsewhere, or trying again may help. */
export type Asked<C extends AnsweredCall> =
  | { answer: InferOutput<C['answer']> }
  | { failure: 'not-found' | 'closed' | 'transient' };

const send = createSend(async (call, requestOf) => {
  const [address, init] = requestOf(call);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return readAnswer(await fetch(address, { ...init, cache: 'no-store', signal }));
});

/** Asks the server once. Never rejects. */
export async function ask<C extends AnsweredCall>(
  call: C,
  parameters: ParametersOf<C>,
  body?: object,
): Promise<Asked<C>> {
  try {
    const { answer } = await send(call, { parameters, body });
    return { answer };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 409) return { failure: 'closed' };
    return { failure: status === 400 || status === 404 ? 'not-found' : 'transient' };
  }
}
