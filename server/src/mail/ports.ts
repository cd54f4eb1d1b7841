import type * as session from '../session/ports.ts';
import type { CollectionOf } from '../store/collection.ts';
import type { MailContent } from './mailContent.ts';
import type { emailRecords, QueuedEmail } from './record.ts';

/** One e-mail to one person. */
export interface Email {
  /** Names this e-mail, for recipients that drop duplicates: 24 characters a-z0-9. */
  id: string;
  /** When it was asked for, in milliseconds since the epoch: its date, however late it is sent. */
  createdAt: number;
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What hands e-mails over to whoever delivers them. */
export interface Mailer {
  /**
   * Resolves when the e-mail was handed over. Throws `MailRefused` where trying again cannot help; whatever else it throws,
   * the same e-mail is tried again later, byte for byte. `MailDelayed`: this address alone takes nothing for now.
   */
  send(email: Email): Promise<void>;
  /** Removes what is kept of an e-mail on our side. Does nothing when there is nothing. */
  forget?(id: string): Promise<void>;
  /** Removes what is kept of e-mails asked for before `time`, as their times are `corrected`; resolves to how many. */
  forgetBefore?(time: number, corrected?: (stamp: number) => number): Promise<number>;
}

/** An e-mail that is to be sent for a test session; `null`: to the operator. */
export interface NewEmail extends Omit<Email, 'createdAt'> {
  sessionId: string | null;
}

/** What takes e-mails. Its `mailer` sends them. */
export interface Mail {
  /**
   * Resolves once the e-mail is stored; from then on it is sent, also after a crash. Throws `too_many_emails_today` and
   * `storage_failed`: then nothing is sent. What becomes of it, its record in the store tells.
   */
  add(email: NewEmail): Promise<void>;
  /**
   * Removes what is kept of the e-mails that ended before then (milliseconds since the epoch); resolves to how many.
   * @param corrected See `ServerClock.corrected`. @default stored times are right
   */
  sweep(before: number, corrected?: (stamp: number) => number): Promise<number>;
  /**
   * Removes what is kept of an e-mail, sent or not. A mail server that is taking it isn't waited for: whatever becomes of
   * that try, nothing is noted, and it is not tried again. Throws `storage_failed`.
   */
  forget(id: string): Promise<void>;
  /** How many e-mails wait to be sent, given up ones included, and the first of them. */
  listWaiting(): Promise<{ count: number; first: QueuedEmail[] }>;
  /** Tries all of them now, and once more for as long as a new one; returns how many. */
  sendWaiting(): number;
}

/** Collections of this room and below. */
export interface Store extends session.Store {
  emails: CollectionOf<typeof emailRecords>;
}

/** Everything that e-mails about tests need. */
export interface Ports extends session.Ports {
  store: Store;
  mail: Mail;
  /** What an e-mail says, as HTML. */
  mailPage: (content: MailContent) => string;
  /** Who is told of what cannot wait. @default nobody: the log has it alone */
  operatorAddress?: string | undefined;
}
