import { hasCode } from '../base/errors.ts';
import { fulfill } from '../payments/fulfill.ts';
import type { Order } from '../payments/orderRecord.ts';
import { refundObstacle } from '../payments/refundObstacle.ts';
import type { Ports } from './ports.ts';
import type { OrderOutcome } from './record.ts';

/** Outcome of a refund. */
export type RefundOutcome = Extract<OrderOutcome, 'refunded' | 'already-refunded' | 'not-refundable'>;

/**
 * Refunds an order's payment through its provider, once: a repeat has the same key. Then it stores the refund in the test,
 * which closes the results. Throws what the provider's adapter throws, and `storage_failed`: try again.
 */
export const refundOrder = (
  ports: Ports,
  { checkoutId, sessionId }: Pick<Order, 'checkoutId' | 'sessionId'>,
): Promise<RefundOutcome> =>
  ports.inTurn(`refund ${checkoutId}`, async () => {
    const { payments } = ports;
    try {
      const report = await payments.retrieveCheckout(checkoutId, 'round');
      const obstacle = refundObstacle(report);
      if (obstacle && obstacle !== 'refunded') return 'not-refundable';
      if (!obstacle) await payments.refund(checkoutId, `${report.idempotencyKey}-refund`);
      // An earlier try may have lost the provider's answer: its refund is stored here.
      await fulfill(ports, checkoutId, { storedWith: sessionId ?? undefined, by: 'round' });
      return obstacle ? 'already-refunded' : 'refunded';
    } catch (error) {
      if (hasCode(error, 'checkout_not_found')) return 'not-refundable';
      throw error;
    }
  });
