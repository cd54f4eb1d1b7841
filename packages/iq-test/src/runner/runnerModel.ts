import { computed, createModel, effect, signal } from '@preact/signals-react';
import { report } from '../api/report.ts';
import { CountdownModel } from '../timer/countdownModel.ts';
import { afterPaint, runWaiting } from '../ui/afterPaint.ts';
import { AnswersModel } from './answersModel.ts';
import { FinishingModel } from './finishingModel.ts';
import type { RunnerEvent, RunnerOptions } from './runnerOptions.ts';
import { standing } from './runnerView.ts';
import { SyncingModel } from './syncingModel.ts';

/**
 * A running test without its looks: place, answers, time and the end. Calls `onFinished` once.
 * @example
 * import { browserClock, RunnerModel } from '@quotient/iq-test';
 *
 * const clock = browserClock;
 * const runner = new RunnerModel({ session, credentials, api, storage, clock, onFinished, onGone });
 * runner.choose(2);
 * runner.next();
 * runner[Symbol.dispose]();
 */
export const RunnerModel = createModel((options: RunnerOptions) => {
  const { session, credentials, api, storage, clock, onEvent } = options;
  const { questions } = session;
  effect(() => runWaiting); // at its end: what a move or an answer of this frame has left to do
  const stored = storage.running.read();
  const startIndex = stored?.id === session.id ? stored.currentIndex : 0;
  const currentIndex = signal(Math.min(Math.max(0, startIndex), questions.length - 1));
  const flagChange = signal<boolean | undefined>(undefined);

  /** After the frame: whatever the page does with it must not keep the visitor from seeing the answer. */
  const tell = (event: RunnerEvent) => afterPaint(() => onEvent?.(event));

  const answers = new AnswersModel({ session, credentials, api, storage, onOver: () => void finish() });
  const finishing = new FinishingModel(options, answers.flush, (finished) => {
    runWaiting(); // the page hears of the last answer before it hears of the end
    void track(answers.answeredCount.peek(), 'completed');
    options.onFinished(finished);
  });
  const { finishState, isOver, timeIsUp, finish } = finishing;
  const countdown = new CountdownModel({ time: session, clock, onJump: () => syncAfterLeap() });

  const track = (q_number: number, action_type: 'viewed' | 'completed') =>
    api
      .trackQuestionProgress(credentials, { q_number, action_type, sess_id: session.id })
      .catch((error) => report('progress was not tracked', error));

  const { sync, syncAfterLeap } = new SyncingModel(options, isOver, (next) => {
    if (next.status === 'finished') return void finish();
    countdown.sync(next);
    answers.sync(next);
    void answers.flush();
  });

  const goTo = (index: number) => {
    if (isOver.peek() || index === currentIndex.peek() || !questions[index]) return;
    currentIndex.value = index;
    flagChange.value = undefined;
    afterPaint(() => answers.keepPlace(index));
    tell({ type: 'moved', step: index + 1, total: questions.length });
  };

  effect(() => {
    const number = currentIndex.value + 1;
    afterPaint(() => void track(number, 'viewed'));
  });
  effect(() => {
    if (countdown.showsBanner.value) tell({ type: 'warned', secondsLeft: countdown.seconds.peek() });
  });
  effect(() => {
    if (countdown.isOver.value) finishing.endTime();
  });

  return {
    session: computed(() => session),
    countdown,
    answers,
    currentIndex,
    finishState,
    timeIsUp,
    /** The mark of the current question, once the visitor has changed it there. */
    flagChange,
    isOver,
    ...standing(answers, currentIndex),
    sync,
    goTo,
    next: () => goTo(currentIndex.peek() + 1),
    previous: () => goTo(currentIndex.peek() - 1),
    choose(optionIndex: number): void {
      const index = currentIndex.peek();
      if (isOver.peek() || !questions[index]?.options[optionIndex]) return;
      answers.choose(index, optionIndex);
      const answeredCount = answers.answeredCount.peek();
      tell({ type: 'answered', step: index + 1, optionIndex, answeredCount });
    },
    /** Marks the current question for later, or takes the mark back. */
    toggleFlag(): void {
      if (isOver.peek()) return;
      const index = currentIndex.peek();
      answers.toggleFlag(index);
      flagChange.value = answers.flags.peek()[index];
    },
    /** Finish: at once when all is answered and nothing is marked for later, else after a question. */
    requestFinish(): void {
      if (isOver.peek()) return;
      const isDone = answers.answeredCount.peek() === questions.length && answers.flaggedCount.peek() === 0;
      if (isDone) void finish();
      else finishState.value = 'asking';
    },
    confirmFinish: () => void finish(),
    cancelFinish(): void {
      if (finishState.peek() === 'asking') finishState.value = 'no';
    },
    /** The connection is back, or the page is looked at again. */
    wake(): void {
      if (isOver.peek()) void finish();
      else {
        void answers.flush();
        void sync();
      }
    },
  };
});

/** One running test, see `RunnerModel`. */
export type Runner = InstanceType<typeof RunnerModel>;
