import type { PaymentStatus } from '@quotient/contract';
import { pollCheckout } from '@quotient/contract/pause';
import { errorCode } from '../api/ApiError.ts';
import type { ApiClient, Credentials } from '../api/apiClient.ts';
import { report } from '../api/report.ts';

/** Half an hour. Then we stop asking by ourselves; coming back to the page asks again. */
const MAX_POLLS = 720;

interface PaymentPollingOptions {
  credentials: Credentials;
  api: Pick<ApiClient, 'getTestSession'>;
  /** Before each time that the server is asked in turn. */
  onPoll: () => void;
  /** The server has answered, and it is not paid. */
  onStatus: (status: PaymentStatus) => void;
  onPaid: () => void;
  /** The server no longer knows this session. */
  onGone: (error: unknown) => void;
}

/** Asks the server whether a test session is paid, until it is. */
export function createPaymentPolling({
  credentials,
  api,
  onPoll,
  onStatus,
  onPaid,
  onGone,
}: PaymentPollingOptions) {
  let polling = new AbortController();
  let asking: Promise<void> | undefined;
  let stopped = false;

  function stop(): void {
    stopped = true;
    polling.abort();
  }

  /** Asks once; calls at the same time share one answer. */
  function ask(): Promise<void> {
    asking ??= (async () => {
      try {
        const { paymentStatus } = await api.getTestSession(credentials);
        if (stopped) return;
        if (paymentStatus !== 'paid') return onStatus(paymentStatus);
        stop();
        onPaid();
      } catch (error) {
        if (errorCode(error) === 'session_not_found' && !stopped) onGone(error);
        else report('the payment could not be checked', error);
      } finally {
        asking = undefined;
      }
    })();
    return asking;
  }

  async function poll(): Promise<boolean> {
    onPoll();
    await ask();
    return stopped;
  }

  return {
    ask,
    /** Asks again and again from now on. */
    start(): void {
      polling.abort();
      if (stopped) return;
      polling = new AbortController();
      void pollCheckout(poll, MAX_POLLS, polling.signal);
    },
    stop,
  };
}
