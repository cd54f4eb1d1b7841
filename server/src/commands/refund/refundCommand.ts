import { formatPrice } from '@quotient/iq-test/mail';
import type { Payments } from '../../payments/provider.ts';
import { type RefundObstacle, refundableMinor, refundObstacle } from '../../payments/refundObstacle.ts';

/** Input and output of the command. */
interface RefundCommand {
  /** `undefined` if the checkout is the demo one. */
  payments: Pick<Payments, 'retrieveCheckout' | 'refund'> | undefined;
  /** Arguments of the command: the id of a checkout, and `--yes`. */
  args: readonly string[];
  print: (line: string) => void;
}

const USAGE = `Gives back all of a payment that was not given back before.
  npm run refund -- <checkout id>          says what it would give back
  npm run refund -- <checkout id> --yes    gives it back
The id begins with cs_; it stands in the visitor's copy of the data, in the log and in emails to the operator.`;

/** Reasons why nothing can be refunded. */
const obstacles: Record<RefundObstacle, string> = {
  'not-ours': 'this installation has not made it',
  open: 'it is not paid',
  closed: 'it was never paid',
  failed: 'the bank did not carry it out',
  processing: 'the bank is still carrying it out; try again when it has',
  refunded: 'it was given back already',
  disputed:
    "it is disputed, and the bank holds the money: answer or accept the dispute in Stripe's dashboard",
};

/**
 * Refunds a payment with `--yes`; otherwise prints what it would do. It needs no access to the store: the running
 * server learns of the refund as usual. Resolves to the exit code. Throws what the provider throws.
 */
export async function refundCommand({ payments, args, print }: RefundCommand): Promise<number> {
  const isMeant = args.includes('--yes');
  const ids = args.filter((arg) => arg !== '--yes');
  const [id = ''] = ids;
  if (ids.length !== 1 || !/^cs_(?:test|live)_\w{8,90}$/.test(id)) {
    print(USAGE);
    return 2;
  }
  if (!payments) {
    print('With the demo checkout no money moves, so there is none to give back: set STRIPE_SECRET_KEY.');
    return 1;
  }
  const report = await payments.retrieveCheckout(id);
  const obstacle = refundObstacle(report);
  if (obstacle) {
    print(`Nothing was given back: ${obstacles[obstacle]}.`);
    return 1;
  }
  const { currency, sessionId, idempotencyKey } = report;
  const price = { amountMinor: refundableMinor(report), currency };
  const payment = `${formatPrice(price, 'en')} for the test ${sessionId}`;
  if (!isMeant) {
    print(`This would give back ${payment}. Its results close then. Add --yes to do it.`);
    return 0;
  }
  await payments.refund(id, `${idempotencyKey}-refund`);
  print(`Given back: ${payment}. The server closes the results as soon as Stripe tells it.`);
  return 0;
}
