import type { Signal } from '@preact/signals-react';
import type { FinishedTestSession, TestSession } from '@quotient/contract';
import { errorCode, visitorMessage } from '../api/ApiError.ts';
import type { Credentials } from '../api/apiClient.ts';
import { report } from '../api/report.ts';
import { RunnerModel } from '../runner/runnerModel.ts';
import type { RunnerEvent } from '../runner/runnerOptions.ts';
import type { FlowOptions } from './flowOptions.ts';
import { stageOf, welcome } from './journey.ts';
import type { Place } from './journeyPlace.ts';
import { keepFinished } from './keepFinished.ts';
import { type LastTest, readLastTest } from './lastTest.ts';
import { tellAnalytics, tellPage } from './runnerListeners.ts';

interface StagesOptions extends FlowOptions {
  /** A finished test that Home left behind. */
  last: Signal<LastTest | undefined>;
  loadShapes: (questions: TestSession['questions']) => void;
}

/** The ways into each stage, with all that a visitor's device, the page and the server hear of it. */
export function createStages(
  { journey, go, change }: Place,
  { api, storage, clock, analytics, toasts, onEvent: emit = () => {}, last, loadShapes }: StagesOptions,
) {
  const toAnalytics = tellAnalytics(analytics);
  const toPage = tellPage(emit);
  /** The session whose `warning` the page has heard already. */
  let warnedOf: string | undefined;

  const emitFailure = (what: string, error: unknown) => {
    report(what, error);
    emit('error', { code: errorCode(error), message: what });
  };

  /** Returns to the start; this device forgets the current test. */
  function reset(): void {
    if (!go('home', () => welcome)) change(welcome);
    storage.clearTest();
    last.value = readLastTest(storage);
  }

  /** The server no longer has this test. */
  const gone = (error: unknown) => {
    emitFailure('the test has ended on the server', error);
    reset();
    const isMissing = errorCode(error) === 'session_not_found';
    const reason = isMissing ? 'flow.sessionGoneText' : visitorMessage(error, 'errors.internal');
    toasts.show('alert', 'flow.sessionGoneTitle', reason, 'test');
  };

  function listen(event: RunnerEvent, { id }: Credentials): void {
    toAnalytics(event);
    if (event.type === 'warned') {
      if (warnedOf === id) return;
      warnedOf = id;
    }
    toPage(event);
  }

  function enterTesting(
    event: 'start' | 'retake' | 'reopen',
    session: TestSession,
    credentials: Credentials,
    resumed: boolean,
  ): void {
    loadShapes(session.questions);
    const hasMoved = go(event, () => ({
      at: 'testing',
      session,
      credentials,
      isLeaving: false,
      runner: new RunnerModel({
        session,
        credentials,
        api,
        storage,
        clock,
        onEvent: (said) => listen(said, credentials),
        onFinished: (finished) => enterPayment(finished, credentials, true),
        onGone: gone,
      }),
    }));
    if (!hasMoved) return;
    const { id: sessionId, set, questions, durationSeconds } = session;
    emit('start', { sessionId, set, questionCount: questions.length, durationSeconds, resumed });
  }

  function enterPayment(finished: FinishedTestSession, credentials: Credentials, isEndedHere: boolean): void {
    const isNew = isEndedHere || storage.savedIq.read() === undefined;
    keepFinished(storage, finished, credentials);
    const { session } = finished;
    const { id: sess_id, answers, finishReason } = session;
    const answeredCount = answers.filter((option) => option >= 0).length;
    if (isNew) emit('finish', { reason: finishReason ?? 'finished', answeredCount, total: answers.length });
    // the time ran out while the page was closed: no runner was there to say so
    if (isNew && !isEndedHere)
      api
        .trackQuestionProgress(credentials, { q_number: answeredCount, action_type: 'completed', sess_id })
        .catch((error) => report('progress was not tracked', error));
    go('finish', () => ({ at: 'payment', session, credentials, payment: undefined }));
  }

  async function loadResults(session: TestSession, credentials: Credentials): Promise<void> {
    const there = { stage: stageOf(journey.peek()), session, credentials };
    if (!go('load', () => ({ at: 'loading-results', ...there }))) return;
    const asked = journey.peek();
    loadShapes(session.questions);
    try {
      const results = await api.getResults(credentials);
      if (journey.peek() !== asked) return;
      const { sessionId, iq, percentile, totalCorrect, totalQuestions } = results;
      storage.paymentStatus.write('paid');
      if (storage.paidSession.read() !== sessionId) {
        storage.paidSession.write(sessionId);
        emit('paid', { sessionId, price: session.price });
      }
      go('paid', () => ({ at: 'results', session, credentials, results, isStarting: false }));
      emit('results', { sessionId, iq, percentile, totalCorrect, totalQuestions });
    } catch (error) {
      if (journey.peek() !== asked) return;
      if (errorCode(error) === 'session_not_found') return gone(error);
      emitFailure('the results could not be loaded', error);
      go('fail', () => ({ at: 'failed', ...there, error }));
    }
  }

  return { reset, gone, fail: emitFailure, enterTesting, enterPayment, loadResults };
}

/** The ways into each stage, see `createStages`. */
export type Stages = ReturnType<typeof createStages>;
