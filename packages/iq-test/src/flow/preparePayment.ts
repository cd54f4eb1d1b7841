import type { PaymentModel, PaymentOptions } from '../payment/paymentModel.ts';
import type { FlowOptions } from './flowOptions.ts';
import type { Place } from './journeyPlace.ts';
import type { Stages } from './stages.ts';

/** Functions of the page that shows the payment. */
export interface PaymentPage extends Pick<PaymentOptions, 'openWindow'> {
  /** Returns true if a checkout took the place of this page before. */
  wasReplaced: () => boolean;
}

/** Makes the model of paying in the stage that waits for it. */
export function preparePayment(
  { journey, change }: Place,
  { gone, loadResults }: Stages,
  { api, toasts, goTo, noPopups, canLeave = true, storage, onEvent }: FlowOptions,
  Model: typeof PaymentModel,
  { openWindow, wasReplaced }: PaymentPage,
): void {
  const here = journey.peek();
  if (here.at !== 'payment' || here.payment) return;
  const { session, credentials } = here;
  const payment = new Model({
    session,
    credentials,
    api,
    toasts,
    goTo,
    openWindow,
    noPopups: () => noPopups() || wasReplaced(),
    canLeave: canLeave && storage.isLasting,
    onOpen: (target) => onEvent?.('payment-open', { price: session.price, target }),
    onPaid: () => void loadResults(session, credentials),
    onGone: gone,
  });
  change({ ...here, payment });
}
