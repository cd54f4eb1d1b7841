/** Thrown when a mail server will never accept this email: no such mailbox, for example. */
export class MailRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailRefused';
  }
}

/** Thrown when a mail server accepts no emails for this address now, but may later: a full mailbox, for example. */
export class MailDelayed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailDelayed';
  }
}
