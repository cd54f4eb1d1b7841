import type * as payments from '../payments/ports.ts';
import type * as publishing from '../publishing/ports.ts';

/** Collections of this room and below. */
export interface Store extends payments.Store, publishing.Store {}

/** Everything that a copy of the data and its deletion need. */
export interface Ports extends payments.Ports {
  store: Store;
  /** Resolves once the row of a deleted test is stored nowhere any more. @default there are no rows */
  forgetRow?: (id: string) => Promise<void>;
}
