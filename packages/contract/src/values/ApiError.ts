import { type ApiErrorCode, apiErrorCodes } from './errorCodes.ts';

/** Failure before the server could say anything; `foreign_answer` is one of a gate, a firewall or a proxy. */
export type TransportErrorCode = 'network' | 'timeout' | 'invalid_answer' | 'foreign_answer';

/** True for a code of the API. */
export const isServerCode = (code: string): code is ApiErrorCode =>
  (apiErrorCodes as readonly string[]).includes(code);

/** A call that failed. `code` is stable; `serverMessage` is the server's text, for codes that the locale does not know. */
export class ApiError extends Error {
  readonly code: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly serverMessage: string | undefined;
  /** Seconds that the server asks to wait before the next try. */
  readonly retryAfterSeconds: number | undefined;
  /** Path of a field → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    code: string,
    status: number,
    serverMessage?: string,
    retryAfterSeconds?: number,
    fields: Readonly<Record<string, string>> = {},
  ) {
    super(serverMessage ?? code);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.serverMessage = serverMessage;
    this.retryAfterSeconds = retryAfterSeconds;
    this.fields = fields;
  }

  /**
   * True when trying the same call again may help: no answer, an answer that is not our server's (the page of a
   * proxy or of a hotel's network, whatever its status), or a fault that may pass.
   */
  get isTransient(): boolean {
    if (this.code === 'record_damaged') return false;
    // the client always sends a token, so a proxy has removed it
    if (this.code === 'missing_token') return true;
    return !isServerCode(this.code) || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}
