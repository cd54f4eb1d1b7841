/** Stripe's `error.type`. */
type FailureType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

interface FailureDetails {
  /** The HTTP status. @default 400 */
  status?: 400 | 401 | 404 | 409 | 429 | 500 | 503;
  /** @default 'invalid_request_error' */
  type?: FailureType;
  code?: string;
  /** Wrong parameter in Stripe's notation: `line_items[0][quantity]`. */
  param?: string;
}

/** Error answer of Stripe. */
export class StripeFailure extends Error {
  readonly status: NonNullable<FailureDetails['status']>;
  readonly body: { error: { type: FailureType; message: string; code?: string; param?: string } };

  constructor(
    message: string,
    { status = 400, type = 'invalid_request_error', ...rest }: FailureDetails = {},
  ) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...rest } };
  }
}

/** Makes the error for an unknown object of this mode; `otherMode` if the other mode has it. */
export function resourceMissing(kind: string, id: string, param: string, otherMode?: 'test' | 'live') {
  const hint = otherMode ? ` There is one in ${otherMode} mode: this key is for the other mode.` : '';
  return new StripeFailure(`No such ${kind}: '${id}'.${hint}`, {
    status: 404,
    code: 'resource_missing',
    param,
  });
}
