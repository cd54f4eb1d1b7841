import type { CheckoutStatus } from '@quotient/contract';
import { getCheckout } from '@quotient/contract/calls';
import { pollCheckout } from '@quotient/contract/pause';
import { ask } from './serverCalls.ts';

/** A minute of asking; then the visitor asks by a button. */
const MAX_TIMES = 24;
/** A lost answer is asked for again this often before the page says so. */
const MAX_FAILURES = 3;

/**
 * State of a checkout, by the server if it answers. `confirming`: not decided yet. `unconfirmed`: still not, after a
 * long time. `unreachable`: the server does not answer. `none`: it has no such checkout.
 */
export type CheckoutAnswer =
  | Exclude<CheckoutStatus['status'], 'open'>
  | 'confirming'
  | 'unconfirmed'
  | 'unreachable'
  | 'none';

/**
 * Asks the server what became of a checkout until it is decided, and tells each answer. `tell` answers whether to go on
 * where it is not decided. Never rejects.
 */
export async function followCheckout(
  checkout: string,
  tell: (answer: CheckoutAnswer) => boolean,
): Promise<void> {
  let failures = 0;
  /** Asks once. Resolves to true when there is nothing more to ask. */
  async function askOnce(): Promise<boolean> {
    const asked = await ask(getCheckout, { id: checkout });
    if ('failure' in asked) {
      failures += 1;
      if (asked.failure === 'not-found') tell('none');
      else if (failures < MAX_FAILURES) return false;
      else tell('unreachable');
      return true;
    }
    failures = 0;
    const { status } = asked.answer;
    return !tell(status === 'open' ? 'confirming' : status);
  }
  if (!(await askOnce()) && !(await pollCheckout(askOnce, MAX_TIMES - 1))) tell('unconfirmed');
}
