import type { DecideDemoCheckout, DemoCheckout } from '@quotient/contract';
import type { Price } from '@quotient/contract/brand';
import { number, object, oneOf, type Reader, string } from '@quotient/iq-test/ui';
import { TIMEOUT_MS } from './timeout.ts';

const readCheckout: Reader<DemoCheckout> = object<DemoCheckout>({
  id: string,
  price: object<Price>({ amountMinor: number, currency: string }),
  state: oneOf('open', 'paid', 'declined', 'canceled'),
  successUrl: string,
  cancelUrl: string,
});

/** Why a call failed: the checkout is not there, it was decided elsewhere, or trying again may help. */
export type CheckoutFailure = 'not-found' | 'closed' | 'transient';

/** The answer of a call, or why there is none. */
export type CheckoutAnswer = { checkout: DemoCheckout } | { failure: CheckoutFailure };

async function call(path: string, init: RequestInit): Promise<CheckoutAnswer> {
  try {
    const response = await fetch(`/api/demo-checkouts/${path}`, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { checkout: readCheckout(await response.json(), 'answer') };
    if (response.status === 409) return { failure: 'closed' };
    return { failure: response.status === 400 || response.status === 404 ? 'not-found' : 'transient' };
  } catch {
    return { failure: 'transient' };
  }
}

/** Reads one demo checkout. Never rejects. */
export const loadCheckout = (id: string): Promise<CheckoutAnswer> =>
  call(encodeURIComponent(id), { cache: 'no-store' });

/** Pays, declines or cancels. Never rejects. */
export const decideCheckout = (id: string, action: DecideDemoCheckout['action']): Promise<CheckoutAnswer> =>
  call(`${encodeURIComponent(id)}/decision`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action } satisfies DecideDemoCheckout),
  });
