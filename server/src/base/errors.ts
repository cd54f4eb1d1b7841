import { type ApiErrorBody, type ApiErrorCode, apiErrors } from '@quotient/contract';
import { type AdminErrorCode, adminErrors } from '@quotient/contract/admin';
import { type BaseIssue, getDotPath } from 'valibot';

interface ApiErrorOptions extends ErrorOptions {
  /** Milliseconds to wait before the same request can succeed. */
  retryAfterMs?: number;
}

/** Error code of the server. */
export type ErrorCode = ApiErrorCode | AdminErrorCode;

const errors = { ...apiErrors, ...adminErrors };

/**
 * The one error type of the server: a code of the contract and, for bad input, the path of each bad field → its
 * problem.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, fields?: Record<string, string>, options: ApiErrorOptions = {}) {
    super(errors[code].message, options);
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
    this.retryAfterMs = options.retryAfterMs;
  }

  get status() {
    return errors[this.code].status;
  }

  toBody(): Omit<ApiErrorBody, 'code'> & { code: ErrorCode } {
    const body = { code: this.code, message: this.message };
    return this.fields ? { ...body, fields: this.fields } : body;
  }
}

/** Returns true if the thrown value has this code. */
export const hasCode = (thrown: unknown, code: ErrorCode): boolean =>
  thrown instanceof ApiError && thrown.code === code;

/** Turns the issues of a schema into `invalid_request`. A fault of the whole body has the path ``. */
export function invalidRequest(issues: readonly BaseIssue<unknown>[]): ApiError {
  return new ApiError(
    'invalid_request',
    Object.fromEntries(issues.map((issue) => [getDotPath(issue) ?? '', issue.message])),
  );
}

/** Turns any thrown value into an `ApiError`. Anything unexpected is `internal`, and its message is only logged. */
export const toApiError = (thrown: unknown): ApiError =>
  thrown instanceof ApiError ? thrown : new ApiError('internal', undefined, { cause: thrown });

/** Makes the answer to a request that never reached the app. */
export const toResponse = (error: ApiError): Response =>
  Response.json(error.toBody(), { status: error.status });

/** Code of an error of the file system or the network, e.g. `ENOENT`; `undefined` without one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
