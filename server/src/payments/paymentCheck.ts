import { ApiError } from '../http/errors.ts';
import { type Ports, ProviderBusy } from '../ports.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { type FinishedRecord, isFinished } from '../session/view.ts';
import { answerInTime } from './answerInTime.ts';
import { createAskLessOften } from './askLessOften.ts';
import { fulfillStored } from './fulfill.ts';
import { isUndecided, paymentStatusOf } from './record.ts';

/** One per app: it remembers when it asked last. */
export function createPaymentCheck(ports: Ports) {
  const askLessOften = createAskLessOften<unknown>(ports.clock, (error) => error instanceof ProviderBusy);

  async function ask(sessionId: string, checkoutId: string): Promise<void> {
    try {
      await askLessOften(checkoutId, () => fulfillStored(ports, sessionId, checkoutId, 'poll'));
    } catch (error) {
      // The provider being away must not take the visitor's test away: the payment stays pending.
      if (!(error instanceof ProviderBusy)) ports.log.warn('payment_check_failed', { sessionId, checkoutId });
    }
  }

  async function askAll({ id, checkouts }: TestSessionRecord): Promise<void> {
    for (const checkout of checkouts) {
      if (checkout.state !== 'creating' && isUndecided(checkout)) await ask(id, checkout.id);
    }
  }

  /**
   * The newest state of a test session; asks the provider while a payment is under way, less and less often. Doesn't
   * wait for a slow answer, which is stored when it arrives.
   */
  async function refresh(record: TestSessionRecord): Promise<TestSessionRecord> {
    if (!['pending', 'processing'].includes(paymentStatusOf(record))) return record;
    await answerInTime(askAll(record), () => undefined);
    return (await ports.store.testSessions.get(record.id)) ?? record;
  }

  return {
    refresh,
    /** The same record when it is finished and paid for. Throws `session_not_finished`, `payment_required`. */
    async requirePaid(record: TestSessionRecord): Promise<FinishedRecord> {
      if (!isFinished(record)) throw new ApiError('session_not_finished');
      const newest = await refresh(record);
      if (!isFinished(newest) || paymentStatusOf(newest) !== 'paid') throw new ApiError('payment_required');
      return newest;
    },
  };
}

/** Whether a test session is paid for, by what is stored or, where that is open, by asking the provider. */
export type PaymentCheck = ReturnType<typeof createPaymentCheck>;
