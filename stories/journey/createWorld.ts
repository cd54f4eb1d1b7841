import { brand } from '@quotient/contract/brand';
import { deviceKeys } from '@quotient/contract/deviceKeys';
import { FIXTURE_SHARED_RESULT_ID, FIXTURE_STARTED_AT, type Persona } from '@quotient/fixtures';
import { createVisitor, type VisitorStage } from '@quotient/fixtures/visitor';
import { createMockBackend, type ScenarioName } from '@quotient/mocks';
import type { Clock } from '../../packages/iq-test/src/timer/clock.ts';
import { createStandInWindow } from './createStandInWindow.ts';

/** The key that the test keeps its running session under (Specification §3). */
const SESSION_KEY = `${brand.slug}_${deviceKeys.running}`;
const PUBLIC_URL = 'https://quiz.example';

/** Ids that are the same at every run: a session's is on the results page. */
function createIds() {
  let attempts = 0;
  return {
    testSession: (nowMs: number) => `${nowMs}-f1xtur3session`,
    tokenSecret: () => 'story'.padEnd(43, '0'),
    sharedResult: () => FIXTURE_SHARED_RESULT_ID,
    certificate: () => 'abcde-fghjk-mnpqr-stuvw',
    attempt: () => {
      attempts += 1;
      return `attempt${attempts}`.padEnd(24, '0');
    },
  };
}

export interface WorldOptions {
  scenario: ScenarioName;
  /** Persona who was here before. @default none: the device is new */
  persona?: Persona | undefined;
  /** Stage that the persona reached. */
  stage?: VisitorStage | undefined;
  /**
   * True for a story without a script: time runs, and the checkout window pays at once. Otherwise the story moves the
   * time, so that it looks the same at every run.
   */
  byHand: boolean;
}

/** All that a journey depends on besides the visitor: server, clocks, the checkout window, and what the device holds. */
export async function createWorld({ scenario, persona, stage = 'testing', byHand }: WorldOptions) {
  let pastOnServerMs = 0;
  let pastOnDeviceMs = 0;
  const runningMs = byHand ? () => performance.now() : () => 0;
  const serverClock = { now: () => FIXTURE_STARTED_AT + Math.round(runningMs()) };
  const backend = createMockBackend({
    publicUrl: PUBLIC_URL,
    scenario,
    clockAheadMs: () => pastOnServerMs,
    ports: { clock: serverClock, ids: createIds(), random: { digit: () => 5, below: () => 0 } },
  });
  const deviceMs = () => runningMs() + pastOnDeviceMs;
  const clock: Clock = { monotonicMs: deviceMs, wallMs: () => FIXTURE_STARTED_AT + deviceMs() };

  const visitor = createVisitor({
    fetch: backend.app.request,
    elapse: (ms) => {
      pastOnServerMs += ms;
    },
  });

  /** Decides the demo checkout at this address, as its page does. */
  const pay = (url: string) => visitor.decide(new URL(url).searchParams.get('id') ?? '', 'pay');

  const checkout = createStandInWindow(byHand ? (url) => void pay(url) : undefined);

  localStorage.clear();
  let sessionId: string | undefined;
  if (persona) {
    const held = await visitor.reach(stage, persona);
    sessionId = held.id;
    localStorage.setItem(SESSION_KEY, JSON.stringify(held));
  }

  const heldSession = async () => {
    const record = sessionId === undefined ? undefined : await backend.store.testSessions.get(sessionId);
    if (!record) throw new Error('This story begins without a test session: give it a persona.');
    return record;
  };

  return {
    publicUrl: PUBLIC_URL,
    fetch: backend.fetch,
    clock,
    checkout,
    pay,
    play: backend.player.play,
    /** Time passes, for everyone. */
    pass(ms: number): void {
      pastOnServerMs += ms;
      pastOnDeviceMs += ms;
    },
    /** The device sleeps until so many seconds of the test are left, fewer than 0 when it is over. */
    async sleepUntilLeft(seconds: number): Promise<void> {
      const { deadlineAt } = await heldSession();
      pastOnServerMs = deadlineAt - seconds * 1000 - serverClock.now();
    },
    /** Returns the answers on the server: one entry per question, -1 = unanswered. */
    savedAnswers: async () => (await heldSession()).answers,
    /** Returns the visitor to the page: the test asks its server again. */
    comeBack: () => window.dispatchEvent(new Event('focus')),
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
