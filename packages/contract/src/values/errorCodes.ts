/** Every code that the API answers a failure with. A code, once released, keeps its meaning; `apiErrors` says what each means. */
export const apiErrorCodes = [
  'invalid_request',
  'missing_token',
  'invalid_token',
  'payment_required',
  'origin_not_allowed',
  'not_found',
  'session_not_found',
  'shared_result_not_found',
  'checkout_not_found',
  'partner_not_found',
  'question_not_found',
  'deadline_passed',
  'session_finished',
  'session_not_finished',
  'already_paid',
  'checkout_closed',
  'body_too_large',
  'headers_too_large',
  'request_timeout',
  'unknown_host',
  'too_many_emails',
  'too_many_requests',
  'internal',
  'record_damaged',
  'mail_failed',
  'payment_provider_failed',
  'storage_failed',
] as const;

/** Says what went wrong, for programs. */
export type ApiErrorCode = (typeof apiErrorCodes)[number];
