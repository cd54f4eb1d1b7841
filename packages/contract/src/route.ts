import * as v from 'valibot';
import type * as calls from './calls.ts';
import { TestSessionIdSchema } from './schemas/ids.ts';
import type { ApiErrorCode } from './values/errorCodes.ts';

/** Call as the server mounts it and the API page prints it. */
export interface Route extends calls.Call {
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /**
   * Session whose token is needed: the one in the path (`:id`), the one in the body (`sess_id`), or any. Absent: the
   * call is open to everyone.
   */
  readonly token?: 'of-path' | 'of-body' | 'of-any';
  /** True if partners' pages may call it. */
  readonly isForPartners?: true;
  readonly params?: v.GenericSchema;
  /** Parameters after the `?`; each is optional. */
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** HTTP status of a success, and its meaning. */
  readonly success: { readonly status: 200 | 201 | 202 | 204; readonly means: string };
  readonly failures: readonly ApiErrorCode[];
}

/** Parameters of calls with a session in their path. */
export const ofSession = v.object({ id: TestSessionIdSchema });
/** Common parts of most calls: partners' pages may make them, with the token of the session in the path. */
export const byPath = { token: 'of-path', isForPartners: true, params: ofSession } as const;
/** Common parts of calls whose token identifies the session. */
export const byToken = { token: 'of-any', isForPartners: true } as const;
/** Failures of calls that read or change stored data, alone and with a token. */
export const stored = ['record_damaged', 'storage_failed'] as const;
export const access = ['missing_token', 'session_not_found', ...stored] as const;
export const anyToken = ['missing_token', 'invalid_token', ...stored] as const;
