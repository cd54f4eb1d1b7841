import { computed, type ReadonlySignal } from '@preact/signals-react';
import type { PublicQuestion } from '@quotient/contract';
import type { CountdownView } from '../timer/countdownView.ts';
import type { SaveState } from './answerQueueModel.ts';
import type { FinishState } from './finishingModel.ts';

/** State and functions of a running test for its screens: a `Runner` has them. */
export interface RunnerView {
  /** Questions in display order. */
  session: ReadonlySignal<{ questions: readonly PublicQuestion[] }>;
  /** The time left. @default no clock */
  countdown?: CountdownView | undefined;
  /** Answers, marks, and their state on the server. */
  answers: {
    /** One entry per question in display order; -1 = unanswered. */
    answers: ReadonlySignal<readonly number[]>;
    /** One entry per question in display order: marked for later. */
    flags: ReadonlySignal<readonly boolean[]>;
    /** Number of questions marked for later. */
    flaggedCount: ReadonlySignal<number>;
    /** `undefined`: nothing is said of it. */
    saveState: ReadonlySignal<SaveState | undefined>;
    /** Number of answers that the server has not confirmed. */
    pendingCount: ReadonlySignal<number>;
  };
  /** Zero-based, in display order. */
  currentIndex: ReadonlySignal<number>;
  /** The displayed option of the current question; -1 = unanswered. */
  selectedIndex: ReadonlySignal<number>;
  /** True if the current question is marked for later. */
  isFlagged: ReadonlySignal<boolean>;
  /** The mark of the current question, once the visitor has changed it there. */
  flagChange: ReadonlySignal<boolean | undefined>;
  /** State of finishing; while `asking`, the question before it is open. */
  finishState: ReadonlySignal<FinishState>;
  /** The test ended because its time was over. */
  timeIsUp: ReadonlySignal<boolean>;
  /** The test takes no more: its end is shown. */
  isOver: ReadonlySignal<boolean>;
  /** The first question is shown. */
  isFirst: ReadonlySignal<boolean>;
  /** The last question is shown. */
  isLast: ReadonlySignal<boolean>;
  /** Number of questions without an answer. */
  unansweredCount: ReadonlySignal<number>;
  /** Shows another question, by its zero-based index; nothing happens where there is none. */
  goTo: (index: number) => void;
  /** Shows the question after this one. */
  next: () => void;
  /** Shows the question before this one. */
  previous: () => void;
  /** Answers the current question, with the displayed option. */
  choose: (optionIndex: number) => void;
  /** Marks the current question for later, or takes the mark back. @default it cannot be marked */
  toggleFlag?: (() => void) | undefined;
  /** Finishes, or asks first. */
  requestFinish: () => void;
  /** The question before finishing was answered with yes. */
  confirmFinish: () => void;
  /** The question before finishing was answered with no. */
  cancelFinish: () => void;
}

/** Derives the view from place, answers and marks. */
export const standing = (
  { answers, flags }: Pick<RunnerView['answers'], 'answers' | 'flags'>,
  currentIndex: ReadonlySignal<number>,
): Pick<RunnerView, 'selectedIndex' | 'isFlagged' | 'isFirst' | 'isLast' | 'unansweredCount'> => ({
  selectedIndex: computed(() => answers.value[currentIndex.value] ?? -1),
  isFlagged: computed(() => flags.value[currentIndex.value] ?? false),
  isFirst: computed(() => currentIndex.value === 0),
  isLast: computed(() => currentIndex.value === answers.value.length - 1),
  unansweredCount: computed(() => answers.value.filter((option) => option < 0).length),
});
