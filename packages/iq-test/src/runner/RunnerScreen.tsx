import type { PublicQuestion } from '@quotient/contract';
import { forwardRef, type HTMLAttributes, memo } from 'react';
import type { TimerProps } from '../timer/Timer.tsx';
import type { FinishState } from './finishingModel.ts';
import { RunnerStage } from './RunnerStage.tsx';
import type { SaveIndicatorProps } from './SaveIndicator.tsx';
import { useRunnerView } from './useRunnerView.ts';

/** All other attributes, and the ref, go to the outer `<div>`, also at the end of the test. What is not given is not shown. */
export interface RunnerScreenProps extends HTMLAttributes<HTMLDivElement> {
  /** In display order, as the server sent them. */
  questions: readonly PublicQuestion[];
  /** One entry per question in display order: the displayed option; -1 = unanswered. */
  answers: readonly number[];
  /** The question that is shown: zero-based, in display order. */
  currentIndex: number;
  /** The visitor has chosen another option: both indexes as displayed, from 0. */
  onAnswer: (index: number, optionIndex: number) => void;
  /** The visitor wants to see another question, by a button, a marker or a key. */
  onGoTo: (index: number) => void;
  /**
   * The visitor has finished. Where a question is unanswered or marked for later, the screen has asked before. Set
   * `finishState` until the next screen is there.
   */
  onFinish: () => void;
  /** How the end of the test goes, which is shown in place of the questions. @default 'no' (the test goes on) */
  finishState?: Exclude<FinishState, 'asking'> | undefined;
  /**
   * The clock, in the words of `Timer`, and a warning in the last five minutes. Once the time is over, the screen takes no
   * more answers and says so; `onTimeUp` is called then, `onFinish` is not. @default no clock
   */
  time?: Pick<TimerProps, 'deadlineAt' | 'durationSeconds' | 'onTimeUp'> | undefined;
  /**
   * Which questions are marked for later, one entry per question in display order, and what marks one or takes its mark
   * back. @default none can be marked
   */
  flags?: { areOn: readonly boolean[]; onToggle: (index: number) => void } | undefined;
  /** Whether the server holds the answers, in the words of `SaveIndicator`. @default nothing is said of it */
  saving?: Pick<SaveIndicatorProps, 'state' | 'pendingCount'> | undefined;
  /** Name → SVG content, see `Shape`. @default the shapes that are built in */
  shapes?: ReadonlyMap<string, string> | undefined;
  /** Origin that illustrations come from. @default '' */
  assetBase?: string | undefined;
}

const noShapes: ReadonlyMap<string, string> = new Map();

/** A view changes where it is read: what is around it need not be rendered for that. */
const Stage = memo(RunnerStage);

/**
 * The test itself: one question at a time, the clock, and all questions at a glance.
 *
 * @example
 * import { RunnerScreen } from '@quotient/iq-test';
 * import { useState } from 'react';
 *
 * const { questions } = session;
 * const [answers, setAnswers] = useState(session.answers);
 * const [currentIndex, setCurrentIndex] = useState(0);
 * const [deadlineAt] = useState(() => Date.now() + 1_500_000);
 * return (
 *   <RunnerScreen
 *     questions={questions}
 *     answers={answers}
 *     currentIndex={currentIndex}
 *     onAnswer={(index, option) => setAnswers(answers.map((held, i) => (i === index ? option : held)))}
 *     onGoTo={setCurrentIndex}
 *     onFinish={finish}
 *     time={{ deadlineAt, durationSeconds: 1500, onTimeUp: finish }}
 *   />
 * );
 */
export const RunnerScreen = forwardRef<HTMLDivElement, RunnerScreenProps>(function RunnerScreen(
  {
    questions,
    answers,
    currentIndex,
    onAnswer,
    onGoTo,
    onFinish,
    finishState,
    time,
    flags,
    saving,
    shapes = noShapes,
    ...rest
  },
  ref,
) {
  const view = useRunnerView({
    questions,
    answers,
    currentIndex,
    onAnswer,
    onGoTo,
    onFinish,
    finishState,
    time,
    flags,
    saving,
  });
  return <Stage {...rest} ref={ref} runner={view} shapes={shapes} />;
});
