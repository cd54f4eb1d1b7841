import { integer } from '@quotient/contract/schemas/scalars';
import * as v from 'valibot';

/** One entry per question in display order; -1 = unanswered. */
export const answersSchema = v.array(integer);
/** Credentials of a test session. */
export const credentialsSchema = v.object({ id: v.string(), token: v.string() });

/** The last finished test as it is stored. */
export const lastTestSchema = v.object({
  ...credentialsSchema.entries,
  /** Milliseconds since the epoch on the server's clock. Absent in what an earlier version stored. */
  finishedAt: v.exactOptional(integer),
});

const pendingAnswerSchema = v.object({
  questionIndex: integer,
  /** -1 = unanswered. */
  optionIndex: integer,
  /** Absent in what an earlier version stored. */
  isFlagged: v.exactOptional(v.boolean(), false),
  seq: integer,
});

/** A running test as it is stored. */
export const runningTestSchema = v.object({
  ...credentialsSchema.entries,
  /** Zero-based. */
  currentIndex: integer,
  /** One entry per question in display order; -1 = unanswered. Holds unconfirmed answers too. */
  answers: answersSchema,
  /** One entry per question: marked for later. Absent in what an earlier version stored. */
  flags: v.exactOptional(v.array(v.boolean())),
  /** The highest `seq` given out on this device. */
  lastSeq: integer,
  pending: v.array(pendingAnswerSchema),
});

/** An answer that the server has not confirmed yet. */
export type PendingAnswer = v.InferOutput<typeof pendingAnswerSchema>;
/** State that lets this device continue a running test after a reload, a crash or in a second tab. */
export type RunningTest = v.InferOutput<typeof runningTestSchema>;
