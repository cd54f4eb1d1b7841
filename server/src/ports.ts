// What tools that fill a store or stand in for a mail server are typed by.
export type { Clock } from './base/ports.ts';
export type { Email, Mailer } from './mail/ports.ts';

import type { Visits } from './partners/ports.ts';
import type { openRecords } from './records.ts';
import type * as retention from './retention/ports.ts';
import type { Shapes } from './shapes/ports.ts';
import type { OpenCollection } from './store/collection.ts';

/** Everything that is remembered. What changes together is one document, so that one write is one transaction. */
export interface Store extends ReturnType<typeof openRecords> {
  /** Where a provider keeps documents of its own. Call it once for each definition. */
  collection: OpenCollection;
  /** Throws `storage_failed` when nothing can be saved. */
  checkWritable(): Promise<void>;
}

/** Everything the app needs from outside itself: what its rooms need, together. */
export interface Ports extends retention.Ports {
  store: Store;
  shapes: Shapes;
  /** @default nobody counts */
  visits?: Visits;
  /** Multiplies how often one address may ask. @default 1 */
  rateLimitFactor?: number;
  /** Multiplies how often all addresses may ask together. @default 1 */
  rateLimitTotalFactor?: number;
}
