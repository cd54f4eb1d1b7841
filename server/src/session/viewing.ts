import type { TestSessionRecord } from './record.ts';
import { replaceAt } from './replaceAt.ts';

/** Ends the view of a question: adds its time, by the server's clock and never past the deadline. */
export function stopViewing(record: TestSessionRecord, now: number): TestSessionRecord {
  const { viewing, deadlineAt, questions } = record;
  if (!viewing) return record;
  // empty in records of an earlier version
  const before = record.spentMs.length > 0 ? record.spentMs : questions.map(() => 0);
  const spentMs = Math.max(0, Math.min(now, deadlineAt) - viewing.since);
  return {
    ...record,
    spentMs: replaceAt(before, viewing.questionIndex, (before[viewing.questionIndex] ?? 0) + spentMs),
    viewing: null,
  };
}

/**
 * Counts a view of a question: its time begins, and that of the previous question ends. A finished test has no more
 * views: otherwise its token could write forever.
 */
export function viewQuestion(
  record: TestSessionRecord,
  questionIndex: number,
  now: number,
): TestSessionRecord {
  if (record.finish) return record;
  const { viewCounts } = record;
  const counted = {
    ...record,
    viewCounts: replaceAt(viewCounts, questionIndex, (viewCounts[questionIndex] ?? 0) + 1),
  };
  return { ...stopViewing(counted, now), viewing: { questionIndex, since: now } };
}
