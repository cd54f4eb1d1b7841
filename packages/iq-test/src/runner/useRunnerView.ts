import { computed, type Signal, signal } from '@preact/signals-react';
import type { PublicQuestion } from '@quotient/contract';
import { useMemo, useRef, useState } from 'react';
import { TICK_MS } from '../timer/clock.ts';
import { countdownView } from '../timer/countdownView.ts';
import { secondsLeft } from '../timer/secondsLeft.ts';
import type { TimerProps } from '../timer/Timer.tsx';
import { useLayoutEffectInBrowsers } from '../ui/useLayoutEffectInBrowsers.ts';
import { useNewest } from '../ui/useNewest.ts';
import type { FinishState } from './finishingModel.ts';
import { type RunnerView, standing } from './runnerView.ts';
import type { SaveIndicatorProps } from './SaveIndicator.tsx';

/** What `RunnerScreen` is given, see there. */
interface Given {
  questions: readonly PublicQuestion[];
  answers: readonly number[];
  currentIndex: number;
  onAnswer: (index: number, optionIndex: number) => void;
  onGoTo: (index: number) => void;
  onFinish: () => void;
  finishState?: FinishState | undefined;
  time?: Pick<TimerProps, 'deadlineAt' | 'durationSeconds' | 'onTimeUp'> | undefined;
  flags?: { areOn: readonly boolean[]; onToggle: (index: number) => void } | undefined;
  saving?: Pick<SaveIndicatorProps, 'state' | 'pendingCount'> | undefined;
}

/** The view of plain props, and what belongs to nobody else: the open question before finishing, and the clock. */
function viewOf(given: Signal<Given>) {
  const isAsking = signal(false);
  /** Until the clock is looked at, which no server does, it shows the whole time. */
  const seconds = signal(given.peek().time?.durationSeconds ?? 0);
  const timeIsUp = signal(false);
  /** The last mark that the visitor has asked for. */
  const flagWanted = signal<{ index: number; isOn: boolean } | undefined>(undefined);

  const questions = computed(() => given.value.questions);
  const answersGiven = computed(() => given.value.answers);
  const flagsGiven = computed(() => given.value.flags?.areOn);
  const answers = computed(() => questions.value.map((_, index) => answersGiven.value[index] ?? -1));
  const flags = computed(() => questions.value.map((_, index) => flagsGiven.value?.[index] ?? false));
  const flaggedCount = computed(() => flags.value.filter(Boolean).length);
  const currentIndex = computed(() => given.value.currentIndex);
  const { selectedIndex, isFlagged, unansweredCount, ...place } = standing({ answers, flags }, currentIndex);
  const finishState = computed(() => {
    const { finishState: end = 'no' } = given.value;
    return end === 'no' && isAsking.value ? 'asking' : end;
  });
  const isOver = computed(() => timeIsUp.value || (given.value.finishState ?? 'no') !== 'no');

  const goTo = (index: number) => {
    if (!isOver.peek() && index !== currentIndex.peek() && questions.peek()[index])
      given.peek().onGoTo(index);
  };
  const view: RunnerView = {
    session: computed(() => ({ questions: questions.value })),
    answers: {
      answers,
      flags,
      flaggedCount,
      saveState: computed(() => given.value.saving?.state),
      pendingCount: computed(() => given.value.saving?.pendingCount ?? 0),
    },
    currentIndex,
    selectedIndex,
    isFlagged,
    // said only once it is so
    flagChange: computed(() => {
      const wanted = flagWanted.value;
      return wanted?.index === currentIndex.value && wanted.isOn === isFlagged.value
        ? wanted.isOn
        : undefined;
    }),
    finishState,
    timeIsUp,
    isOver,
    ...place,
    unansweredCount,
    goTo,
    next: () => goTo(currentIndex.peek() + 1),
    previous: () => goTo(currentIndex.peek() - 1),
    choose(optionIndex) {
      const index = currentIndex.peek();
      if (isOver.peek() || !questions.peek()[index]?.options[optionIndex]) return;
      if (selectedIndex.peek() !== optionIndex) given.peek().onAnswer(index, optionIndex);
    },
    requestFinish() {
      if (isOver.peek()) return;
      if (unansweredCount.peek() === 0 && flaggedCount.peek() === 0) given.peek().onFinish();
      else isAsking.value = true;
    },
    confirmFinish() {
      isAsking.value = false;
      if (!isOver.peek()) given.peek().onFinish();
    },
    cancelFinish() {
      isAsking.value = false;
    },
  };
  const toggleFlag = () => {
    if (isOver.peek()) return;
    const index = currentIndex.peek();
    flagWanted.value = { index, isOn: !isFlagged.peek() };
    given.peek().flags?.onToggle(index);
  };
  const countdown = countdownView(seconds, () => given.value.time?.durationSeconds ?? 0);
  return { view, toggleFlag, countdown, seconds, timeIsUp, isAsking };
}

/** Plain props as a view, before the browser paints them. A second that passes renders nothing but its figures. */
export function useRunnerView(props: Given): RunnerView {
  const [given] = useState(() => signal(props));
  const [{ view, toggleFlag, countdown, seconds, timeIsUp, isAsking }] = useState(() => viewOf(given));
  const newest = useNewest(props);
  useLayoutEffectInBrowsers(() => {
    given.value = props;
  });

  const deadlineAt = props.time?.deadlineAt;
  const told = useRef<number>(undefined);
  useLayoutEffectInBrowsers(() => {
    timeIsUp.value = false;
    if (deadlineAt === undefined) return;
    const timer = setInterval(look, TICK_MS);
    function look() {
      seconds.value = secondsLeft(deadlineAt as number);
      if (seconds.value > 0) return;
      clearInterval(timer);
      isAsking.value = false;
      timeIsUp.value = true;
      if (told.current === deadlineAt) return;
      told.current = deadlineAt;
      newest.current.time?.onTimeUp?.();
    }
    look();
    return () => clearInterval(timer);
  }, [deadlineAt, newest, seconds, timeIsUp, isAsking]);

  const [hasTime, hasFlags] = [props.time !== undefined, props.flags !== undefined];
  return useMemo(
    () => ({ ...view, ...(hasTime && { countdown }), ...(hasFlags && { toggleFlag }) }),
    [view, countdown, toggleFlag, hasTime, hasFlags],
  );
}
