import type * as session from '../session/ports.ts';
import type { CollectionOf } from '../store/collection.ts';
import type { MailContent } from './mailContent.ts';
import type { addressCountRecords, emailRecords, mailCountRecords, QueuedEmail } from './record.ts';

/** One email to one person. */
export interface Email {
  /** Id of this email, for recipients that drop duplicates: 24 characters a-z0-9. */
  id: string;
  /** Time of the request, in milliseconds since the epoch: the email's date, even if it is sent late. */
  createdAt: number;
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sender that passes emails to a mail server. */
export interface Mailer {
  /**
   * Resolves when the email was accepted. Throws `MailRefused` if trying again can't help; after any other error the
   * same email is tried again later, byte for byte. `MailDelayed`: this address alone accepts nothing for now.
   */
  send(email: Email): Promise<void>;
  /** Removes stored copies of an email on our side, if any. */
  forget?(id: string): Promise<void>;
  /** Removes copies of emails requested before `time`, with times as `corrected`; resolves to their number. */
  forgetBefore?(time: number, corrected?: (stamp: number) => number): Promise<number>;
}

/** New email for a test session; `null`: to the operator, unless its `kind` says something else. */
export interface NewEmail extends Omit<Email, 'createdAt'>, Pick<QueuedEmail, 'kind'> {
  sessionId: string | null;
}

/** Queue of emails. Its `mailer` sends them. */
export interface Mail {
  /**
   * Resolves once the email is stored; from then on it will be sent, even after a crash. Throws
   * `too_many_emails_today` and `storage_failed`: then nothing is sent. Its record in the store has the outcome.
   */
  add(email: NewEmail): Promise<void>;
  /**
   * Removes emails that ended before then (milliseconds since the epoch); resolves to their number.
   * @param corrected See `ServerClock.corrected`. @default stored times are right
   */
  sweep(before: number, corrected?: (stamp: number) => number): Promise<number>;
  /**
   * Removes an email, sent or not. A try in progress isn't waited for: its outcome isn't noted, and there is no other
   * try. Throws `storage_failed`.
   */
  forget(id: string): Promise<void>;
  /** Number of unsent emails, including those after giving up, and the first of them. */
  listWaiting(): Promise<{ count: number; first: QueuedEmail[] }>;
  /** Tries all of them as soon as possible, with the full number of tries again; resolves to their number. */
  sendWaiting(): Promise<number>;
}

/** Collections of mail. */
export interface Store extends session.Store {
  emails: CollectionOf<typeof emailRecords>;
  mailCounts: CollectionOf<typeof mailCountRecords>;
  mailAddresses: CollectionOf<typeof addressCountRecords>;
}

/** Everything that emails about tests need. */
export interface Ports extends session.Ports {
  store: Store;
  mail: Mail;
  /** Key of 32 bytes that hides the counted addresses, the same on every instance. */
  addressKey: Uint8Array;
  /** Renders the content of an email as HTML. */
  mailPage: (content: MailContent) => string;
  /** Address for urgent notices. @default only the log has them */
  operatorAddress?: string | undefined;
}
