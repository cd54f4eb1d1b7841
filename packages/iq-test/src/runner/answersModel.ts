import { computed, createModel, effect, signal } from '@preact/signals-react';
import type { TestSession } from '@quotient/contract';
import type { PendingAnswer, RunningTest } from '../storage/runningTest.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { AnswerQueueModel } from './answerQueueModel.ts';
import { keepRunning } from './keepRunning.ts';
import type { AnswersOptions } from './runnerOptions.ts';

/**
 * The answers of a running test: kept on this device at once, sent in order, called saved only when the server
 * has confirmed them. What could not be sent survives a reload and waits for the connection.
 * @example
 * import { AnswersModel } from '@quotient/iq-test';
 *
 * const answers = new AnswersModel({ session, credentials, storage, api, onOver: finish });
 * answers.choose(0, 2); // the third option of the first question
 * await answers.flush(); // sent, or waiting for the connection: see `saveState`
 * answers[Symbol.dispose]();
 */
export const AnswersModel = createModel((options: AnswersOptions) => {
  const { session, credentials, storage } = options;
  const kept = keepRunning(storage.running, session.id, () => ({
    ...credentials,
    currentIndex: 0,
    answers: [...session.answers],
    flags: [...session.flags],
    lastSeq,
    pending: [],
  }));
  const before = kept.read();
  let lastSeq = Math.max(session.lastSeq, before?.lastSeq ?? 0);
  /** State on the server, one entry per question in display order. */
  const confirmed = signal(statesOf(session));
  /** The highest `seq` that the server has confirmed here. */
  let confirmedSeq = session.lastSeq;

  const queue = new AnswerQueueModel(
    options,
    before?.pending ?? [],
    ({ questionIndex, optionIndex, isFlagged, seq }) => {
      confirmed.value = replaceAt(confirmed.peek(), questionIndex, { optionIndex, isFlagged });
      confirmedSeq = Math.max(confirmedSeq, seq);
    },
    ({ seq }) =>
      kept.change((running) => ({ pending: running.pending.filter((other) => other.seq !== seq) })),
  );
  const { pending } = queue;

  const states = computed(() => confirmed.value.map((state, index) => pending.value.get(index) ?? state));
  /** One entry per question in display order; -1 = unanswered. */
  const answers = computed(() => states.value.map(({ optionIndex }) => optionIndex));
  /** One entry per question in display order: marked for later. */
  const flags = computed(() => states.value.map(({ isFlagged }) => isFlagged));
  const answeredCount = computed(() => answers.value.filter((option) => option >= 0).length);

  effect(() => kept.close);

  kept.change(() => ({ answers: answers.peek().slice(), flags: flags.peek().slice(), lastSeq }));
  if (pending.peek().size > 0) void queue.flush();

  /** Takes one question's new state: on this device at once, then on its way. */
  function put(questionIndex: number, change: Partial<QuestionState>): void {
    lastSeq = Math.max(lastSeq, storage.running.read()?.lastSeq ?? 0) + 1;
    const answer = {
      questionIndex,
      optionIndex: answers.peek()[questionIndex] ?? -1,
      isFlagged: flags.peek()[questionIndex] ?? false,
      ...change,
      seq: lastSeq,
    };
    queue.add([answer]);
    kept.change((running) => ({
      // only this question: another tab may have answered others
      answers: replaceAt(running.answers, questionIndex, answer.optionIndex),
      flags: replaceAt(running.flags ?? flags.peek(), questionIndex, answer.isFlagged),
      lastSeq,
      pending: [...running.pending.filter((other) => other.questionIndex !== questionIndex), answer],
    }));
    afterPaint(() => void queue.flush());
  }

  return {
    answers,
    flags,
    answeredCount,
    /** Number of questions marked for later. */
    flaggedCount: computed(() => flags.value.filter(Boolean).length),
    saveState: queue.saveState,
    /** Number of answers that the server has not confirmed. */
    pendingCount: computed(() => pending.value.size),
    /** Sends what waits. Resolves when all is confirmed, or with the error for which answers still wait. */
    flush: queue.flush,
    choose(questionIndex: number, optionIndex: number): void {
      if (answers.peek()[questionIndex] !== optionIndex) put(questionIndex, { optionIndex });
    },
    /** Marks a question for later, or takes the mark back. */
    toggleFlag(questionIndex: number): void {
      put(questionIndex, { isFlagged: !flags.peek()[questionIndex] });
    },
    /** Takes over what another tab of this device has written. */
    adopt(running: RunningTest): void {
      if (running.id !== session.id) return;
      lastSeq = Math.max(lastSeq, running.lastSeq);
      queue.add(running.pending);
      const waiting = pending.peek();
      confirmed.value = confirmed.peek().map((state, index) => {
        if (waiting.has(index)) return state;
        const optionIndex = running.answers[index] ?? state.optionIndex;
        return { optionIndex, isFlagged: running.flags?.[index] ?? state.isFlagged };
      });
      // the other tab may be gone before it could send them; sending twice changes nothing
      if (waiting.size > 0) void queue.flush();
    },
    /** Takes the server's answers; what waits here stays on top. */
    sync(next: TestSession): void {
      if (next.lastSeq < confirmedSeq) return; // overtaken by an answer that was confirmed meanwhile
      confirmedSeq = next.lastSeq;
      confirmed.value = statesOf(next);
      lastSeq = Math.max(lastSeq, next.lastSeq);
    },
    keepPlace(currentIndex: number): void {
      kept.change(() => ({ currentIndex }));
    },
  };
});

type QuestionState = Pick<PendingAnswer, 'optionIndex' | 'isFlagged'>;

const statesOf = ({ answers, flags }: TestSession): readonly QuestionState[] =>
  answers.map((optionIndex, index) => ({ optionIndex, isFlagged: flags[index] ?? false }));

/** A copy of `list` with another value at `index`. */
const replaceAt = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((held, i) => (i === index ? value : held));

/** One test session's answers, see `AnswersModel`. */
export type Answers = InstanceType<typeof AnswersModel>;
