import { computed, createModel, effect, signal } from '@preact/signals-react';
import type { PaymentConsent, PaymentStatus, TestSession } from '@quotient/contract';
import { ApiError, errorCode, visitorMessage } from '../api/ApiError.ts';
import type { ApiClient, Credentials } from '../api/apiClient.ts';
import { report } from '../api/report.ts';
import type { VisitorMessage } from '../i18n/visitorMessage.ts';
import type { Toasts } from '../ui/toasts.ts';
import type { CheckoutWindow } from './checkoutWindow.ts';
import { createPaymentPolling } from './paymentPolling.ts';

/** After this many blocked pop-ups the same button pays in this tab. */
const BLOCKED_LIMIT = 2;
/** Subject of all toasts about opening the checkout. */
const ABOUT = 'checkout';

/**
 * `opening`: creating the checkout. `waiting`: the checkout is open somewhere. `checking`: asking the server after a hint.
 * `processing` and `disputed`: the money is with the visitor's bank, which decides; until then nothing can be paid.
 */
export type PaymentState = 'idle' | 'opening' | 'waiting' | 'checking' | 'processing' | 'disputed';

/** Outcome of the last checkout, as far as we know, unless it leads to the results; the screen shows it. */
export type PaymentNotice = 'closed' | 'canceled' | 'failed' | 'refunded' | undefined;

/** Services around the payment of one session. */
export interface PaymentOptions {
  /**
   * Finished. Where its payment is `pending`, the server is asked at once: an earlier checkout may be paid by now.
   */
  session: TestSession;
  /** Credentials of this session on the server. */
  credentials: Credentials;
  /** Creates the checkout and asks what became of it; only messages from its `origin` count. */
  api: Pick<ApiClient, 'createPayment' | 'getTestSession' | 'origin'>;
  /** Tells of a blocked pop-up, and of a checkout that could not be opened. */
  toasts: Toasts;
  /** Opens the pop-up in the click, or answers undefined. */
  openWindow: () => CheckoutWindow | undefined;
  /** Opens the checkout in this tab. */
  goTo: (url: string) => void;
  /** Returns true if pop-ups are known not to work, as in browsers inside apps. Called at each press and wake. */
  noPopups: () => boolean;
  /**
   * False if a checkout in this tab would lose the test: there is no lasting storage, or the page is in a frame.
   * @default true
   */
  canLeave?: boolean;
  /** A checkout was opened. */
  onOpen?: (target: 'popup' | 'tab') => void;
  /** Called once, when the server says that the session is paid. */
  onPaid: () => void;
  /** Called when the server no longer knows the session. */
  onGone: (error: unknown) => void;
}

/** Returns the visitor's message for a checkout that could not be opened (Specification §8). */
function failureMessage(error: unknown): VisitorMessage {
  if (!(error instanceof ApiError) || error.code === 'network' || error.code === 'timeout')
    return 'payment.errorFallback';
  // an answer of another server has no message of ours
  if (error.code === 'foreign_answer') return 'payment.errorCreate';
  return visitorMessage(error, 'payment.errorCreate');
}

/** Opens pop-ups, and knows when the same button has to pay in this tab: where they cannot be, or were blocked before. */
function createPopups({ openWindow, noPopups, canLeave = true, toasts }: PaymentOptions) {
  const areImpossible = signal(noPopups());
  const blockedCount = signal(0);
  const paysHere = computed(() => canLeave && (areImpossible.value || blockedCount.value >= BLOCKED_LIMIT));
  return {
    paysHere,
    /** Checks again, since a pop-up may have replaced the page. Returns `paysHere`. */
    look(): boolean {
      areImpossible.value = noPopups();
      return paysHere.peek();
    },
    /** Must be called in the click. The visitor is asked to allow a blocked pop-up. */
    open(): CheckoutWindow | undefined {
      const popup = openWindow();
      if (!popup) {
        blockedCount.value += 1;
        // from now on the screen says that the checkout opens in this tab: to ask for pop-ups beside that is wrong
        if (paysHere.peek()) toasts.dismissAbout(ABOUT);
        else toasts.show('alert', 'payment.blockedTitle', 'payment.blockedText', ABOUT);
      }
      return popup;
    },
  };
}

/**
 * Paying for one test session. Calls `onPaid` once, when the SERVER says that it is paid.
 * @example
 * import { PaymentModel, ToastsModel, useOwnModel } from '@quotient/iq-test';
 *
 * // without a pop-up: the checkout takes this tab
 * const payment = useOwnModel(
 *   () =>
 *     new PaymentModel({
 *       session,
 *       credentials,
 *       api,
 *       toasts: new ToastsModel(),
 *       openWindow: () => undefined,
 *       noPopups: () => true,
 *       goTo: (url) => location.assign(url),
 *       onPaid: finish,
 *       onGone,
 *     }),
 * );
 * return payment && <button onClick={() => payment.pay()}>Pay</button>;
 */
export const PaymentModel = createModel((options: PaymentOptions) => {
  const { session, credentials, api, toasts } = options;
  const state = signal<PaymentState>('idle');
  const notice = signal<PaymentNotice>(undefined);
  const popups = createPopups(options);
  let popup: CheckoutWindow | undefined;
  let consent: PaymentConsent | undefined;
  let disposed = false;

  /** Shows the server's state of the payment. While a checkout is being opened, that state is outdated. */
  function follow(status: PaymentStatus): void {
    if (state.peek() === 'opening') return;
    if (status === 'processing' || status === 'disputed') state.value = status;
    else if (state.peek() === 'processing' || state.peek() === 'disputed') state.value = 'idle';
    if (status === 'failed' || status === 'refunded') {
      state.value = 'idle';
      notice.value = status;
    }
  }

  const check = createPaymentPolling({
    ...options,
    onPoll() {
      if (!popup?.isClosed || state.peek() !== 'waiting') return;
      // closed by the visitor, or cut off from us by the checkout's isolation: keep asking, either way
      state.value = 'idle';
      notice.value = 'closed';
    },
    onStatus: follow,
    onPaid() {
      disposed = true;
      popup?.close();
      options.onPaid();
    },
  });

  async function openCheckout(target: CheckoutWindow | undefined): Promise<void> {
    state.value = 'opening';
    target?.showLoading();
    let message: VisitorMessage;
    try {
      const { url } = await api.createPayment(credentials, consent);
      if (disposed) return;
      if (url) {
        toasts.dismissAbout(ABOUT);
        state.value = 'waiting';
        options.onOpen?.(target ? 'popup' : 'tab');
        if (target) {
          target.goTo(url);
          check.start();
        } else options.goTo(url);
        return;
      }
      message = 'payment.errorNoUrl';
    } catch (error) {
      if (disposed) return;
      if (errorCode(error) === 'already_paid') {
        target?.close();
        state.value = 'checking';
        await check.ask();
        state.value = 'idle';
        return;
      }
      report('the checkout could not be opened', error);
      message = failureMessage(error);
    }
    state.value = 'idle';
    toasts.show('alert', 'payment.errorTitle', message, ABOUT);
    target?.showFailure(message, () => {
      if (state.peek() === 'idle') void openCheckout(target);
    });
  }

  effect(() => () => {
    disposed = true;
    // empty, and will stay so
    if (state.peek() === 'opening') popup?.close();
    check.stop();
  });
  // a checkout opened before a reload may be paid by now
  follow(session.paymentStatus);
  if (session.paymentStatus === 'pending' || session.paymentStatus === 'processing') {
    void check.ask();
    check.start();
  }

  return {
    state,
    notice,
    paysHere: popups.paysHere,
    /** Must be called in the click: it opens the pop-up at once. `given`: the consent, where the session asks for it. */
    pay(given?: PaymentConsent): void {
      if (state.peek() !== 'idle' && state.peek() !== 'waiting') return;
      consent = given?.immediatePerformance === true ? { immediatePerformance: true } : undefined; // an event is none
      notice.value = undefined;
      if (popups.look()) return void openCheckout(undefined);
      popup = popups.open();
      if (popup) void openCheckout(popup);
    },
    showWindow: () => popup?.focus(),
    /** A message from another window: at most a hint to ask the server. Exact origin and our own pop-up only. */
    async receive(event: Pick<MessageEvent, 'data' | 'origin' | 'source'>): Promise<void> {
      const hint = event.origin === api.origin ? popup?.hintOf(event) : undefined;
      if (hint === 'canceled') {
        popup?.close();
        state.value = 'idle';
        notice.value = 'canceled';
      } else if (hint === 'success') {
        state.value = 'checking';
        await check.ask();
        if (!disposed && state.peek() === 'checking') state.value = 'waiting';
      }
    },
    /** The page is looked at again. */
    async wake(): Promise<void> {
      popups.look();
      if (state.peek() !== 'opening') await check.ask();
    },
  };
});

/** Paying for one test session, see `PaymentModel`. */
export type Payment = InstanceType<typeof PaymentModel>;
