import type { TestSession } from '@quotient/contract';
import { ApiError } from '../../packages/iq-test/src/api/ApiError.ts';
import { type Runner, RunnerModel } from '../../packages/iq-test/src/runner/runnerModel.ts';
import type { RunnerOptions } from '../../packages/iq-test/src/runner/runnerOptions.ts';
import { createDeviceStorage } from '../../packages/iq-test/src/storage/deviceStorage.ts';

const opened: Runner[] = [];

/** A runner that saves nowhere; `offline` makes every call fail as without a connection, `busy` as too many requests. */
export function openRunner(
  session: TestSession,
  {
    offline = false,
    busy = false,
    onFinished = () => {},
  }: { offline?: boolean; busy?: boolean; onFinished?: RunnerOptions['onFinished'] } = {},
): Runner {
  const answer = async <T>(value: T): Promise<T> => {
    if (offline) throw new ApiError('network', 0);
    if (busy) throw new ApiError('too_many_requests', 429);
    return value;
  };
  const runner = new RunnerModel({
    session,
    credentials: { id: session.id, token: 'story' },
    api: {
      saveAnswer: (_, questionIndex, { optionIndex = -1, isFlagged = false, seq }) =>
        answer({ questionIndex, optionIndex, isFlagged, seq, answeredCount: 1 }),
      finishTestSession: () =>
        answer({ session: { ...session, status: 'finished' as const }, sealedScore: 'sealed' }),
      getTestSession: () => answer(session),
      trackQuestionProgress: () => answer(undefined),
    },
    storage: createDeviceStorage({ slug: 'story', storage: null }),
    // time is stopped: a story looks the same at every run
    clock: { monotonicMs: () => 0, wallMs: () => 0 },
    onFinished,
    onGone: () => {},
  });
  opened.push(runner);
  return runner;
}

/** Stops what the stories of a file have started; return it from `beforeEach`. */
export const closeRunners = () => {
  for (const runner of opened.splice(0)) runner[Symbol.dispose]();
};
