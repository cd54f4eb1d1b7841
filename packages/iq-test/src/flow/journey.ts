import type { TestResults, TestSession } from '@quotient/contract';
import type { Credentials } from '../api/apiClient.ts';
import type { Payment } from '../payment/paymentModel.ts';
import type { Runner } from '../runner/runnerModel.ts';

/** Stage that the page sees: welcome → testing → payment → results (Specification §4). */
export type Stage = 'welcome' | 'testing' | 'payment' | 'results';

/** A test session that the server has given, and what opens it there. */
interface Held {
  session: TestSession;
  credentials: Credentials;
}

/** Reason why a test is not restored yet. */
export type Obstacle = 'offline' | 'busy';

/** Place of a visitor, with exactly the data of that place. */
export type Journey =
  /** `isStarting`: the server is asked for a new test. */
  | { at: 'welcome'; isStarting: boolean }
  /**
   * The server is asked for the test that this device remembers, again and again where there is an `obstacle`:
   * `offline`: no answer came; `busy`: it cannot give the test back just now. `bringing` ends the asking.
   */
  | { at: 'restoring'; obstacle: Obstacle | undefined; credentials: Credentials; bringing: AbortController }
  /** `isLeaving`: the visitor is asked whether to give the test up. */
  | ({ at: 'testing'; runner: Runner; isLeaving: boolean } & Held)
  /** `payment` is undefined until the code of its screen has come. */
  | ({ at: 'payment'; payment: Payment | undefined } & Held)
  /** `stage` is the one that it came from. */
  | ({ at: 'loading-results'; stage: Stage } & Held)
  | ({ at: 'failed'; stage: Stage; error: unknown } & Held)
  /** `isStarting`: the server is asked for another test. */
  | ({ at: 'results'; results: TestResults; isStarting: boolean } & Held);

/** The journey at one of its places. */
export type At<Name extends Journey['at']> = Extract<Journey, { at: Name }>;

/** Target of each event, wherever it happens. `finish` and `load` also restore a test after a reload. */
export interface JourneyTargets {
  restore: 'restoring';
  start: 'testing';
  finish: 'payment';
  load: 'loading-results';
  fail: 'failed';
  paid: 'results';
  retake: 'testing';
  reopen: 'testing';
  home: 'welcome';
}

/** Event that moves a visitor on. */
export type JourneyEvent = keyof JourneyTargets;

/** The one table of transitions (Specification §4). What is not in it does not happen. */
export const transitions: Readonly<Record<Journey['at'], Readonly<Partial<JourneyTargets>>>> = {
  welcome: { start: 'testing', restore: 'restoring' },
  restoring: { start: 'testing', finish: 'payment', load: 'loading-results', home: 'welcome' },
  testing: { finish: 'payment', home: 'welcome' },
  payment: { reopen: 'testing', load: 'loading-results', home: 'welcome' },
  'loading-results': { paid: 'results', fail: 'failed', home: 'welcome' },
  failed: { load: 'loading-results', home: 'welcome' },
  results: { retake: 'testing', home: 'welcome' },
};

/** Start of every journey, and the target of Home. */
export const welcome: At<'welcome'> = { at: 'welcome', isStarting: false };

/** Returns the stage that the page sees: `restoring` counts as welcome, loading and its failure as the stage before. */
export function stageOf(journey: Journey): Stage {
  switch (journey.at) {
    case 'welcome':
    case 'restoring':
      return 'welcome';
    case 'loading-results':
    case 'failed':
      return journey.stage;
    default:
      return journey.at;
  }
}

/** Ends what belongs to a place that is left. */
export function endOf(journey: Journey): void {
  if ('bringing' in journey) journey.bringing.abort();
  if ('runner' in journey) journey.runner[Symbol.dispose]();
  if ('payment' in journey) journey.payment?.[Symbol.dispose]();
}
