import { EmailAddressSchema, EmailIdSchema, TestSessionIdSchema } from '@quotient/contract';
import * as v from 'valibot';
import { type CollectionDefinition, count, schemaVersion, timestamp } from '../store/collection.ts';
import { MAX_ATTEMPTS } from './retryDelay.ts';

const shared = {
  schemaVersion,
  id: EmailIdSchema,
  /** The test session whose visitor asked for it; `null`: it is for the operator. */
  sessionId: v.nullable(TestSessionIdSchema),
  createdAt: timestamp,
  /** How often it was tried in vain, tries at a start aside. From `MAX_ATTEMPTS` on it is given up. */
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
  /** When it is tried again; of one that is given up, when that was. */
  nextAttemptAt: timestamp,
  endedAt: v.null(),
});

const EmailRecordSchema = v.variant('state', [
  QueuedEmailSchema,
  v.strictObject({
    ...shared,
    state: v.picklist(['sent', 'failed']),
    /** Nobody needs it any more, and it holds an address and a score. */
    message: v.null(),
    nextAttemptAt: v.null(),
    endedAt: timestamp,
  }),
]);

/** An e-mail that is still to be sent, or was given up: that one is kept whole, so that an operator can send it again. */
export type QueuedEmail = v.InferOutput<typeof QueuedEmailSchema>;
/** An e-mail as it is stored: whole until it is sent or refused, then without its address and words. */
export type EmailRecord = v.InferOutput<typeof EmailRecordSchema>;

/** True for an e-mail that was tried for days. It can be sent again, see `MAX_ATTEMPTS`. */
export const isGivenUp = ({ state, attempts }: EmailRecord): boolean =>
  state === 'queued' && attempts >= MAX_ATTEMPTS;

/** How e-mails are kept. */
export const emailRecords: CollectionDefinition<EmailRecord> = {
  name: 'emails',
  schema: EmailRecordSchema,
};
