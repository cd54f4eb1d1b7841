import type { CheckoutReport, Ports } from '../ports.ts';

/** How long a page waits for what it can do without. A browser gives up after 15 seconds. */
const PATIENCE_MS = 2500;

/**
 * The provider's answer, or `otherwise` where none comes in time. The question goes on in the background, and what it
 * leads to is stored. Rejects as the question does; a failure that comes later is dropped.
 */
export async function answerInTime<T>(question: Promise<T>, otherwise: () => T | Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<'over'>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, 'over');
  });
  const first = await Promise.race([question.then((answer) => ({ answer })), patience]).finally(() =>
    clearTimeout(timer),
  );
  return first === 'over' ? otherwise() : first.answer;
}

/** What the provider says of a checkout; `undefined` where it cannot be asked, or takes long. */
export const reportInTime = ({ payments }: Pick<Ports, 'payments'>, checkoutId: string) =>
  answerInTime<CheckoutReport | undefined>(payments.retrieveCheckout(checkoutId), () => undefined).catch(
    () => undefined,
  );
