import type * as rights from '../rights/ports.ts';
import type { CollectionOf } from '../store/collection.ts';
import type * as withdrawals from '../withdrawals/ports.ts';
import type { sweepRecords } from './record.ts';

/** Collections of retention. */
export interface Store extends rights.Store, withdrawals.Store {
  sweeps: CollectionOf<typeof sweepRecords>;
  /**
   * Removes those of the tests to which nothing else belongs, with their rows, and resolves to their ids. They stay
   * counted as deleted.
   * @default each test is removed alone
   */
  removeTogether?: (ids: readonly string[]) => Promise<string[]>;
}

/** Everything that deleting old data needs. */
export interface Ports extends rights.Ports, withdrawals.Ports {
  store: Store;
  /** Lists old tests that may be paid, or may be unpaid; their records decide. @default all tests */
  testsBefore?: (wantsPaid: boolean, isOld: (startedAt: number) => boolean) => AsyncIterable<string>;
}
