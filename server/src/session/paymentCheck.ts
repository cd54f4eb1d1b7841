import type { TestSessionRecord } from './record.ts';
import type { FinishedRecord } from './view.ts';

/** Whether a test session is paid for, by what is stored or, where that is open, by asking the provider. */
export interface PaymentCheck {
  /**
   * The newest state of a test session; asks the provider while a payment is under way, less and less often. Doesn't
   * wait for a slow answer, which is stored when it arrives.
   */
  refresh(record: TestSessionRecord): Promise<TestSessionRecord>;
  /** The same record when it is finished and paid for. Throws `session_not_finished`, `payment_required`. */
  requirePaid(record: TestSessionRecord): Promise<FinishedRecord>;
}
