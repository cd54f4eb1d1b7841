import { type ApiErrorBody, type ApiErrorCode, apiErrors } from '@quotient/contract';
import { type AdminErrorCode, adminErrors } from '@quotient/contract/admin';
import { type BaseIssue, getDotPath } from 'valibot';

interface ApiErrorOptions extends ErrorOptions {
  /** How long to wait before the same request has a chance again. */
  retryAfterMs?: number;
}

/** Every code that the server answers a failure with. */
export type ErrorCode = ApiErrorCode | AdminErrorCode;

const errors = { ...apiErrors, ...adminErrors };

/** The one error type of the server: a code of the contract and, for bad input, the path of each bad field → what is wrong with it. */
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

/** Whether something was thrown with this code. */
export const hasCode = (thrown: unknown, code: ErrorCode): boolean =>
  thrown instanceof ApiError && thrown.code === code;

/** `invalid_request` from what a schema found. A fault of the whole body is reported under the path ``. */
export function invalidRequest(issues: readonly BaseIssue<unknown>[]): ApiError {
  return new ApiError(
    'invalid_request',
    Object.fromEntries(issues.map((issue) => [getDotPath(issue) ?? '', issue.message])),
  );
}

/** Any thrown value as an `ApiError`. What is none is our fault (`internal`), and its words are for the log alone. */
export const toApiError = (thrown: unknown): ApiError =>
  thrown instanceof ApiError ? thrown : new ApiError('internal', undefined, { cause: thrown });

/** The answer to a request that never reached the app. */
export const toResponse = (error: ApiError): Response =>
  Response.json(error.toBody(), { status: error.status });

/** The code that Node gives an error of the file system or the network, e.g. `ENOENT`; `undefined` where it has none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
