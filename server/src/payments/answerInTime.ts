import { inTime } from '../base/inTime.ts';
import type { Ports } from './ports.ts';
import type { CheckoutReport } from './provider.ts';

/** Milliseconds that a page waits for an optional answer. A browser gives up after 15 seconds. */
const PATIENCE_MS = 2500;

/** The provider's answer, or `otherwise` if it is late. The question continues, and its answer is stored. See `inTime`. */
export const answerInTime = <T>(question: Promise<T>, otherwise: () => T | Promise<T>): Promise<T> =>
  inTime(question, PATIENCE_MS, otherwise);

/** The provider's report on a checkout; `undefined` if it fails or is slow. */
export const reportInTime = ({ payments }: Pick<Ports, 'payments'>, checkoutId: string) =>
  answerInTime<CheckoutReport | undefined>(payments.retrieveCheckout(checkoutId), () => undefined).catch(
    () => undefined,
  );
