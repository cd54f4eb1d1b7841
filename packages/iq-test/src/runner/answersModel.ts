import { computed, createModel, effect, signal } from '@preact/signals-react';
import type { TestSession } from '@quotient/contract';
import { ApiError, isOffline } from '../api/ApiError.ts';
import type { ApiClient, Credentials } from '../api/apiClient.ts';
import { report } from '../api/report.ts';
import { retryDelayMs } from '../api/retryDelayMs.ts';
import type { DeviceStorage, PendingAnswer, RunningTest } from '../storage/deviceStorage.ts';

/** `offline`: no answer from the server. `busy`: it cannot take an answer just now. `refused`: it did not take one, for good. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'busy' | 'refused';

/** What the answers of one session need from around them. */
export interface AnswersOptions {
  /** The confirmed answers to begin with; unsent ones of this device come on top. */
  session: TestSession;
  /** What opens this session on the server. */
  credentials: Credentials;
  /** Takes the answers, one call after the other. */
  api: Pick<ApiClient, 'saveAnswer'>;
  /** Keeps the answers over a reload; another session's are replaced. */
  storage: Pick<DeviceStorage, 'running'>;
  /** The server says that the test is over. */
  onOver: () => void;
}

/**
 * The answers of a running test: kept on this device at once, sent in order, called saved only when the server
 * has confirmed them. What could not be sent survives a reload and waits for the connection.
 */
export const AnswersModel = createModel(({ session, credentials, api, storage, onOver }: AnswersOptions) => {
  const stored = storage.running.read();
  const mine = stored?.id === session.id ? stored : undefined;
  /** Unconfirmed answers by question; only the latest of each counts. */
  const pending = signal<ReadonlyMap<number, PendingAnswer>>(
    new Map(mine?.pending.map((answer) => [answer.questionIndex, answer])),
  );
  const confirmed = signal<readonly number[]>(session.answers);
  const confirmedFlags = signal<readonly boolean[]>(session.flags);
  const failure = signal<'offline' | 'busy' | 'refused' | undefined>(undefined);
  const sending = signal(false);
  let lastSeq = Math.max(session.lastSeq, mine?.lastSeq ?? 0);
  /** The highest `seq` that the server has confirmed here. */
  let confirmedSeq = session.lastSeq;
  let tries = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let disposed = false;

  /** One entry per question in display order; -1 = unanswered. */
  const answers = computed(() =>
    confirmed.value.map((option, index) => pending.value.get(index)?.optionIndex ?? option),
  );
  /** One entry per question in display order: marked for later. */
  const flags = computed(() =>
    confirmedFlags.value.map((isFlagged, index) => pending.value.get(index)?.isFlagged ?? isFlagged),
  );
  const answeredCount = computed(() => answers.value.filter((option) => option >= 0).length);
  const saveState = computed<SaveState>(
    () => failure.value ?? (pending.value.size > 0 || sending.value ? 'saving' : 'saved'),
  );

  /** Reads, changes and writes in one go, as a second tab may have written in between. */
  const store = (change: (running: RunningTest) => Partial<RunningTest>) => {
    if (disposed) return; // an answer that comes back late must not bring back a test that was left
    const before = storage.running.read();
    const current: RunningTest =
      before?.id === session.id
        ? before
        : {
            ...credentials,
            currentIndex: 0,
            answers: [...session.answers],
            flags: [...session.flags],
            lastSeq,
            pending: [],
          };
    storage.running.write({ ...current, ...change(current) });
  };

  const settle = (answer: PendingAnswer) => {
    if (pending.peek().get(answer.questionIndex)?.seq === answer.seq) {
      const rest = new Map(pending.peek());
      rest.delete(answer.questionIndex);
      pending.value = rest;
    }
    store((running) => ({ pending: running.pending.filter((other) => other.seq !== answer.seq) }));
  };

  let flushing: Promise<unknown> | undefined;
  /** Calls at the same time share one run. */
  function flush(): Promise<unknown> {
    flushing ??= send().finally(() => {
      flushing = undefined;
    });
    return flushing;
  }

  async function send(): Promise<unknown> {
    if (disposed) return;
    clearTimeout(retryTimer);
    let obstacle: unknown;
    sending.value = true;
    // every pass confirms an answer, drops it, or leaves the loop
    for (let answer = oldest(); answer; answer = oldest()) {
      try {
        const { questionIndex, optionIndex, isFlagged, seq } = answer;
        const saved = await api.saveAnswer(credentials, questionIndex, {
          ...(optionIndex >= 0 && { optionIndex }),
          isFlagged,
          seq,
        });
        confirmed.value = replaceAt(confirmed.peek(), questionIndex, saved.optionIndex);
        confirmedFlags.value = replaceAt(confirmedFlags.peek(), questionIndex, saved.isFlagged);
        confirmedSeq = Math.max(confirmedSeq, saved.seq);
        settle(answer);
        tries = 0;
        failure.value = undefined;
      } catch (error) {
        if (!(error instanceof ApiError) || error.isTransient) {
          failure.value = isOffline(error) ? 'offline' : 'busy';
          obstacle = error;
          break;
        }
        report('an answer was not taken', error);
        settle(answer);
        failure.value = 'refused';
        if (error.code === 'deadline_passed' || error.code === 'session_finished') onOver();
      }
    }
    sending.value = false;
    if (obstacle && !disposed) retryTimer = setTimeout(flush, retryDelayMs(obstacle, tries++));
    return obstacle;
  }
  const oldest = () =>
    [...pending.peek().values()].reduce<PendingAnswer | undefined>(
      (first, answer) => (first && first.seq < answer.seq ? first : answer),
      undefined,
    );

  effect(() => () => {
    disposed = true;
    clearTimeout(retryTimer);
  });

  store(() => ({ answers: answers.peek().slice(), flags: flags.peek().slice(), lastSeq }));
  if (pending.peek().size > 0) void flush();

  /** Takes one question's new state: on this device at once, then on its way. */
  function put(
    questionIndex: number,
    change: Partial<Pick<PendingAnswer, 'optionIndex' | 'isFlagged'>>,
  ): void {
    lastSeq = Math.max(lastSeq, storage.running.read()?.lastSeq ?? 0) + 1;
    const answer = {
      questionIndex,
      optionIndex: answers.peek()[questionIndex] ?? -1,
      isFlagged: flags.peek()[questionIndex] ?? false,
      ...change,
      seq: lastSeq,
    };
    pending.value = new Map(pending.peek()).set(questionIndex, answer);
    if (failure.peek() === 'refused') failure.value = undefined;
    store((running) => ({
      // only this question: another tab may have answered others
      answers: replaceAt(running.answers, questionIndex, answer.optionIndex),
      flags: replaceAt(running.flags ?? flags.peek(), questionIndex, answer.isFlagged),
      lastSeq,
      pending: [...running.pending.filter((other) => other.questionIndex !== questionIndex), answer],
    }));
    void flush();
  }

  return {
    answers,
    flags,
    answeredCount,
    /** How many questions are marked for later. */
    flaggedCount: computed(() => flags.value.filter(Boolean).length),
    saveState,
    /** How many answers the server has not confirmed. */
    pendingCount: computed(() => pending.value.size),
    /** Sends what waits. Resolves when all is confirmed, or with the error for which answers still wait. */
    flush,
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
      const waiting = new Map(pending.peek());
      for (const answer of running.pending) {
        if (answer.seq > (waiting.get(answer.questionIndex)?.seq ?? 0))
          waiting.set(answer.questionIndex, answer);
      }
      pending.value = waiting;
      confirmed.value = confirmed
        .peek()
        .map((option, index) => (waiting.has(index) ? option : (running.answers[index] ?? option)));
      confirmedFlags.value = confirmedFlags
        .peek()
        .map((isFlagged, index) => (waiting.has(index) ? isFlagged : (running.flags?.[index] ?? isFlagged)));
      // the other tab may be gone before it could send them; sending twice changes nothing
      if (waiting.size > 0) void flush();
    },
    /** Takes the server's answers; what waits here stays on top. */
    sync(next: TestSession): void {
      if (next.lastSeq < confirmedSeq) return; // overtaken by an answer that was confirmed meanwhile
      confirmedSeq = next.lastSeq;
      confirmed.value = next.answers;
      confirmedFlags.value = next.flags;
      lastSeq = Math.max(lastSeq, next.lastSeq);
    },
    keepPlace(currentIndex: number): void {
      store(() => ({ currentIndex }));
    },
  };
});

/** A copy of `list` with another value at `index`. */
const replaceAt = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((held, i) => (i === index ? value : held));

/** One test session's answers, see `AnswersModel`. */
export type Answers = InstanceType<typeof AnswersModel>;
