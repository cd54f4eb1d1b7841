/** A mail server will not take this e-mail, however often it is tried: no such mailbox, for example. */
export class MailRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailRefused';
  }
}

/** Thrown when a mail server takes no e-mails for this address now, but may later: a full mailbox, for example. */
export class MailDelayed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailDelayed';
  }
}
