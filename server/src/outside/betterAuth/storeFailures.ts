import { AsyncLocalStorage } from 'node:async_hooks';
import type { OperatorStore } from './operatorStore.ts';

/**
 * Remembers failures of the store during work: better-auth reports some of them as a wrong password or passkey,
 * without naming the store.
 */
export function noteStoreFailures(store: OperatorStore) {
  const running = new AsyncLocalStorage<{ failure?: unknown }>();
  async function noted<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      const own = running.getStore();
      if (own) own.failure ??= error;
      throw error;
    }
  }
  const operators: OperatorStore = {
    read: () => noted(store.read()),
    change: (change) => noted(store.change(change)),
  };
  return {
    operators,
    /** Runs work, and throws the store's error if there was one. */
    async run<T>(work: () => Promise<T>): Promise<T> {
      const own: { failure?: unknown } = {};
      try {
        return await running.run(own, work);
      } catch (error) {
        throw own.failure ?? error;
      }
    },
  };
}
