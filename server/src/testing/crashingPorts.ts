import type { Ports } from '../ports.ts';
import type { Collection } from '../store/collection.ts';

/** Moment of a crash: before a step, or after it but before its answer. */
export type Death = 'before' | 'after';

/**
 * Ports for a process that crashes at a step: a read or write of the store, or a call to the payment provider. From
 * then on nothing that it tries has any effect.
 * @param step Counts from 1.
 */
export function createDyingPorts(ports: Ports, step: number, death: Death) {
  const fate = { steps: 0, isDead: false };
  const died = () => {
    fate.isDead = true;
    return new Error('The process is dead.');
  };
  async function live<T>(work: () => Promise<T>): Promise<T> {
    if (fate.isDead) throw died();
    fate.steps += 1;
    if (fate.steps !== step) return work();
    if (death === 'after') await work();
    throw died();
  }
  const mortal = <T>(collection: Collection<T>): Collection<T> => ({
    ...collection,
    get: (id, purpose) => live(() => collection.get(id, purpose)),
    create: (id, document) => live(() => collection.create(id, document)),
    update: (id, change, then) => live(() => collection.update(id, change, then)),
    remove: (id, condition) => live(() => collection.remove(id, condition)),
  });
  const { store, payments } = ports;
  const dying: Ports = {
    ...ports,
    store: {
      ...store,
      testSessions: mortal(store.testSessions),
      pendingPayments: mortal(store.pendingPayments),
    },
    payments: {
      ...payments,
      createCheckout: (checkout) => live(() => payments.createCheckout(checkout)),
      retrieveCheckout: (id) => live(() => payments.retrieveCheckout(id)),
      refund: (id, key) => live(() => payments.refund(id, key)),
    },
  };
  return { ports: dying, fate };
}
