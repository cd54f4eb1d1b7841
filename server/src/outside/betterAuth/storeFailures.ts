import { AsyncLocalStorage } from 'node:async_hooks';
import type { OperatorStore } from './operatorStore.ts';

/**
 * Keeps what the store failed with beside the work that it failed in: better-auth says of some of it that the password or
 * the passkey is wrong, and nothing of the store.
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
    /** Does the work, and throws what the store failed with in it rather than what became of that. */
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
