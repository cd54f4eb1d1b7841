import type { GenericSchema } from 'valibot';
import type { Call } from '../call.ts';
import type { ApiErrorCode } from '../values/errorCodes.ts';
import type { AdminErrorCode } from './errors.ts';

/** A call of the admin area, as the server mounts it and the operator's pages call it. */
export interface AdminRoute extends Call {
  /** Who may call it: `anyone` only where somebody signs in. */
  readonly role: 'anyone' | 'operator';
  /**
   * What the audit log calls it, e.g. `partner.create`: the call and its outcome are written down. Every operator call
   * that changes something has one, and so has every one that reveals something.
   */
  readonly action?: string;
  /** True where a call with a body only asks something: it needs no `action`. */
  readonly changesNothing?: true;
  readonly params?: GenericSchema;
  /** What may stand behind the `?`. */
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /** The HTTP status of a success. */
  readonly success: 200 | 201 | 202 | 204;
  /** What can fail besides what can fail everywhere: see `adminFailures`. */
  readonly failures: readonly (ApiErrorCode | AdminErrorCode)[];
}
