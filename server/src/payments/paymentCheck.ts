import { ApiError } from '../base/errors.ts';
import { isUndecided, paymentStatusOf } from '../session/checkouts.ts';
import type { PaymentCheck } from '../session/paymentCheck.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { type FinishedRecord, isFinished } from '../session/view.ts';
import { answerInTime } from './answerInTime.ts';
import { createAskLessOften } from './askLessOften.ts';
import { fulfillStored } from './fulfill.ts';
import type { Ports } from './ports.ts';
import { ProviderBusy } from './provider.ts';

/** Makes the check, one per app: it remembers when it asked last. */
export function createPaymentCheck(ports: Ports): PaymentCheck {
  const askLessOften = createAskLessOften<unknown>(ports.clock, (error) => error instanceof ProviderBusy);

  async function ask(sessionId: string, checkoutId: string): Promise<void> {
    try {
      await askLessOften(checkoutId, () => fulfillStored(ports, sessionId, checkoutId, 'poll'));
    } catch (error) {
      // An unreachable provider must not block the visitor's test: the payment stays pending.
      if (!(error instanceof ProviderBusy)) ports.log.warn('payment_check_failed', { sessionId, checkoutId });
    }
  }

  async function askAll({ id, checkouts }: TestSessionRecord): Promise<void> {
    for (const checkout of checkouts) {
      if (checkout.state !== 'creating' && isUndecided(checkout)) await ask(id, checkout.id);
    }
  }

  async function refresh(record: TestSessionRecord): Promise<TestSessionRecord> {
    if (!['pending', 'processing'].includes(paymentStatusOf(record))) return record;
    await answerInTime(askAll(record), () => undefined);
    return (await ports.store.testSessions.get(record.id)) ?? record;
  }

  return {
    refresh,
    async requirePaid(record: TestSessionRecord): Promise<FinishedRecord> {
      if (!isFinished(record)) throw new ApiError('session_not_finished');
      const newest = await refresh(record);
      if (!isFinished(newest) || paymentStatusOf(newest) !== 'paid') throw new ApiError('payment_required');
      return newest;
    },
  };
}
