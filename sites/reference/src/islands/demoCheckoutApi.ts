import type { DecideDemoCheckout, DemoCheckout } from '@quotient/contract';
import { decideDemoCheckout, getDemoCheckout, pathOf } from '@quotient/contract/calls';
import { parse } from 'valibot';
import { TIMEOUT_MS } from './timeout.ts';

/** Why a call failed: the checkout is not there, it was decided elsewhere, or trying again may help. */
export type CheckoutFailure = 'not-found' | 'closed' | 'transient';

/** The answer of a call, or why there is none. */
export type CheckoutAnswer = { checkout: DemoCheckout } | { failure: CheckoutFailure };

async function send(
  call: typeof getDemoCheckout | typeof decideDemoCheckout,
  id: string,
  init: RequestInit,
): Promise<CheckoutAnswer> {
  try {
    const response = await fetch(pathOf(call, { id }), {
      ...init,
      method: call.method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { checkout: parse(call.answer, await response.json()) };
    if (response.status === 409) return { failure: 'closed' };
    return { failure: response.status === 400 || response.status === 404 ? 'not-found' : 'transient' };
  } catch {
    return { failure: 'transient' };
  }
}

/** Reads one demo checkout. Never rejects. */
export const loadCheckout = (id: string): Promise<CheckoutAnswer> =>
  send(getDemoCheckout, id, { cache: 'no-store' });

/** Pays, declines or cancels. Never rejects. */
export const decideCheckout = (id: string, action: DecideDemoCheckout['action']): Promise<CheckoutAnswer> =>
  send(decideDemoCheckout, id, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action } satisfies DecideDemoCheckout),
  });
