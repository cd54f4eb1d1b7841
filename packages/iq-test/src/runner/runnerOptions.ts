import type { FinishedTestSession, TestSession } from '@quotient/contract';
import type { ApiClient, Credentials } from '../api/apiClient.ts';
import type { DeviceStorage } from '../storage/deviceStorage.ts';
import type { Clock } from '../timer/clock.ts';

/** Events of a running test and its clock. `step` is a question's number from 1. */
export type RunnerEvent =
  | { type: 'answered'; step: number; optionIndex: number; answeredCount: number }
  | { type: 'moved'; step: number; total: number }
  /** The last five minutes have begun. */
  | { type: 'warned'; secondsLeft: number };

/** Services around a running test. */
export interface RunnerOptions {
  /** Session from the server: its `now` sets the countdown. */
  session: TestSession;
  /** Credentials of this session on the server. */
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
  /** The server no longer knows this session, or will not finish it however often it is asked. */
  onGone: (error: unknown) => void;
}

/** Services around the answers of one session; it holds the answers that the server has confirmed. */
export interface AnswersOptions extends Pick<RunnerOptions, 'session' | 'credentials' | 'storage'> {
  /** Takes the answers, one call after the other. */
  api: Pick<ApiClient, 'saveAnswer'>;
  /** The server says that the test is over. */
  onOver: () => void;
}
