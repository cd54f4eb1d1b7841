// `@quotient/iq-test/testing`: tools for a team's tests of its own page. All types are written out, as the package
// ships them.
import type { PublicQuestion, TestResults, TestSession, TimeFactor } from '@quotient/contract';
import { fixturePublicQuestions, testResults as results, testSessions as sessions } from '@quotient/fixtures';
import { createVisitor } from '@quotient/fixtures/visitor';
import { createMockBackend } from './createMockBackend.ts';

/** A kind of trouble that a test server can bring; `online` ends it. */
export type TestTrouble =
  | 'online'
  | 'slow'
  | 'offline'
  | 'flaky'
  | 'serverDown'
  | 'storageFull'
  | 'checkoutFails'
  | 'checkoutFailsOnce'
  | 'resultsFailOnce'
  | 'mailFails';

/** Stage of a simulated visitor, each further than the one before it. */
export type VisitorStage = 'testing' | 'payment' | 'checkout' | 'paid' | 'shared';

/** Behavior of a simulated visitor in the test. */
export interface VisitorOptions {
  /** One entry per question in display order; -1 leaves it out. @default all are left out */
  answers?: readonly number[];
  /** More time, as a multiple of the question set's. @default 1 */
  timeFactor?: TimeFactor;
  /** Time that each answer takes on the server's clock. @default 0 */
  secondsPerQuestion?: number;
  /** `time-up`: never presses Finish. @default 'finished' */
  ends?: 'finished' | 'time-up';
}

/** Test as stored on a visitor's device: as JSON under `<slug>_session`, the test continues from there. */
export interface StoredTest {
  id: string;
  token: string;
  /** Zero-based. */
  currentIndex: number;
  /** One entry per question in display order; -1 = unanswered. */
  answers: number[];
  lastSeq: number;
  pending: [];
}

/** An email with results, which wasn't sent to anybody. */
export interface TestEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A server in the memory of a test. */
export interface TestServer {
  /** Takes every call: `createApiClient({ baseUrl: 'http://localhost', fetch: server.fetch })`. */
  fetch: typeof globalThis.fetch;
  /** Brings a trouble until another is requested. */
  play(trouble: TestTrouble): void;
  /** Lets time pass on the server's clock, in milliseconds. */
  elapse(ms: number): void;
  /** Takes a test up to a stage, like an earlier visit; resolves to the device's stored state. */
  visit(stage: VisitorStage, options?: VisitorOptions): Promise<StoredTest>;
  /** Pays for a test in the demo checkout: no money moves. */
  pay(test: Pick<StoredTest, 'id' | 'token'>): Promise<void>;
  /** Every email so far, oldest first. */
  readonly emails: readonly TestEmail[];
}

/**
 * Makes a server for one test: the real one, in memory, with 20 questions of its own that are in no bank. It scores,
 * keeps time and refuses as the real one does; its checkout moves no money, and its emails go nowhere.
 * @example
 * const server = createTestServer();
 * const api = createApiClient({ baseUrl: 'http://localhost', fetch: server.fetch });
 * render(<IqTest api={api} locale="en" onResults={onResults} />);
 */
export function createTestServer(): TestServer {
  let aheadMs = 0;
  const elapse = (ms: number) => {
    aheadMs += ms;
  };
  const backend = createMockBackend({ clockAheadMs: () => aheadMs });
  const visitor = createVisitor({ fetch: backend.app.request, elapse });
  return {
    fetch: backend.fetch,
    play: backend.player.play,
    elapse,
    visit: (stage, options) => visitor.reach(stage, options),
    async pay(test) {
      const { id } = await visitor.openCheckout(test);
      await visitor.decide(id, 'pay');
      await visitor.look(test);
    },
    emails: backend.sentEmails,
  };
}

/** The 20 questions of a test server, in display order. */
export const testQuestions: readonly PublicQuestion[] = fixturePublicQuestions;

/** Test sessions in the states that a visitor meets. */
export const testSessions: {
  readonly [State in
    | 'justStarted'
    | 'halfway'
    | 'allAnswered'
    | 'fiveMinutesLeft'
    | 'tenSecondsLeft'
    | 'extraTime'
    | 'finished'
    | 'timeUp'
    | 'paid']: TestSession;
} = sessions;

/** Results by their score; `timeUp` ended with the time. */
export const testResults: {
  readonly [Score in 'iq147' | 'iq131' | 'iq96' | 'iq94' | 'iq62' | 'timeUp']: TestResults;
} = results;
