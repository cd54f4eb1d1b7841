import { type CheckoutStatus, routes } from '@quotient/contract';
import { ApiError } from '../base/errors.ts';
import type { Mount } from '../session/mount.ts';
import { answerInTime } from './answerInTime.ts';
import { createAskLessOften } from './askLessOften.ts';
import { askProvider } from './askProvider.ts';
import { createPayment } from './createPayment.ts';
import { applyEvent, fulfill, fulfillStored } from './fulfill.ts';
import type { Ports } from './ports.ts';
import { type AskedBy, ProviderBusy } from './provider.ts';

/** Finds the attempt of a reference that names its test session; `undefined` if unknown. */
async function findAttempt({ store }: Ports, reference: string) {
  const [sessionId = '', key] = reference.split('.');
  const record = key === undefined ? undefined : await store.testSessions.get(sessionId);
  const attempt = record?.checkouts.find(({ idempotencyKey }) => idempotencyKey === key);
  return attempt && { sessionId, attempt, state: attempt.state === 'creating' ? 'open' : attempt.state };
}

/** State of a checkout by its id, or by its test session and attempt; `undefined` if unknown. */
async function stateByReference(ports: Ports, reference: string, by: AskedBy) {
  // Anyone can make up an id, so it takes nothing from paying visitors.
  if (!reference.includes('.')) return fulfill(ports, reference, { by: 'stranger' });
  const found = await findAttempt(ports, reference);
  if (!found || found.attempt.state === 'creating') return found?.state;
  return fulfillStored(ports, found.sessionId, found.attempt.id, by);
}

/** Mounts the calls that open a checkout and read its state, and the provider's own routes. */
export function mountPayments(mount: Mount, ports: Ports): void {
  const askLessOften = createAskLessOften<CheckoutStatus['status'] | undefined>(
    ports.clock,
    (error) => error instanceof ProviderBusy,
  );

  mount(routes.createPayment, ({ session, body }) => createPayment(ports, session, body));
  mount(routes.getCheckout, async ({ params: { id } }) => {
    // A page that has just returned from its checkout doesn't wait for pages that poll.
    const asked = askProvider(
      askLessOften(id, (isFirst) => stateByReference(ports, id, isFirst ? 'event' : 'poll')),
    );
    const status = await answerInTime(asked, async () => (await findAttempt(ports, id))?.state ?? asked);
    if (status === undefined) throw new ApiError('checkout_not_found');
    return { status };
  });
  // Copies of one event that arrive at once wait for each other: all but the first find it applied.
  ports.payments.mount?.({
    mount,
    apply: (event) => ports.inTurn(`event ${event.checkoutId}`, () => askProvider(applyEvent(ports, event))),
  });
}
