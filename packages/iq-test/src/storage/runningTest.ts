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

/** A finished test as it is stored. */
export type FinishedTest = v.InferOutput<typeof lastTestSchema>;

/** Most finished tests that a device remembers; the oldest is dropped. */
export const MAX_FINISHED = 20;

/** Finished tests, newest first. A damaged entry is left out: the others still open their tests. */
export const finishedTestsSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((entries) => entries.filter((entry) => v.is(lastTestSchema, entry)).slice(0, MAX_FINISHED)),
);

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
