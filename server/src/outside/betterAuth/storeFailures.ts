import { AsyncLocalStorage } from 'node:async_hooks';
import type { Challenges } from './challenges.ts';
import type { OperatorStore } from './operatorStore.ts';

/** Everything that better-auth stores. */
interface AuthStores {
  operators: OperatorStore;
  challenges: Challenges;
}

/**
 * Remembers failures of the store during work: better-auth reports some of them as a wrong password or passkey,
 * without naming the store.
 */
export function noteStoreFailures({ operators, challenges }: AuthStores) {
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
  const stores: AuthStores = {
    operators: {
      read: () => noted(operators.read()),
      change: (change) => noted(operators.change(change)),
    },
    challenges: {
      find: (identifier) => noted(challenges.find(identifier)),
      listAfterPassword: () => noted(challenges.listAfterPassword()),
      add: (row) => noted(challenges.add(row)),
      remove: (identifier) => noted(challenges.remove(identifier)),
    },
  };
  return {
    stores,
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
