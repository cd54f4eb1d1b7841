import { computed, createModel, signal } from '@preact/signals-react';
import type { PublicQuestion, TimeFactor } from '@quotient/contract';
import type { PaymentModel } from '../payment/paymentModel.ts';
import { tokensOf } from '../shapes/shapeNames.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { deleteTest } from './deleteTest.ts';
import { createEarlierTests } from './earlierTests.ts';
import type { FlowOptions } from './flowOptions.ts';
import { stageOf, welcome } from './journey.ts';
import { createPlace, type Place } from './journeyPlace.ts';
import { type LastTest, readLastTest } from './lastTest.ts';
import { followOtherTab } from './otherTabs.ts';
import { type PaymentPage, preparePayment } from './preparePayment.ts';
import { createReopenTest } from './reopenTest.ts';
import { createRestoreTest } from './restoreTest.ts';
import { createShapesTable } from './shapesTable.ts';
import { createStages } from './stages.ts';
import { createStartTest } from './startTest.ts';

/** Time of the next test: the one that was chosen, else that of the results that are shown. */
function createNextTime({ journey }: Place, initial: TimeFactor) {
  const chosen = signal<TimeFactor | undefined>(undefined);
  return {
    timeFactor: computed<TimeFactor>(() => {
      const here = journey.value;
      return chosen.value ?? (here.at === 'results' ? here.results.timeFactor : initial);
    }),
    setTimeFactor(next: TimeFactor): void {
      chosen.value = next;
    },
  };
}

/**
 * The journey welcome → testing → payment → results. What it holds is a copy; the server has the truth.
 * @example
 * import {
 *   browserClock,
 *   FlowModel,
 *   pushToDataLayer,
 *   ToastsModel,
 *   useOwnModel,
 * } from '@quotient/iq-test';
 * import { useEffect } from 'react';
 *
 * const flow = useOwnModel(
 *   () =>
 *     new FlowModel({
 *       api,
 *       storage,
 *       clock: browserClock,
 *       analytics: pushToDataLayer,
 *       toasts: new ToastsModel(),
 *       locale: () => 'de',
 *       goTo: (url) => location.assign(url),
 *       noPopups: () => false,
 *       onStage: (stage) => console.log(stage),
 *     }),
 * );
 * useEffect(() => {
 *   flow?.connect(); // brings a stored test back
 *   return () => flow?.disconnect();
 * }, [flow]);
 * return flow && <button onClick={() => flow.start('start')}>Start</button>;
 */
export const FlowModel = createModel((options: FlowOptions) => {
  const { api, storage, analytics, initialTimeFactor = 1 } = options;
  /** A test was taken in this page; `storage.last` knows of those before. */
  let isRepeat = false;
  const place = createPlace((stage) => {
    isRepeat ||= stage !== 'welcome';
    // messages of an earlier stage are dismissed before the change brings its own
    options.toasts.clear();
    options.onStage?.(stage);
  });
  const { journey, go, change } = place;
  const { timeFactor, setTimeFactor } = createNextTime(place, initialTimeFactor);
  /** A finished test that Home left behind. */
  const last = signal<LastTest | undefined>(undefined);
  const table = createShapesTable(api);
  /** Waits for the first question, which needs the connection; built-in figures are used until then. */
  const loadShapes = (questions: PublicQuestion[]) => afterPaint(() => void table.load(tokensOf(questions)));
  const stages = createStages(place, { ...options, last, loadShapes });
  const { restore, askAgain } = createRestoreTest(place, stages, options);
  const begin = createStartTest(place, stages, { ...options, timeFactor, isRepeat: () => isRepeat, restore });
  let isConnected = false;

  function goHome(): void {
    const here = journey.peek();
    if (here.at === 'welcome' && !here.isStarting) return;
    // a stored test that was still awaited stays within reach of `openLast`
    if (here.at === 'restoring' && storage.last.read()?.id !== here.credentials.id)
      storage.last.write(here.credentials);
    stages.reset();
  }

  return {
    journey,
    stage: computed(() => stageOf(journey.value)),
    timeFactor,
    setTimeFactor,
    shapes: table.shapes,
    last,
    /** The widget is in the page: brings a stored test back. */
    connect(): void {
      if (isConnected) return;
      isConnected = true;
      const running = storage.running.read();
      last.value = readLastTest(storage);
      if (running) restore(running);
    },
    /** The widget left the page: stops everything. What is stored stays, for the next `connect`. */
    disconnect(): void {
      isConnected = false;
      place.end();
      table.stop();
    },
    /** A start button was pressed; `button` is its visible name. */
    start(button: string): void {
      analytics({ event: 'quiz_start', button });
      void begin('start');
    },
    retake: () => void begin('retake'),
    /** Goes back from the payment to the test, while time is left. */
    reopen: createReopenTest(place, stages, options),
    /** Opens the last finished test again. */
    openLast(): void {
      const credentials = last.peek();
      if (credentials) restore(credentials);
    },
    /**
     * Deletes the test and those of `earlier` on the server and on this device, then shows the start. Rejects if the
     * server refuses.
     */
    erase: () => deleteTest(place, options, last),
    ...createEarlierTests(place, {
      api,
      storage,
      last,
      leaveFor(credentials) {
        goHome();
        restore(credentials);
      },
    }),
    retryResults(): void {
      const here = journey.peek();
      if (here.at === 'failed') void stages.loadResults(here.session, here.credentials);
    },
    /** Makes the model of paying, whose code comes after the test. Once for each stay in the stage. */
    preparePayment: (Model: typeof PaymentModel, page: PaymentPage) =>
      preparePayment(place, stages, options, Model, page),
    /** Home, the logo or Back: while testing it asks first. */
    home(): void {
      const here = journey.peek();
      if (here.at === 'testing') change({ ...here, isLeaving: true });
      else goHome();
    },
    stay(): void {
      const here = journey.peek();
      if (here.at === 'testing') change({ ...here, isLeaving: false });
    },
    leave: goHome,
    /** The connection is back, or the page is looked at again. */
    wake(): void {
      const here = journey.peek();
      if (here.at === 'restoring') askAgain();
      else if (here.at === 'testing') here.runner.wake();
      else if (here.at === 'payment') void here.payment?.wake();
    },
    /** A message from another window, the checkout's perhaps. */
    receive(event: MessageEvent): void {
      const here = journey.peek();
      if (here.at === 'payment') void here.payment?.receive(event);
    },
    /** Handles a stored item that another tab changed. */
    storageChanged(key: string | null): void {
      followOtherTab(key, journey.peek(), storage, (running) => {
        go('home', () => welcome);
        restore(running);
      });
    },
  };
});

/** One visitor's journey, see `FlowModel`. */
export type Flow = InstanceType<typeof FlowModel>;
