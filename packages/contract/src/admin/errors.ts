/** The errors that only the admin area answers: code → HTTP status and the message for developers and logs. */
export const adminErrors = {
  signed_out: { status: 401, message: 'Sign in as an operator first.' },
  foreign_origin: {
    status: 403,
    message: "Calls that change something are taken from this installation's own pages only.",
  },
  version_changed: {
    status: 409,
    message: 'Somebody else has changed this meanwhile. Nothing was overwritten: read it again, then save.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

/** Says what went wrong in the admin area, for programs. */
export type AdminErrorCode = keyof typeof adminErrors;

/** What any call of an operator may fail with, besides what any call may fail with. */
export const adminFailures = [
  'signed_out',
  'foreign_origin',
  'invalid_request',
  'record_damaged',
  'storage_failed',
] as const;
