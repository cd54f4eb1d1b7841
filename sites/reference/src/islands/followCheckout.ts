import { getCheckout, pathOf } from '@quotient/contract/calls';
import { parse } from 'valibot';
import { TIMEOUT_MS } from './timeout.ts';

/** Between two questions about a checkout that is not decided yet. */
const ASK_EVERY_MS = 2500;
/** A minute of asking; then the visitor asks by a button. */
const MAX_TIMES = 24;
/** A lost answer is asked for again this often before the page says so. */
const MAX_FAILURES = 3;

/**
 * What is known of a checkout. `confirming`: not decided yet. `unconfirmed`: still not, after asking for long.
 * `unreachable`: the server does not answer. `none`: it knows no such checkout.
 */
export type CheckoutAnswer = 'paid' | 'closed' | 'confirming' | 'unconfirmed' | 'unreachable' | 'none';

/** One question to the server; undefined where no answer came. */
async function ask(checkout: string): Promise<'paid' | 'closed' | 'open' | 'none' | undefined> {
  try {
    const response = await fetch(pathOf(getCheckout, { id: checkout }), {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 400 || response.status === 404) return 'none';
    return response.ok ? parse(getCheckout.answer, await response.json()).status : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Asks the server what became of a checkout until it is decided, and tells each answer. `tell` answers whether to go on
 * where it is not decided. Never rejects.
 */
export async function followCheckout(
  checkout: string,
  tell: (answer: CheckoutAnswer) => boolean,
): Promise<void> {
  let failures = 0;
  for (let times = 0; times < MAX_TIMES; times += 1) {
    if (times > 0) await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    const status = await ask(checkout);
    if (status === undefined) {
      failures += 1;
      if (failures < MAX_FAILURES) continue;
      tell('unreachable');
      return;
    }
    failures = 0;
    if (!tell(status === 'open' ? 'confirming' : status)) return;
  }
  tell('unconfirmed');
}
