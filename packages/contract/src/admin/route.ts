import type { GenericSchema } from 'valibot';
import { type Call, call } from '../call.ts';
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

/** A call that operators make, answered with 200. What else a route takes and what can fail stand beside it. */
export const adminCall = <
  const Method extends Call['method'],
  Path extends string,
  Answer extends GenericSchema,
>(
  method: Method,
  path: Path,
  answer: Answer,
) => ({ ...call(method, path, answer), role: 'operator', success: 200, failures: [] }) as const;

/** The same of a call whose success has no body. */
export const silentCall = <const Method extends Call['method'], Path extends string>(
  method: Method,
  path: Path,
) => ({ method, path, role: 'operator', success: 204, failures: [] }) as const;
