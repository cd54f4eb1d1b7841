import { type ApiErrorCode, apiErrorCodes } from '@quotient/contract/errorCodes';
import type { MessageKey } from '../i18n/messages.ts';
import type { VisitorMessage } from '../i18n/visitorMessage.ts';

/** What can go wrong before the server could say anything; `foreign_answer` is one of a gate, a firewall or a proxy. */
export type TransportErrorCode = 'network' | 'timeout' | 'invalid_answer' | 'foreign_answer';

const isServerCode = (code: string): code is ApiErrorCode =>
  (apiErrorCodes as readonly string[]).includes(code);
const isTransportCode = (code: string): code is TransportErrorCode =>
  ['network', 'timeout', 'invalid_answer', 'foreign_answer'].includes(code);

/** A call that failed. `code` is stable; `serverMessage` is the server's text, for codes that the locale does not know. */
export class ApiError extends Error {
  readonly code: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly serverMessage: string | undefined;
  /** How long the server asks to wait before the next try. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, status: number, serverMessage?: string, retryAfterSeconds?: number) {
    super(serverMessage ?? code);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.serverMessage = serverMessage;
    this.retryAfterSeconds = retryAfterSeconds;
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

/** The code of a failure, `unknown` for what is no ApiError. */
export const errorCode = (error: unknown): string => (error instanceof ApiError ? error.code : 'unknown');

/** True if no answer arrived; false after one such as "too many requests" or a gate's redirect, which has no status. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && error.code !== 'foreign_answer';

/** What to tell the visitor of a failure: the locale's message by code, else the server's text, else `fallback`. */
export function visitorMessage(error: unknown, fallback: MessageKey): VisitorMessage {
  if (!(error instanceof ApiError)) return fallback;
  const { code, serverMessage } = error;
  if (isServerCode(code) || isTransportCode(code)) return `errors.${code}`;
  return serverMessage ? { text: serverMessage } : fallback;
}
