import type { Payment } from '../payment/paymentModel.ts';
import type { FlowOptions, FlowPaymentOptions } from './flowOptions.ts';
import type { Place } from './place.ts';
import type { Stages } from './stages.ts';

/** Makes the model of paying in the stage that waits for it. */
export function preparePayment(
  { journey, change }: Place,
  { gone, loadResults }: Stages,
  { api, toasts, goTo, noPopups, canLeave = true, storage, onEvent }: FlowOptions,
  create: (options: FlowPaymentOptions) => Payment,
): void {
  const here = journey.peek();
  if (here.at !== 'payment' || here.payment) return;
  const { session, credentials } = here;
  const payment = create({
    session,
    credentials,
    api,
    toasts,
    goTo,
    noPopups,
    canLeave: canLeave && storage.isLasting,
    onOpen: (target) => onEvent?.('payment-open', { price: session.price, target }),
    onPaid: () => void loadResults(session, credentials),
    onGone: gone,
  });
  change({ ...here, payment });
}
