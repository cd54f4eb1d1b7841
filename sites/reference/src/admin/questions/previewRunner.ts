import type { PublicQuestion, TestSession } from '@quotient/contract';
import { baseSecondsOf, type QuestionSetName } from '@quotient/contract/questionSets';
import { createDeviceStorage, RunnerModel, type RunnerOptions } from '@quotient/iq-test';

interface PreviewOptions extends Pick<RunnerOptions, 'onEvent'> {
  set: QuestionSetName;
  questions: readonly PublicQuestion[];
  /** Zero-based. */
  startIndex: number;
  onFinished: () => void;
}

/** Opens a test without a server: its clock stops, and answers stay in this page. */
export function openPreview({ set, questions, startIndex, onEvent, onFinished }: PreviewOptions) {
  const durationSeconds = baseSecondsOf(set);
  const session: TestSession = {
    id: 'preview',
    set,
    status: 'testing',
    timeFactor: 1,
    durationSeconds,
    startedAt: 0,
    deadlineAt: durationSeconds * 1000,
    finishedAt: null,
    finishReason: null,
    now: 0,
    questions: [...questions],
    answers: questions.map(() => -1),
    flags: questions.map(() => false),
    lastSeq: 0,
    paymentStatus: 'unpaid',
    price: { amountMinor: 0, currency: 'EUR' },
    isDemo: true,
    seller: null,
    orderNumber: null,
    isTooFew: false,
    isTooFast: false,
    isReopenable: false,
    asksConsent: false,
    withdrawalDays: null,
  };
  const runner = new RunnerModel({
    session,
    credentials: { id: session.id, token: '' },
    api: {
      saveAnswer: async (_, questionIndex, { optionIndex = -1, isFlagged = false, seq }) => ({
        questionIndex,
        optionIndex,
        isFlagged,
        seq,
        answeredCount: 0,
      }),
      trackQuestionProgress: async () => {},
      getTestSession: async () => session,
      finishTestSession: async () => ({
        session: { ...session, status: 'finished', finishReason: 'finished', finishedAt: 0 },
        sealedScore: '',
      }),
    },
    storage: createDeviceStorage({ slug: 'preview', storage: null }),
    clock: { monotonicMs: () => 0, wallMs: () => 0 },
    onEvent,
    onFinished,
    onGone: onFinished,
  });
  runner.goTo(startIndex);
  return runner;
}
