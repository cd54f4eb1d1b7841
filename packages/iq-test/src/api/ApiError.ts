import { ApiError, isServerCode, type TransportErrorCode } from '@quotient/contract/ApiError';
import type { MessageKey } from '../i18n/messages.ts';
import type { VisitorMessage } from '../i18n/visitorMessage.ts';

export { ApiError, type TransportErrorCode };

const isTransportCode = (code: string): code is TransportErrorCode =>
  ['network', 'timeout', 'invalid_answer', 'foreign_answer'].includes(code);

/** Returns the code of a failure, `unknown` for anything but an ApiError. */
export const errorCode = (error: unknown): string => (error instanceof ApiError ? error.code : 'unknown');

/** True if no answer arrived; false after one such as "too many requests" or a gate's redirect, which has no status. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && error.code !== 'foreign_answer';

/** Returns what the visitor reads: the locale's message by code, else the server's text, else `fallback`. */
export function visitorMessage(error: unknown, fallback: MessageKey): VisitorMessage {
  if (!(error instanceof ApiError)) return fallback;
  const { code, serverMessage } = error;
  if (isServerCode(code) || isTransportCode(code)) return `errors.${code}`;
  return serverMessage ? { text: serverMessage } : fallback;
}
