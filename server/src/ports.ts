import type { CheckoutStatus, Partner, Question, QuestionSetName, SvgShape } from '@quotient/contract';
import type { Price } from '@quotient/contract/brand';
import type { SiteLocale } from '@quotient/contract/site';
import type { Mount } from './http/route.ts';
import type { MailContent } from './mail/mailContent.ts';
import type { QueuedEmail } from './mail/record.ts';
import type { openRecords } from './records.ts';
import type { ScoringModel } from './scoring/scoringModel.ts';
import type { OpenCollection } from './store/collection.ts';

/** The time of day. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** The clock of a server whose machine may tell a wrong time. What deletes, ends or gives up goes by it. */
export interface ServerClock extends Clock {
  /** The time of day, in milliseconds since the epoch. It never leaps while the process runs, unless it was wrong before. */
  now(): number;
  /**
   * The time that it surely is: behind `now` until a reading that leapt has held for long enough. What cannot be undone
   * goes by it, such as deleting what is old or giving up an e-mail.
   */
  atLeast(): number;
  /**
   * A time that was stored, as it would be had the clock been right then. Ages and deadlines count from it: a test that
   * began while the clock was years behind is not years old.
   */
  corrected(stamp: number): number;
  /** Milliseconds since some moment, for measuring how long something takes: no change of the machine's clock moves it. */
  monotonicMs(): number;
}

/** Draws by chance that nobody can predict. */
export interface Random {
  /** A whole number from 0 to 9, each equally likely: what a score adds to its band (Specification §9). */
  digit(): number;
  /** A whole number from 0 to one less than `limit` (1 to 256), each equally likely. */
  below(limit: number): number;
}

/** Sources of identifiers that nobody can guess. */
export interface Ids {
  /** `<13-digit ms timestamp>-<random a-z0-9>` (Specification §3). */
  testSession(nowMs: number): string;
  /** 43 characters of base64url: 256 bits. */
  tokenSecret(): string;
  /** 22 characters of base64url: 128 bits. */
  sharedResult(): string;
  /** Four groups of five letters and digits that are told apart on paper: 99 bits. */
  certificate(): string;
  /** 24 characters a-z0-9 (124 bits): names one attempt to pay, or one e-mail, for providers that drop duplicates. */
  attempt(): string;
}

/** Everything that is remembered. What changes together is one document, so that one write is one transaction. */
export interface Store extends ReturnType<typeof openRecords> {
  /** Where a provider keeps documents of its own. Call it once for each definition. */
  collection: OpenCollection;
  /** Throws `storage_failed` when nothing can be saved. */
  checkWritable(): Promise<void>;
}

/** What a payment provider needs to know to take one payment. */
export interface NewCheckout {
  sessionId: string;
  price: Price;
  /** Where it leads once it is paid, or was left. */
  successUrl: string;
  cancelUrl: string;
  /** The same key never makes a second checkout. */
  idempotencyKey: string;
  /** What is paid for, in the visitor's language. */
  productName: string;
  /** BCP 47 tag of the visitor's language, where it is known. */
  locale: string | null;
}

/** What the payment provider says about a checkout; see `CheckoutStatus` for what each status means. */
export interface CheckoutReport {
  status: Exclude<CheckoutStatus['status'], 'duplicate'>;
  amountMinor: number;
  currency: string;
  sessionId: string;
  /** The key that it was made with. */
  idempotencyKey: string;
  /** Where it can be paid; `null` where it cannot any more. */
  url: string | null;
  /** False where it is of a kind that we never make: a subscription, or of the other one of live and test mode. */
  isOurKind: boolean;
  /** Where it leads once it is paid: another installation of the same account has another address. @default ours */
  successUrl?: string | undefined;
  /** What was given back already, in minor units. @default nothing, or all of one that is `refunded` */
  refundedMinor?: number;
  /** Its open dispute: the provider's id, the bank's reason, and the deadline for an answer, in milliseconds since the epoch. */
  dispute?: { id: string; reason: string; answerBy?: number } | undefined;
}

/** Thrown by `createCheckout` where the provider has answered that it made no checkout: the key is used up. */
export class CheckoutRefused extends Error {}

/** Thrown when a busy provider did nothing: try again later. */
export class ProviderBusy extends Error {}

/**
 * Why the provider is asked, from what comes first to what comes last. `event`: something has happened, and it is waited
 * for. `round`: the server looks by itself, and waits. `poll`: a page asks again and again, and is refused while others ask.
 * `stranger`: nobody here knows the checkout, and it may be made up.
 */
export type AskedBy = 'event' | 'round' | 'poll' | 'stranger';

/** One event that a provider tells of, so that it takes effect once. */
export interface PaymentEvent {
  id: string;
  checkoutId: string;
  /** The test session that the event names. */
  sessionId: string;
}

/** What a provider's own routes are made of. */
export interface PaymentTools {
  /** Mounts a route of the contract. */
  mount: Mount;
  /**
   * Asks the provider about the checkout of an event and applies its answer to the test session, once; to be called any
   * number of times, also at once. Throws `payment_provider_failed`, `storage_failed`: a webhook that answers with them
   * is sent again.
   */
  apply(event: PaymentEvent): Promise<void>;
}

/** A payment provider. Everything it needs stands in one folder of `outside`. */
export interface Payments {
  /** True where no money moves, which every page has to say. @default false */
  isDemo?: boolean;
  /** Makes a checkout; the same key answers the same one. Throws when the provider fails, see `CheckoutRefused`. */
  createCheckout(checkout: NewCheckout): Promise<{ id: string; url: string }>;
  /**
   * What the provider says of a checkout now. Throws when it fails or does not know the id; `ProviderBusy`: others come first.
   * @param by @default 'event'
   */
  retrieveCheckout(id: string, by?: AskedBy): Promise<CheckoutReport>;
  /** Refunds what is left of a payment, once for each key until the bank returns that. Throws when the provider fails. */
  refund(checkoutId: string, idempotencyKey: string): Promise<void>;
  /** The events since then (milliseconds since the epoch) that the provider could not hand over to us. */
  listMissedEvents?(since: number): Promise<PaymentEvent[]>;
  /**
   * Makes an open checkout unpayable; does nothing to one that is decided already. Throws when the provider fails.
   * @default a checkout closes by itself only
   */
  expireCheckout?(id: string): Promise<void>;
  /** Removes what the provider keeps of a checkout in our store. Does nothing when there is nothing. */
  forgetCheckout?(id: string): Promise<void>;
  /** Adds routes of the provider's own, such as a webhook. */
  mount?(tools: PaymentTools): void;
}

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

/** Questions that were made for one test. */
export interface Form {
  /** What they were made of: the same seed gives the same questions. */
  seed: string;
  questions: readonly Question[];
}

/** The questions with their answer keys. Only main.ts knows where they are. */
export interface Bank {
  /** The sets that this server has. */
  readonly sets: readonly QuestionSetName[];
  /**
   * The questions of a set in display order, in the language of `locale` (BCP 47) where there is a translation;
   * `undefined` when this server has no such set, and for `fresh`.
   */
  getQuestionSet(name: QuestionSetName, locale: string | null): readonly Question[] | undefined;
  /**
   * The set `fresh`, for one test: new questions in the language of `locale`. Absent when this server has no such set.
   * Rejects with `questions_not_ready` when too many visitors want new questions at once.
   */
  takeForm?(locale: string | null): Promise<Form>;
}

/** The sites that may embed the test. */
export interface Partners {
  /** The partner that a key works for. Its `key` is the one that it had first, which tests remember. */
  get(key: string): Partner | undefined;
  /** True when a partner lists exactly this text of an `Origin` header. */
  hasOrigin(origin: string): boolean;
  /** The name of a partner whose tests are stored, also where it may embed no test any more. */
  nameOf(key: string): string | undefined;
}

/** The shapes table. */
export interface Shapes {
  /** The same list as before until a shape changes. */
  list(): readonly SvgShape[];
}

/** A visit of a page of ours, or of a partner's page; of that one the language is not told. */
export type Visit = { partner: null; locale: SiteLocale } | { partner: string; locale: null };

/** Counts how often pages with the test are asked for. */
export interface Visits {
  /** Takes nothing from the request but whether a person may have sent it. */
  count(request: Request, visit: Visit): void;
}

/** What an operator reads. Fields carry no token, no address and no answer key. */
export interface Log {
  /** Something works less well than it should. */
  warn(event: string, fields: Record<string, string | number>): void;
  /** Something failed that should not. */
  error(event: string, fields: Record<string, string | number>): void;
}

/** Everything the app needs from outside itself. */
export interface Ports {
  clock: ServerClock;
  random: Random;
  ids: Ids;
  store: Store;
  payments: Payments;
  mail: Mail;
  /** What an e-mail says, as HTML. */
  mailPage: (content: MailContent) => string;
  bank: Bank;
  partners: Partners;
  shapes: Shapes;
  scoring: ScoringModel;
  log: Log;
  /** 32 bytes; seals the score that is kept on the visitor's device. */
  sealingKey: Uint8Array;
  /** Origin under which visitors reach the site, without a slash at the end. */
  publicUrl: string;
  /** @default nobody counts */
  visits?: Visits;
  /** Resolves once the row of a test that is gone is written down nowhere any more. @default there are no rows */
  forgetRow?: (id: string) => Promise<void>;
  /** Lists tests that may be paid, or may be unpaid, and are old; their records decide. @default all are looked at */
  testsBefore?: (wantsPaid: boolean, isOld: (startedAt: number) => boolean) => AsyncIterable<string>;
  /** Who is told of what cannot wait. @default nobody: the log has it alone */
  operatorAddress?: string | undefined;
  /** Multiplies how often one address may ask. @default 1 */
  rateLimitFactor?: number;
  /** Multiplies how often all addresses may ask together. @default 1 */
  rateLimitTotalFactor?: number;
}
