import { computed, createModel, effect, signal } from '@preact/signals-react';
import type { FinishedTestSession, TestSession } from '@quotient/contract';
import { NETWORK_GRACE_MS } from '@quotient/contract/testTime';
import { ApiError, errorCode, isOffline } from '../api/ApiError.ts';
import type { ApiClient, Credentials } from '../api/apiClient.ts';
import { report } from '../api/report.ts';
import { retryDelayMs } from '../api/retryDelayMs.ts';
import type { DeviceStorage } from '../storage/deviceStorage.ts';
import type { Clock } from '../timer/clock.ts';
import { CountdownModel } from '../timer/countdownModel.ts';
import { AnswersModel } from './answersModel.ts';

/** The server is not asked for the time more often than this. */
const SYNC_PAUSE_MS = 5000;

/**
 * `asking`: the confirmation is open. `sending`: on its way. `waiting`: no connection, trying again. `busy`: the server
 * cannot take it just now, trying again.
 */
export type FinishState = 'no' | 'asking' | 'sending' | 'waiting' | 'busy';

/** What a visitor does in a running test, and what its clock says. `step` is a question's number from 1. */
export type RunnerEvent =
  | { type: 'answered'; step: number; optionIndex: number; answeredCount: number }
  | { type: 'moved'; step: number; total: number }
  /** The last five minutes have begun. */
  | { type: 'warned'; secondsLeft: number };

/** What a running test needs from around it. */
export interface RunnerOptions {
  /** As the server has just answered it: its `now` sets the countdown. */
  session: TestSession;
  /** What opens this session on the server. */
  credentials: Credentials;
  /** Takes answers and progress, tells the time, and ends the test. */
  api: Pick<ApiClient, 'saveAnswer' | 'finishTestSession' | 'getTestSession' | 'trackQuestionProgress'>;
  /** Keeps answers and place over a reload. */
  storage: Pick<DeviceStorage, 'running'>;
  /** Drives the countdown; a test gives one that it can move. */
  clock: Clock;
  /** Hears what the visitor has done, after it has happened. */
  onEvent?: ((event: RunnerEvent) => void) | undefined;
  /** Called once, with the session as the server has ended it, and its sealed score. */
  onFinished: (finished: FinishedTestSession) => void;
  /** The server no longer knows this session. */
  onGone: (error: unknown) => void;
}

/** A running test without its looks: place, answers, time and the end. Calls `onFinished` once. */
export const RunnerModel = createModel(
  ({ session, credentials, api, storage, clock, onEvent, onFinished, onGone }: RunnerOptions) => {
    const { questions } = session;
    const stored = storage.running.read();
    const startIndex = stored?.id === session.id ? stored.currentIndex : 0;
    const currentIndex = signal(Math.min(Math.max(0, startIndex), questions.length - 1));
    const finishState = signal<FinishState>('no');
    const timeIsUp = signal(false);
    const flagChange = signal<boolean | undefined>(undefined);
    let lastSyncMs = Number.NEGATIVE_INFINITY;
    let finishTries = 0;
    let syncTries = 0;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    let syncTimer: ReturnType<typeof setTimeout> | undefined;
    let overSinceMs: number | undefined;
    let disposed = false;

    const answers = new AnswersModel({ session, credentials, api, storage, onOver: () => void finish() });
    const countdown = new CountdownModel({ time: session, clock, onJump: () => void sync() });
    const isOver = computed(() => finishState.value !== 'no' && finishState.value !== 'asking');

    const track = (q_number: number, action_type: 'viewed' | 'completed') =>
      api
        .trackQuestionProgress(credentials, { q_number, action_type, sess_id: session.id })
        .catch((error) => report('progress was not tracked', error));

    /** Asks the server for the time and the answers: after sleep, a changed clock, a lost connection. */
    async function sync(): Promise<void> {
      const nowMs = clock.monotonicMs();
      if (isOver.peek() || nowMs - lastSyncMs < SYNC_PAUSE_MS) return;
      lastSyncMs = nowMs;
      clearTimeout(syncTimer);
      try {
        const next = await api.getTestSession(credentials);
        syncTries = 0;
        if (disposed || isOver.peek()) return;
        if (next.status === 'finished') return void finish();
        countdown.sync(next);
        answers.sync(next);
        void answers.flush();
      } catch (error) {
        if (errorCode(error) === 'session_not_found') onGone(error);
        else {
          report('the time could not be checked', error);
          // after sleep the network often wakes later than we do
          lastSyncMs = Number.NEGATIVE_INFINITY;
          if (!disposed) syncTimer = setTimeout(sync, retryDelayMs(error, syncTries++));
        }
      }
    }

    async function finish(): Promise<void> {
      if (finishState.peek() === 'sending' || disposed) return;
      clearTimeout(retryTimer);
      finishState.value = 'sending';
      const obstacle = await answers.flush();
      if (disposed) return;
      try {
        // answers still waiting here must not be lost by finishing before the server stops taking them
        const isPastGrace = overSinceMs !== undefined && clock.monotonicMs() - overSinceMs > NETWORK_GRACE_MS;
        if (obstacle && !isPastGrace) throw obstacle;
        const finished = await api.finishTestSession(credentials);
        if (disposed) return;
        void track(answers.answeredCount.peek(), 'completed');
        onFinished(finished);
      } catch (error) {
        if (disposed) return;
        if (error instanceof ApiError && !error.isTransient) return onGone(error);
        finishState.value = isOffline(error) ? 'waiting' : 'busy';
        retryTimer = setTimeout(finish, retryDelayMs(error, finishTries++));
      }
    }

    const goTo = (index: number) => {
      if (isOver.peek() || index === currentIndex.peek() || !questions[index]) return;
      currentIndex.value = index;
      flagChange.value = undefined;
      answers.keepPlace(index);
      onEvent?.({ type: 'moved', step: index + 1, total: questions.length });
    };

    effect(() => {
      void track(currentIndex.value + 1, 'viewed');
    });
    effect(() => {
      if (countdown.showsBanner.value) onEvent?.({ type: 'warned', secondsLeft: countdown.seconds.peek() });
    });
    effect(() => {
      if (!countdown.isOver.value) return;
      timeIsUp.value = true;
      overSinceMs ??= clock.monotonicMs();
      void finish(); // also out of an open confirmation
    });
    effect(() => () => {
      disposed = true;
      clearTimeout(retryTimer);
      clearTimeout(syncTimer);
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
      isLast: computed(() => currentIndex.value === questions.length - 1),
      unansweredCount: computed(() => questions.length - answers.answeredCount.value),
      sync,
      goTo,
      next: () => goTo(currentIndex.peek() + 1),
      previous: () => goTo(currentIndex.peek() - 1),
      choose(optionIndex: number): void {
        const index = currentIndex.peek();
        if (isOver.peek() || !questions[index]?.options[optionIndex]) return;
        answers.choose(index, optionIndex);
        const answeredCount = answers.answeredCount.peek();
        onEvent?.({ type: 'answered', step: index + 1, optionIndex, answeredCount });
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
  },
);

/** One running test, see `RunnerModel`. */
export type Runner = InstanceType<typeof RunnerModel>;
