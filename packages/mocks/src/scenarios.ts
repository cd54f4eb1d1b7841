import { type ApiErrorCode, apiErrors } from '@quotient/contract';
import * as calls from '@quotient/contract/calls';

/** One call of the API as a scenario sees it. */
interface Asked {
  /** `POST /api/create-payment`: ids are `:id`. */
  route: string;
  /** Number of earlier calls of this route in this scenario. */
  earlier: number;
}

/** Change of a call by a scenario, before the app gets it. */
type Disturbance = { failure: Failure } | { delayMs: number };
type Failure = 'network' | ApiErrorCode;
type Disturb = (asked: Asked) => Disturbance | undefined;

/** A named kind of trouble. */
interface Scenario {
  /** Title in lists. */
  title: string;
  /** Absent, or undefined: the app answers at once. */
  disturb?: Disturb;
  /** Every email is taken, as by the real app, and then refused by its recipient. @default false */
  refusesMail?: boolean;
}

function failing({ method, path }: calls.Call, failure: Failure, times = Number.POSITIVE_INFINITY): Disturb {
  return ({ route, earlier }) => (route === `${method} ${path}` && earlier < times ? { failure } : undefined);
}

/** Delay as on a train: long enough to see every "please wait". */
const SLOW_MS = 1500;

/** Every kind of trouble that stories, the mock panel and tests can ask for by name. */
export const scenarios = {
  online: { title: 'All is well' },
  slow: { title: 'Slow: every answer takes 1.5 s', disturb: () => ({ delayMs: SLOW_MS }) },
  offline: { title: 'Offline', disturb: () => ({ failure: 'network' }) },
  flaky: {
    title: 'Flaky: every other call is lost',
    disturb: ({ earlier }) => (earlier % 2 === 0 ? { failure: 'network' } : undefined),
  },
  serverDown: { title: 'The server fails', disturb: () => ({ failure: 'internal' }) },
  storageFull: {
    title: 'The server cannot save',
    disturb: ({ route }) => (route.startsWith('GET') ? undefined : { failure: 'storage_failed' }),
  },
  checkoutFails: {
    title: 'The checkout cannot be created',
    disturb: failing(calls.createPayment, 'payment_provider_failed'),
  },
  checkoutFailsOnce: {
    title: 'The checkout works at the second try',
    disturb: failing(calls.createPayment, 'payment_provider_failed', 1),
  },
  resultsFailOnce: {
    title: 'The results come at the second try',
    disturb: failing(calls.getResults, 'internal', 1),
  },
  mailFails: { title: 'The email is refused by its recipient', refusesMail: true },
  shareFails: {
    title: 'Sharing fails',
    disturb: failing(calls.shareResult, 'storage_failed'),
  },
  noShapes: { title: 'The figures do not load', disturb: failing(calls.listSvgShapes, 'network') },
} as const satisfies Record<string, Scenario>;

/** The name of a trouble, for `createMockBackend` and the mock panel. */
export type ScenarioName = keyof typeof scenarios;

/** Returns true if a stored or chosen value names a scenario. */
export const isScenarioName = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(scenarios, name);

/** Route of a request, e.g. `GET /api/test-sessions/:id/results`. */
const routeOf = ({ method, url }: Request): string =>
  `${method} ${new URL(url).pathname.replace(/^(\/api\/(?:test-sessions|shared-results|demo-checkouts))\/[^/]+/, '$1/:id')}`;

const errorResponse = (code: ApiErrorCode): Response => {
  const { status, message } = apiErrors[code];
  return Response.json({ code, message }, { status });
};

/**
 * Lets an app answer under a scenario. `undefined` is a lost connection: a fetch would reject. Calls are counted for
 * each scenario from its start.
 */
export function createScenarioPlayer(fetchApp: (request: Request) => Response | Promise<Response>) {
  let current: ScenarioName = 'online';
  let counts = new Map<string, number>();
  return {
    get refusesMail(): boolean {
      const { refusesMail = false }: Scenario = scenarios[current];
      return refusesMail;
    },
    play(name: ScenarioName): void {
      current = name;
      counts = new Map();
    },
    async answer(request: Request): Promise<Response | undefined> {
      const { disturb }: Scenario = scenarios[current];
      const route = routeOf(request);
      const earlier = counts.get(route) ?? 0;
      counts.set(route, earlier + 1);
      const disturbance = disturb?.({ route, earlier });
      if (disturbance && 'failure' in disturbance)
        return disturbance.failure === 'network' ? undefined : errorResponse(disturbance.failure);
      if (disturbance) await new Promise((passed) => setTimeout(passed, disturbance.delayMs));
      return fetchApp(request);
    },
  };
}
