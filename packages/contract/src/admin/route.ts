import type { GenericSchema } from 'valibot';
import { type Call, call } from '../call.ts';
import type { ApiErrorCode } from '../values/errorCodes.ts';
import type { AdminErrorCode } from './errors.ts';

/** A call of the admin area, as the server mounts it and the operator's pages call it. */
export interface AdminRoute extends Call {
  /** Role of its callers: `anyone` only for signing in. */
  readonly role: 'anyone' | 'operator';
  /**
   * Name in the audit log, e.g. `partner.create`, where the call and its outcome are recorded. Every operator call
   * that changes or reveals something has one.
   */
  readonly action?: string;
  /** True if a call with a body only asks: it needs no `action`. */
  readonly changesNothing?: true;
  readonly params?: GenericSchema;
  /** Parameters after the `?`. */
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /** The HTTP status of a success. */
  readonly success: 200 | 201 | 202 | 204;
  /** Failures besides those of all calls: see `adminFailures`. */
  readonly failures: readonly (ApiErrorCode | AdminErrorCode)[];
}

/** Makes a call for operators, answered with 200. The route adds its input and failures. */
export const adminCall = <
  const Method extends Call['method'],
  Path extends string,
  Answer extends GenericSchema,
>(
  method: Method,
  path: Path,
  answer: Answer,
) => ({ ...call(method, path, answer), role: 'operator', success: 200, failures: [] }) as const;

/** Makes the same call, whose success has no body. */
export const silentCall = <const Method extends Call['method'], Path extends string>(
  method: Method,
  path: Path,
) => ({ method, path, role: 'operator', success: 204, failures: [] }) as const;
