import type { FinishReason, QuestionSetName, TestResults } from '@quotient/contract';
import type { Price } from '@quotient/contract/brand';

/**
 * What a page around the test may hear, by name. Nothing here holds the answer key, and nothing but `results`, which
 * comes after the payment, the score.
 */
export interface JourneyEvents {
  /** The clock runs. `resumed`: it has been running before, and the test is back: after a reload, say. */
  start: {
    sessionId: string;
    set: QuestionSetName;
    questionCount: number;
    durationSeconds: number;
    resumed: boolean;
  };
  /** An answer was given or changed: `step` is the question's number from 1, `answer` the displayed letter. */
  answer: { step: number; answer: string; answeredCount: number };
  /** Another question is shown: its number from 1. */
  step: { step: number; total: number };
  /** The last five minutes have begun. Again where the test is brought back within them. */
  warning: { secondsLeft: number };
  /** The test is over and the server has its answers. */
  finish: { reason: FinishReason; answeredCount: number; total: number };
  /** A checkout was opened. */
  'payment-open': { price: Price; target: CheckoutTarget };
  /** The server has confirmed the payment. Once for each session on a device. */
  paid: { sessionId: string; price: Price };
  /** The results are shown. */
  results: Pick<TestResults, 'sessionId' | 'iq' | 'percentile' | 'totalCorrect' | 'totalQuestions'>;
  /** Something failed; the visitor was told. `code` is stable, `message` is for developers. */
  error: { code: string; message: string };
}

/** Where a checkout was opened. */
export type CheckoutTarget = 'popup' | 'tab';

/** Takes one event of the journey. */
export type EmitJourneyEvent = <Name extends keyof JourneyEvents>(
  name: Name,
  detail: JourneyEvents[Name],
) => void;
