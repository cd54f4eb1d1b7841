import { EmailAddressSchema, EmailIdSchema, TestSessionIdSchema } from '@quotient/contract';
import * as v from 'valibot';
import { type CollectionDefinition, count, schemaVersion, timestamp } from '../store/collection.ts';
import { MAX_ATTEMPTS } from './retryDelay.ts';

const shared = {
  schemaVersion,
  id: EmailIdSchema,
  /** The test session whose visitor requested it; `null`: it is for the operator. */
  sessionId: v.nullable(TestSessionIdSchema),
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

/** Collection of emails. */
export const emailRecords: CollectionDefinition<EmailRecord> = {
  name: 'emails',
  schema: EmailRecordSchema,
};
