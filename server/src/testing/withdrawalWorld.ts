import type { StartedTestSession, TestSession, Withdrawal } from '@quotient/contract';
import { processWithdrawals } from '../withdrawals/round.ts';
import { startStripeWorld } from './stripeWorld.ts';

/** Address that the local Stripe reports for every buyer. */
export const BUYER = 'jenny.rosen@example.com';
/** Address for urgent notices. */
export const OPERATOR = 'me@example.org';

type World = Parameters<typeof startStripeWorld>[0];

/** The world of `startStripeWorld`, in which visitors buy and withdraw. */
export async function startWithdrawalWorld(replaced: World = {}) {
  const world = await startStripeWorld({ operatorAddress: OPERATOR, seller: 'Example Ltd', ...replaced });
  const { call, finished, openCheckout, stripe, deliver, eventOf, ports, store, mail, sentEmails } = world;

  /** The stored order of a test. */
  async function orderOf(session: StartedTestSession) {
    const { body } = await call<TestSession>('GET', `/api/test-sessions/${session.id}`, session);
    const order = await store.orders.get(body.orderNumber ?? '');
    if (!order) throw new Error('The test has no order.');
    return order;
  }

  /** Pays for a test, as Stripe reports it. */
  async function buy(paying: StartedTestSession | undefined = undefined) {
    const session = paying ?? (await finished());
    stripe.controls.pay(await openCheckout(session));
    await deliver(eventOf('checkout.session.completed'));
    return { session, order: await orderOf(session) };
  }

  const declare = (contract: string, changes: object = {}) =>
    call<Withdrawal>('POST', '/api/withdrawals', {
      body: { name: 'Jenny Rosen', contract, email: BUYER, locale: 'en', ...changes },
    });

  /** Processes the declarations and sends all emails; resolves to the record of a declaration. */
  async function processed({ body: { id } }: { body: Pick<Withdrawal, 'id'> }) {
    await processWithdrawals(ports);
    await mail.deliverDue();
    return store.withdrawals.get(id);
  }

  const refunds = () => stripe.controls.events().filter(({ type }) => type === 'charge.refunded').length;
  const subjects = (to: string) =>
    sentEmails.filter((email) => email.to === to).map(({ subject }) => subject);
  return { ...world, orderOf, buy, declare, processed, refunds, subjects };
}
