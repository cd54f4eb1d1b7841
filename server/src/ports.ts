// Types for tools that fill a store or replace a mail server.
export type { Clock } from './base/ports.ts';
export type { Email, Mailer } from './mail/ports.ts';

import type { StoredSums } from './dashboard/ports.ts';
import type { Visits } from './partners/ports.ts';
import type { openRecords } from './records.ts';
import type * as retention from './retention/ports.ts';
import type { Shapes } from './shapes/ports.ts';
import type { OpenCollection } from './store/collection.ts';

/** All stored documents. Values that change together are one document, so that one write is one transaction. */
export interface Store extends ReturnType<typeof openRecords>, Pick<retention.Store, 'removeTogether'> {
  /** Opens a collection of a provider's own documents. Call it once for each definition. */
  collection: OpenCollection;
  /** Throws `storage_failed` if nothing can be saved. */
  checkWritable(): Promise<void>;
  /** Day counts of a store that several processes may share. */
  sums?: StoredSums;
}

/** Everything the app needs from outside: the ports of all its folders. */
export interface Ports extends retention.Ports {
  store: Store;
  shapes: Shapes;
  /** Counter of visits. @default visits aren't counted */
  visits?: Visits;
  /** Factor for the limits of one address. @default 1 */
  rateLimitFactor?: number;
  /** Factor for the limits of all addresses together. @default 1 */
  rateLimitTotalFactor?: number;
}
