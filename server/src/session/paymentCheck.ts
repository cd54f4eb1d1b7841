import type { TestSessionRecord } from './record.ts';
import type { FinishedRecord } from './view.ts';

/** Check of a test session's payment: by the stored state or, while it is open, by asking the provider. */
export interface PaymentCheck {
  /**
   * Newest state of a test session. Asks the provider while a payment is pending, less and less often. A slow answer
   * is stored when it arrives.
   */
  refresh(record: TestSessionRecord): Promise<TestSessionRecord>;
  /** Returns the same record if it is finished and paid for. Throws `session_not_finished`, `payment_required`. */
  requirePaid(record: TestSessionRecord): Promise<FinishedRecord>;
}
