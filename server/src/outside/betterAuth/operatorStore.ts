import { ApiError } from '../../base/errors.ts';
import type { OpenCollection } from '../../store/collection.ts';
import { nobody, type Operators, operatorRecords } from './record.ts';

/** The one document of all operators. */
export interface OperatorStore {
  read(): Promise<Operators>;
  /** Changes it, one change after the other; returning the same object changes nothing. Resolves once it is durable. */
  change(change: (operators: Operators) => Operators): Promise<Operators>;
}

/** Opens the operators of a store. Both methods throw `record_damaged` and `storage_failed`. */
export function openOperators(open: OpenCollection): OperatorStore {
  const collection = open(operatorRecords);
  return {
    read: async () => (await collection.get(nobody.id)) ?? nobody,
    async change(change) {
      const changed = await collection.update(nobody.id, change);
      if (changed) return changed;
      await collection.create(nobody.id, nobody);
      return (await collection.update(nobody.id, change)) ?? nobody;
    },
  };
}

/** Throws `signed_out` if the operator was removed during the call. */
export function demandOperator(all: Operators, userId: string): void {
  if (!all.user.some(({ id }) => id === userId)) throw new ApiError('signed_out');
}
