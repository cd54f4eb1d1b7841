import { batch, createModel, effect, signal } from '@preact/signals-react';
import type {
  FinishedTestSession,
  QuestionSetName,
  TestResults,
  TestSession,
  TimeFactor,
} from '@quotient/contract';
import type { Analytics } from '../analytics/dataLayer.ts';
import { ApiError, errorCode, isOffline, retryDelayMs, visitorMessage } from '../api/ApiError.ts';
import type { ApiClient, Credentials } from '../api/apiClient.ts';
import { report } from '../api/report.ts';
import type { Translate } from '../i18n/useT.ts';
import type { Payment, PaymentOptions } from '../payment/paymentModel.ts';
import { type Runner, RunnerModel } from '../runner/runnerModel.ts';
import type { DeviceStorage } from '../storage/deviceStorage.ts';
import type { Clock } from '../timer/clock.ts';
import type { Toasts } from '../ui/toasts.ts';
import type { EmitJourneyEvent } from './journeyEvents.ts';

/** Where in the journey a visitor is. */
export type Stage = 'welcome' | 'testing' | 'payment' | 'results';

/** What moves a visitor from stage to stage. `finish` and `paid` also bring back a test after a reload. */
export type FlowEvent = 'start' | 'finish' | 'paid' | 'retake' | 'home';

/** The one table of transitions (Specification §4). What is not in it does not happen. */
export const transitions: Record<Stage, Partial<Record<FlowEvent, Stage>>> = {
  welcome: { start: 'testing', finish: 'payment', paid: 'results' },
  testing: { finish: 'payment', home: 'welcome' },
  payment: { paid: 'results', home: 'welcome' },
  results: { retake: 'testing', home: 'welcome' },
};

/** Waits between tries to get a test back, in milliseconds; the last one repeats. */
const RESTORE_DELAYS_MS = [1000, 2000, 4000, 8000, 15_000];
/** The shapes are tried this often; then the built-in ones stand in. */
const MAX_SHAPE_TRIES = 5;

/** What is under way beside the stage. `reconnecting`: a stored test is there, the server cannot be reached. `busy`: the server cannot give it back just now. */
export type FlowActivity = 'none' | 'restoring' | 'reconnecting' | 'busy' | 'starting' | 'loading-results';

/** A failure that takes the place of the stage until it is tried again or left. */
export interface FlowFailure {
  title: string;
  text: string;
}

export interface FlowOptions {
  api: ApiClient;
  storage: DeviceStorage;
  clock: Clock;
  analytics: Analytics;
  toasts: Toasts;
  t: Translate;
  locale: string;
  /** Goes to an address in this tab. */
  goTo: (url: string) => void;
  noPopups: boolean;
  /** False where a checkout in this tab could not come back: in a frame on another origin's page. @default true */
  canLeave?: boolean;
  /** @default 'main' */
  set?: QuestionSetName | undefined;
  /** On whose page this is; the server refuses pages that a partner has not named. */
  partner?: string | undefined;
  /** The time that is chosen at first. @default 1 */
  initialTimeFactor?: TimeFactor | undefined;
  /** Called after each change of stage. */
  onStage?: ((stage: Stage) => void) | undefined;
  /** Takes what a page around the test may hear. */
  onEvent?: EmitJourneyEvent | undefined;
}

/** What the flow knows of a payment; how to open a window is not its business. */
export type FlowPaymentOptions = Omit<PaymentOptions, 'openWindow'>;

/** The journey welcome → testing → payment → results. What it holds is a copy; the server has the truth. */
export const FlowModel = createModel(
  ({
    api,
    storage,
    clock,
    analytics,
    toasts,
    t,
    locale,
    goTo,
    noPopups,
    canLeave = true,
    set,
    partner,
    initialTimeFactor = 1,
    onStage,
    onEvent: emit = () => {},
  }: FlowOptions) => {
    const stage = signal<Stage>('welcome');
    const activity = signal<FlowActivity>('none');
    const failure = signal<FlowFailure | undefined>(undefined);
    const timeFactor = signal<TimeFactor>(initialTimeFactor);
    const session = signal<TestSession | undefined>(undefined);
    const runner = signal<Runner | undefined>(undefined);
    const payment = signal<Payment | undefined>(undefined);
    const results = signal<TestResults | undefined>(undefined);
    /** Name → SVG content of the stored shapes. */
    const shapes = signal<ReadonlyMap<string, string>>(new Map());
    /** A finished test that Home left behind. */
    const last = signal<Credentials | undefined>(undefined);
    const isLeaving = signal(false);
    let credentials: Credentials | undefined;
    let isConnected = false;
    /** Counts what was begun; an answer to anything but the latest comes too late. */
    let epoch = 0;
    let restoreTries = 0;
    let restoreTimer: ReturnType<typeof setTimeout> | undefined;

    /** Applies one event with what it brings; false where the table has no such way. */
    function move(event: FlowEvent, bring: () => void = () => {}): boolean {
      const next = transitions[stage.peek()][event];
      if (!next) return false;
      batch(() => {
        clear();
        bring();
        stage.value = next;
      });
      onStage?.(next);
      return true;
    }

    /** Ends what belongs to the current stage. */
    function clear(): void {
      epoch += 1;
      clearTimeout(restoreTimer);
      runner.peek()?.[Symbol.dispose]();
      payment.peek()?.[Symbol.dispose]();
      runner.value = undefined;
      payment.value = undefined;
      results.value = undefined;
      isLeaving.value = false;
      activity.value = 'none';
      failure.value = undefined;
    }

    const words = (error: unknown) => visitorMessage(error, t) ?? t('errors.internal');
    const emitFailure = (what: string, error: unknown) => {
      report(what, error);
      emit('error', { code: errorCode(error), message: what });
    };

    /** The server no longer has this test. */
    const gone = (error: unknown) => {
      emitFailure('the test has ended on the server', error);
      forget();
      if (stage.peek() !== 'welcome') move('home');
      activity.value = 'none';
      const isMissing = errorCode(error) === 'session_not_found';
      toasts.show('alert', t('flow.sessionGoneTitle'), isMissing ? t('flow.sessionGoneText') : words(error));
    };

    const forget = () => {
      storage.clearTest();
      credentials = undefined;
      session.value = undefined;
      last.value = storage.last.read();
    };

    /** What the runner tells the analytics, the page around may hear, too. */
    const listen: Analytics = (event) => {
      analytics(event);
      const running = runner.peek();
      if (!running) return;
      if (event.event === 'quiz_answered') {
        const { step, answer } = event;
        emit('answer', { step, answer, answeredCount: running.answers.answeredCount.peek() });
      } else if (event.event === 'quiz_step')
        emit('step', { step: event.step, total: running.session.peek().questions.length });
    };
    /** The session whose last five minutes were told of. */
    let warnedOf: string | undefined;
    effect(() => {
      const countdown = runner.value?.countdown;
      const id = session.peek()?.id;
      if (!countdown?.showsBanner.value || warnedOf === id) return;
      warnedOf = id;
      emit('warning', { secondsLeft: countdown.seconds.peek() });
    });

    function enterTesting(
      event: 'start' | 'retake',
      next: TestSession,
      mine: Credentials,
      resumed = false,
    ): void {
      void loadShapes();
      const hasMoved = move(event, () => {
        credentials = mine;
        session.value = next;
        runner.value = new RunnerModel({
          session: next,
          credentials: mine,
          api,
          storage,
          clock,
          analytics: listen,
          onFinished: enterPayment,
          onGone: gone,
        });
      });
      if (!hasMoved) return;
      const { id: sessionId, questions, durationSeconds } = next;
      emit('start', { sessionId, set: next.set, questionCount: questions.length, durationSeconds, resumed });
    }

    /** Keeps a finished test on this device (Specification §3). */
    function keep({ session: next, sealedScore }: FinishedTestSession, mine: Credentials): void {
      storage.savedAnswers.write(next.answers);
      storage.savedQuestions.write(next.questions);
      storage.savedIq.write(sealedScore);
      storage.last.write(mine);
      storage.running.write({
        ...mine,
        currentIndex: 0,
        answers: next.answers,
        flags: next.flags,
        lastSeq: next.lastSeq,
        pending: [],
      });
    }

    function enterPayment(finished: FinishedTestSession): void {
      const mine = credentials;
      if (!mine) return;
      const isEndedHere = stage.peek() === 'testing';
      const isNew = isEndedHere || storage.savedIq.read() === undefined;
      keep(finished, mine);
      const next = finished.session;
      const { answers, finishReason } = next;
      const answeredCount = answers.filter((option) => option >= 0).length;
      if (isNew) emit('finish', { reason: finishReason ?? 'finished', answeredCount, total: answers.length });
      // the time ran out while the page was closed: no runner was there to say so
      if (isNew && !isEndedHere)
        api
          .trackQuestionProgress(mine, {
            q_number: answeredCount,
            action_type: 'completed',
            sess_id: next.id,
          })
          .catch((error) => report('progress was not tracked', error));
      move('finish', () => {
        session.value = next;
      });
    }

    /** Makes the model of the payment stage, whose code comes after the test. Once for each stay in the stage. */
    function openPayment(create: (options: FlowPaymentOptions) => Payment): void {
      const next = session.peek();
      if (stage.peek() !== 'payment' || payment.peek() || !next || !credentials) return;
      payment.value = create({
        session: next,
        credentials,
        api,
        toasts,
        t,
        goTo,
        noPopups,
        canLeave: canLeave && storage.isLasting,
        onOpen: (target) => emit('payment-open', { price: next.price, target }),
        onPaid: () => void enterResults(),
        onGone: gone,
      });
    }

    async function enterResults(): Promise<void> {
      const mine = credentials;
      if (!mine) return;
      epoch += 1;
      const begun = epoch;
      activity.value = 'loading-results';
      failure.value = undefined;
      void loadShapes();
      try {
        const loaded = await api.getResults(mine);
        if (epoch !== begun) return;
        const { sessionId, iq, percentile, totalCorrect, totalQuestions } = loaded;
        storage.paymentStatus.write('paid');
        const price = session.peek()?.price;
        if (price && storage.paidSession.read() !== sessionId) {
          storage.paidSession.write(sessionId);
          emit('paid', { sessionId, price });
        }
        const hasMoved = move('paid', () => {
          results.value = loaded;
        });
        if (hasMoved) emit('results', { sessionId, iq, percentile, totalCorrect, totalQuestions });
      } catch (error) {
        if (epoch !== begun) return;
        activity.value = 'none';
        if (errorCode(error) === 'session_not_found') return gone(error);
        emitFailure('the results could not be loaded', error);
        failure.value = { title: t('flow.resultsFailedTitle'), text: words(error) };
      }
    }

    /** Brings a stored test back to where it was. The server says where that is. */
    async function restore(mine: Credentials): Promise<void> {
      clearTimeout(restoreTimer);
      epoch += 1;
      const begun = epoch;
      credentials = mine;
      if (activity.peek() === 'none') activity.value = 'restoring';
      try {
        const next = await api.getTestSession(mine);
        if (epoch !== begun) return;
        restoreTries = 0;
        if (next.status === 'testing') return enterTesting('start', next, mine, true);
        session.value = next;
        // finishing again changes nothing; it answers the sealed score
        const finished = await api.finishTestSession(mine);
        if (epoch !== begun) return;
        if (next.paymentStatus !== 'paid') return enterPayment(finished);
        keep(finished, mine);
        await enterResults();
      } catch (error) {
        if (epoch !== begun) return;
        if (error instanceof ApiError && !error.isTransient) return gone(error);
        report('the test could not be brought back yet', error);
        activity.value = isOffline(error) ? 'reconnecting' : 'busy';
        restoreTimer = setTimeout(
          () => void restore(mine),
          retryDelayMs(error, RESTORE_DELAYS_MS, restoreTries++),
        );
      }
    }

    async function begin(event: 'start' | 'retake'): Promise<void> {
      if (activity.peek() !== 'none') return;
      const running = event === 'start' ? storage.running.read() : undefined;
      // another tab has started one since: this tab joins it
      if (running) return restore({ id: running.id, token: running.token });
      epoch += 1;
      const begun = epoch;
      activity.value = 'starting';
      failure.value = undefined;
      try {
        const { token, ...next } = await api.startTestSession({
          timeFactor: timeFactor.peek(),
          locale,
          ...(set && { set }),
          ...(partner && { partner }),
        });
        if (epoch !== begun) return; // left meanwhile
        storage.clearTest();
        enterTesting(event, next, { id: next.id, token });
      } catch (error) {
        if (epoch !== begun) return void report('the test could not start', error);
        emitFailure('the test could not start', error);
        activity.value = 'none';
        toasts.show('alert', t('flow.startFailedTitle'), words(error));
      }
    }

    let shapesLoading: Promise<void> | undefined;
    function loadShapes(): Promise<void> {
      shapesLoading ??= (async () => {
        for (let tries = 0; tries < MAX_SHAPE_TRIES; tries += 1) {
          try {
            const rows = await api.listSvgShapes();
            shapes.value = new Map(rows.map(({ name, svg_content }) => [name, svg_content]));
            return;
          } catch (error) {
            report('the stored shapes could not be loaded', error);
            await new Promise((done) => setTimeout(done, retryDelayMs(error, RESTORE_DELAYS_MS, tries)));
          }
        }
        shapesLoading = undefined; // the next stage tries again
      })();
      return shapesLoading;
    }

    const goHome = () => {
      if (!move('home')) {
        if (stage.peek() !== 'welcome' || (activity.peek() === 'none' && !failure.peek())) return;
        // out of waiting for a stored test: it stays within reach of `openLast`
        if (credentials) storage.last.write(credentials);
        clear();
      }
      forget();
    };

    return {
      stage,
      activity,
      failure,
      timeFactor,
      session,
      runner,
      payment,
      results,
      shapes,
      last,
      isLeaving,
      credentials: () => credentials,
      openPayment,
      /** The widget is in the page: brings a stored test back. */
      connect(): void {
        if (isConnected) return;
        isConnected = true;
        const running = storage.running.read();
        last.value = storage.last.read();
        if (running) void restore({ id: running.id, token: running.token });
      },
      /** The widget left the page: stops everything. What is stored stays, for the next `connect`. */
      disconnect(): void {
        isConnected = false;
        restoreTries = 0;
        credentials = undefined;
        clear();
        session.value = undefined;
        stage.value = 'welcome';
      },
      setTimeFactor(next: TimeFactor): void {
        timeFactor.value = next;
      },
      /** A start button was pressed; `button` is its visible name. */
      start(button: string): void {
        analytics({ event: 'quiz_start', button });
        void begin('start');
      },
      retake: () => void begin('retake'),
      /** Opens the last finished test again. */
      openLast(): void {
        const mine = last.peek();
        if (mine && activity.peek() === 'none') void restore(mine);
      },
      retryResults: () => void enterResults(),
      /** Home, the logo or Back: while testing it asks first (decisions). */
      home(): void {
        if (stage.peek() === 'testing') isLeaving.value = true;
        else goHome();
      },
      stay(): void {
        isLeaving.value = false;
      },
      leave: goHome,
      /** The connection is back, or the page is looked at again. */
      wake(): void {
        const isWaiting = activity.peek() === 'reconnecting' || activity.peek() === 'busy';
        if (isWaiting && credentials) void restore(credentials);
        runner.peek()?.wake();
        void payment.peek()?.wake();
      },
      /** Another tab of this device changed a stored item. */
      storageChanged(key: string | null): void {
        const running = storage.running.read();
        if (key === storage.running.key && running) {
          if (credentials && running.id !== credentials.id && stage.peek() === 'testing') {
            goHomeFor(running);
          } else runner.peek()?.answers.adopt(running);
        } else if (key === storage.savedIq.key && stage.peek() === 'testing') void runner.peek()?.sync();
        else if (key === storage.paymentStatus.key) void payment.peek()?.wake();
      },
    };

    /** Another tab started another test: this tab joins it. */
    function goHomeFor(mine: Credentials): void {
      move('home');
      void restore({ id: mine.id, token: mine.token });
    }
  },
);

/** One visitor's journey, see `FlowModel`. */
export type Flow = InstanceType<typeof FlowModel>;
