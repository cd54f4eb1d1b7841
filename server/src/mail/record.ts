import { EmailAddressSchema, EmailIdSchema, TestSessionIdSchema } from '@quotient/contract';
import * as v from 'valibot';
import { type CollectionDefinition, count, schemaVersion, timestamp } from '../store/collection.ts';
import { MAX_ATTEMPTS } from './retryDelay.ts';

const emailKinds = ['withdrawal-acknowledgment'] as const;

const shared = {
  schemaVersion,
  id: EmailIdSchema,
  /** The test session whose visitor requested it; `null`: it is for the operator. */
  sessionId: v.nullable(TestSessionIdSchema),
  /** Names an email that is neither for a test session nor for the operator. */
  kind: v.exactOptional(v.picklist(emailKinds)),
  createdAt: timestamp,
  /** Number of failed tries, except those at a start. After `MAX_ATTEMPTS` it isn't tried again. */
  attempts: count,
};

const QueuedEmailSchema = v.strictObject({
  ...shared,
  state: v.literal('queued'),
  message: v.strictObject({
    to: EmailAddressSchema,
    subject: v.string(),
    text: v.string(),
    html: v.string(),
  }),
  /** Time of the next try or, after giving up, of that. */
  nextAttemptAt: timestamp,
  endedAt: v.null(),
});

const EmailRecordSchema = v.variant('state', [
  QueuedEmailSchema,
  v.strictObject({
    ...shared,
    state: v.picklist(['sent', 'failed']),
    /** Removed when no longer needed: it has an address and a score. */
    message: v.null(),
    nextAttemptAt: v.null(),
    endedAt: timestamp,
  }),
]);

/** Email that isn't sent yet, or was given up. It is stored whole, so that an operator can send it again. */
export type QueuedEmail = v.InferOutput<typeof QueuedEmailSchema>;
/** An email as stored: whole until it is sent or refused, then without its address and words. */
export type EmailRecord = v.InferOutput<typeof EmailRecordSchema>;

/** Returns true for an email that failed for days. It can be sent again, see `MAX_ATTEMPTS`. */
export const isGivenUp = ({ state, attempts }: EmailRecord): boolean =>
  state === 'queued' && attempts >= MAX_ATTEMPTS;

/** Due time of an email after giving up: it waits for an operator. */
export const NEVER_DUE = Number.MAX_SAFE_INTEGER;

/** Collection of emails. Those that are not sent yet are due at their next try. */
export const emailRecords: CollectionDefinition<EmailRecord> = {
  name: 'emails',
  agedBy: 'createdAt',
  schema: EmailRecordSchema,
  due: (record) => (isGivenUp(record) ? NEVER_DUE : record.nextAttemptAt),
};

const MailCountSchema = v.strictObject({
  schemaVersion,
  id: v.string(),
  /** Emails requested within ten minutes from each time, of the last 24 hours. */
  counts: v.array(v.strictObject({ from: timestamp, count })),
});

/** Number of emails of the last 24 hours. */
export type MailCount = v.InferOutput<typeof MailCountSchema>;

/** Collection with one document: the number of emails to visitors. */
export const mailCountRecords: CollectionDefinition<MailCount> = {
  name: 'mail-counts',
  schema: MailCountSchema,
};

const AddressCountSchema = v.strictObject({
  schemaVersion,
  /** Keyed hash of the address. */
  id: v.string(),
  /** Times of the emails to it within 24 hours. */
  times: v.array(timestamp),
});

/** Number of emails to an address. */
export type AddressCount = v.InferOutput<typeof AddressCountSchema>;

const DAY_MS = 86_400_000;

/** Collection with the number of emails to an address, for a day. No address is stored. */
export const addressCountRecords: CollectionDefinition<AddressCount> = {
  name: 'mail-addresses',
  schema: AddressCountSchema,
  isPassing: true,
  due: ({ times }) => Math.max(...times) + DAY_MS,
};
