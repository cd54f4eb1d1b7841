import type { TestSession } from '@quotient/contract';
import { createDeviceStorage } from '../storage/deviceStorage.ts';
import { type Runner, RunnerModel } from './runnerModel.ts';
import type { RunnerOptions } from './runnerOptions.ts';

const opened: Runner[] = [];

/** Opens a test that saves nowhere, with a stopped clock. */
export function openRunner(session: TestSession, options: Partial<RunnerOptions> = {}): Runner {
  const runner = new RunnerModel({
    session,
    credentials: { id: session.id, token: 'token' },
    api: {
      saveAnswer: async (_, questionIndex, { optionIndex = -1, isFlagged = false, seq }) => ({
        questionIndex,
        optionIndex,
        isFlagged,
        seq,
        answeredCount: 1,
      }),
      finishTestSession: async () => ({ session: { ...session, status: 'finished' }, sealedScore: 'sealed' }),
      getTestSession: async () => session,
      trackQuestionProgress: async () => undefined,
    },
    storage: createDeviceStorage({ slug: 'iq-test', storage: null }),
    clock: { monotonicMs: () => 0, wallMs: () => 0 },
    onFinished: () => {},
    onGone: () => {},
    ...options,
  });
  opened.push(runner);
  return runner;
}

/** Stops the tests that were opened. */
export const closeRunners = () => {
  for (const runner of opened.splice(0)) runner[Symbol.dispose]();
};
