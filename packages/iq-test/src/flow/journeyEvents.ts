import type { FinishReason, QuestionSetName, TestResults } from '@quotient/contract';
import type { Price } from '@quotient/contract/brand';

/**
 * Events for the page around the test, by name. They never contain the answer key, and only `results`, after payment,
 * contains the score.
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
  /** A new question is shown: its number from 1. */
  step: { step: number; total: number };
  /** The last five minutes have begun. Again where the test is brought back within them. */
  warning: { secondsLeft: number };
  /** The test is over and the server has its answers. Again after the visitor has gone back to it. */
  finish: { reason: FinishReason; answeredCount: number; total: number };
  /** A checkout was opened. */
  'payment-open': { price: Price; target: CheckoutTarget };
  /** The server has confirmed the payment. Once for each session on a device. */
  paid: { sessionId: string; price: Price };
  /** The results are shown. */
  results: Pick<TestResults, 'sessionId' | 'iq' | 'percentile' | 'totalCorrect' | 'totalQuestions'>;
  /** A failure, after its message to the visitor. `code` is stable, `message` is for developers. */
  error: { code: string; message: string };
}

/** Window of a checkout. */
export type CheckoutTarget = 'popup' | 'tab';

/**
 * Takes one event of the journey. The name tells what the detail is:
 * `(name, detail) => name === 'results' && show(detail.iq)`.
 */
export type EmitJourneyEvent = (
  ...event: { [Name in keyof JourneyEvents]: [name: Name, detail: JourneyEvents[Name]] }[keyof JourneyEvents]
) => void;

/** A handler for each event of the journey; each takes the event's detail. */
export interface JourneyHandlers {
  /** The clock runs; `resumed` where the test was running before. */
  onStart?: ((detail: JourneyEvents['start']) => void) | undefined;
  /** An answer was given or changed. */
  onAnswer?: ((detail: JourneyEvents['answer']) => void) | undefined;
  /** A new question is shown. */
  onStep?: ((detail: JourneyEvents['step']) => void) | undefined;
  /** The last five minutes have begun. */
  onWarning?: ((detail: JourneyEvents['warning']) => void) | undefined;
  /** The test is over and the server has its answers. */
  onFinish?: ((detail: JourneyEvents['finish']) => void) | undefined;
  /** A checkout was opened. */
  onPaymentOpen?: ((detail: JourneyEvents['payment-open']) => void) | undefined;
  /** The server has confirmed the payment. Once for each session on a device. */
  onPaid?: ((detail: JourneyEvents['paid']) => void) | undefined;
  /** The results are shown. */
  onResults?: ((detail: JourneyEvents['results']) => void) | undefined;
  /** A failure, after its message to the visitor. Named apart from `error`, which every DOM element uses otherwise. */
  onFailure?: ((detail: JourneyEvents['error']) => void) | undefined;
}
