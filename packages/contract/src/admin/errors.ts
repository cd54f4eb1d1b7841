/** Errors of the admin area alone: code → HTTP status and the message for developers and logs. */
export const adminErrors = {
  signed_out: { status: 401, message: 'Sign in as an operator first.' },
  foreign_origin: {
    status: 403,
    message: "Calls that change or reveal something are taken from this installation's own pages only.",
  },
  invalid_credentials: { status: 401, message: 'No operator has this email address with this password.' },
  invalid_code: { status: 401, message: 'This code is wrong, over, or was used before.' },
  challenge_over: {
    status: 401,
    message: 'Too much time or too many tries since the password: begin again.',
  },
  invalid_passkey: { status: 401, message: 'This passkey opens nothing here.' },
  wrong_password: { status: 403, message: 'This is not the password of the operator who is signed in.' },
  link_over: { status: 404, message: 'This link was used, is too old, or was replaced by a newer one.' },
  email_taken: { status: 409, message: 'Another operator has this email address.' },
  last_operator: {
    status: 409,
    message: 'You are the only operator. Invite another one first, then remove yourself.',
  },
  totp_is_on: { status: 409, message: 'Codes of an authenticator app are asked for already.' },
  too_many_attempts: {
    status: 429,
    message: 'Too many wrong tries. Wait as many seconds as `Retry-After` says, then try again.',
  },
  unknown_question: { status: 404, message: 'This installation has no such question.' },
  version_changed: {
    status: 409,
    message: 'Somebody else has changed this meanwhile. Nothing was overwritten: read it again, then save.',
  },
  shape_not_found: { status: 404, message: 'No figure has this name, or not this version.' },
  shape_refused: {
    status: 422,
    message: 'Nothing of this drawing can be kept; see `fields`, or check it to learn why.',
  },
  refund_not_ours: { status: 409, message: 'This installation has not made this payment.' },
  refund_not_paid: { status: 409, message: 'Nothing was paid, so there is nothing to give back.' },
  refund_processing: { status: 409, message: 'The bank is still carrying the payment out.' },
  refund_done: { status: 409, message: 'This payment was given back already.' },
  refund_disputed: {
    status: 409,
    message: 'This payment is disputed and the bank holds the money: answer or accept the dispute.',
  },
  refund_changed: {
    status: 409,
    message: 'What can be given back has changed meanwhile. Nothing was given back: look again, then decide.',
  },
  partner_read_only: {
    status: 409,
    message: 'This partner stands in PARTNERS_FILE: change it there, or import it to take it over.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

/** Error code of the admin area, for programs. */
export type AdminErrorCode = keyof typeof adminErrors;

/** Failures of all operators' calls, besides those of any call. */
export const adminFailures = [
  'signed_out',
  'foreign_origin',
  'invalid_request',
  'record_damaged',
  'storage_failed',
] as const;
