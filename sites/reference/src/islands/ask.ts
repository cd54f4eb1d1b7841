import { type Call, type ParametersOf, pathOf } from '@quotient/contract/calls';
import { type GenericSchema, type InferOutput, parse } from 'valibot';

/** How long the server may take to answer. */
export const TIMEOUT_MS = 15_000;

interface AnsweredCall extends Call {
  answer: GenericSchema;
}

/** The answer of a call, or why there is none: nothing is there, it was decided elsewhere, or trying again may help. */
export type Asked<C extends AnsweredCall> =
  | { answer: InferOutput<C['answer']> }
  | { failure: 'not-found' | 'closed' | 'transient' };

/** One call to the server. Never rejects. */
export async function ask<C extends AnsweredCall>(
  call: C,
  parameters: ParametersOf<C>,
  body?: object,
): Promise<Asked<C>> {
  try {
    const response = await fetch(pathOf(call, parameters), {
      method: call.method,
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.ok) return { answer: parse(call.answer, await response.json()) };
    if (response.status === 409) return { failure: 'closed' };
    return { failure: response.status === 400 || response.status === 404 ? 'not-found' : 'transient' };
  } catch {
    return { failure: 'transient' };
  }
}
