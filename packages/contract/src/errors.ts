import * as v from 'valibot';
import { type ApiErrorCode, apiErrorCodes } from './values/errorCodes.ts';

/**
 * Errors of the API: code → HTTP status and the message for developers and logs. A visitor's words come from the
 * locale, chosen by the code.
 */
export const apiErrors = {
  invalid_request: { status: 400, message: 'The request does not have the expected form; see `fields`.' },
  missing_token: { status: 401, message: 'Send the test session token as `Authorization: Bearer <token>`.' },
  invalid_token: { status: 401, message: 'This token opens no test session. Start a new test session.' },
  payment_required: { status: 402, message: 'The results of this test session are not paid for.' },
  origin_not_allowed: {
    status: 403,
    message:
      "Pages of other origins need the key of a partner that lists their origin. Ask the operator to add this page's origin to the partner.",
  },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  session_not_found: { status: 404, message: 'No test session with this id belongs to this token.' },
  shared_result_not_found: { status: 404, message: 'This shared result does not exist or was removed.' },
  email_not_found: {
    status: 404,
    message: 'This test session has asked for no such email, or it was long ago.',
  },
  checkout_not_found: { status: 404, message: 'This checkout does not exist.' },
  partner_not_found: {
    status: 404,
    message: 'No partner has this key. Check its spelling, or ask the operator to add the partner.',
  },
  question_not_found: { status: 404, message: 'The test session has no question at this index.' },
  deadline_passed: {
    status: 409,
    message: 'The time of this test session is over; the answer was not taken.',
  },
  session_finished: { status: 409, message: 'This test session is finished; answers can no longer change.' },
  session_not_finished: { status: 409, message: 'Finish the test session first.' },
  already_paid: { status: 409, message: 'This test session is already paid for.' },
  payment_processing: {
    status: 409,
    message: 'A payment for this test session is on its way. Wait until it is confirmed or has failed.',
  },
  payment_disputed: {
    status: 409,
    message: 'A payment for this test session is disputed. Wait until the dispute is decided.',
  },
  checkout_closed: { status: 409, message: 'This checkout is already decided.' },
  webhook_refused: {
    status: 400,
    message:
      'This is no event that the payment provider has signed for this installation within the last five minutes.',
  },
  body_too_large: { status: 413, message: 'The request body is too large.' },
  headers_too_large: { status: 431, message: 'The request headers are too large.' },
  request_timeout: {
    status: 408,
    message: 'The request arrived too slowly: headers and body have 10 seconds.',
  },
  unknown_host: {
    status: 421,
    message:
      'This server does not answer to this host name. Open it under its own address, or set PUBLIC_URL to the address that visitors use.',
  },
  too_many_emails: { status: 429, message: 'The results of this test session were emailed too often.' },
  too_many_emails_to_address: {
    status: 429,
    message:
      'This address was sent as many emails within a day as are allowed. `Retry-After` says when it may be sent more.',
  },
  too_many_emails_today: {
    status: 429,
    message:
      'This server has sent as many emails within a day as it may. `Retry-After` says when it may send more.',
  },
  too_many_requests: {
    status: 429,
    message: 'Too many requests. Wait as many seconds as `Retry-After` says, then try again.',
  },
  internal: { status: 500, message: 'The server failed. Nothing was lost; try again.' },
  record_damaged: {
    status: 500,
    message: "The server can't read the stored record. It was left as it is and not overwritten.",
  },
  payment_provider_failed: { status: 502, message: 'Failed to create checkout session' },
  storage_failed: { status: 503, message: 'The server could not save this. Nothing was changed; try again.' },
  questions_not_ready: {
    status: 503,
    message:
      'The server is still making new questions for other visitors. Wait as many seconds as `Retry-After` says, then try again.',
  },
} as const satisfies Record<ApiErrorCode, { status: number; message: string }>;

/** `message` is for developers and logs. `fields` has the problems of a request, by the path of the field. */
export const ApiErrorSchema = v.object({
  code: v.picklist(apiErrorCodes),
  message: v.string(),
  fields: v.exactOptional(v.record(v.string(), v.string())),
});

/** The body of a failure. */
export type ApiErrorBody = v.InferOutput<typeof ApiErrorSchema>;
