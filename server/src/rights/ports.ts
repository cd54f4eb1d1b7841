import type * as payments from '../payments/ports.ts';
import type * as publishing from '../publishing/ports.ts';

/** Collections of rights. */
export interface Store extends payments.Store, publishing.Store {}

/** Everything that a copy of the data and its deletion need. */
export interface Ports extends payments.Ports {
  store: Store;
  /** Resolves once the row of a deleted test isn't stored anywhere any more. @default there are no rows */
  forgetRow?: (id: string) => Promise<void>;
}
