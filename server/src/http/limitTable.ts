import { demoCheckoutRoutes, type Route, requestsOf, routes, stripeRoutes } from '@quotient/contract';
import { adminRoutes } from '@quotient/contract/admin';
import type { Call } from '@quotient/contract/calls';
import type { Rate } from './meter.ts';
import { paths } from './paths.ts';

/** How often one kind of call may be made. */
export interface Limit {
  /** By one address, and by each /64 of IPv6; behind it may be a whole school. For wider networks see `networkFactors`. */
  address: Rate;
  /** By all addresses together, see `createSharedBudget`. */
  all: Rate;
  /** Whether a refusal is as much work as a success, and charged like one. @default false */
  refusalsCost?: boolean;
}

/**
 * A class is 30 visitors; the numbers let four of them work behind one address. What all may do is what the embedded
 * store and a small machine can bear. server/README.md has the numbers.
 */
export const limits = {
  /** A start stores 20 kB (`main`) to 85 kB (`extended`). In all: a whole day of 20,000 tests within half an hour. */
  start: { address: { burst: 120, perMinute: 4 }, all: { burst: 3000, perMinute: 600 } },
  /**
   * A visitor sends some two in the 75 s of each question; who comes back online sends one for each at once, 20 to 70. In
   * all: what a small disk can save.
   */
  answer: { address: { burst: 3000, perMinute: 600 }, all: { burst: 30_000, perMinute: 20_000 } },
  /**
   * Each asks the payment provider or writes to the disk. Two and a half for each start that is allowed: a checkout is
   * opened and decided, and some try a second time.
   */
  pay: { address: { burst: 300, perMinute: 10 }, all: { burst: 7500, perMinute: 1500 } },
  /**
   * Needs no token. A page that comes back from a checkout asks 24 times a minute at most, a class of them at once for a
   * moment. How often the payment provider is asked, its adapter decides.
   */
  checkout: {
    address: { burst: 750, perMinute: 300 },
    all: { burst: 3000, perMinute: 3000 },
    refusalsCost: true,
  },
  /** Each may become an e-mail to anybody. A class asks for its results at once, some for a second address. */
  mail: { address: { burst: 120, perMinute: 4 }, all: { burst: 3000, perMinute: 600 } },
  /** Each hashes a password, looks at a secret or sends an e-mail; who guesses is slowed down before this, by the account. */
  signIn: {
    address: { burst: 60, perMinute: 20 },
    all: { burst: 1200, perMinute: 600 },
    refusalsCost: true,
  },
  /** Large. A visitor asks for the shapes four times at most within a few seconds. */
  read: { address: { burst: 600, perMinute: 240 }, all: { burst: 10_000, perMinute: 5000 } },
  /** A page that waits for a payment asks 24 times a minute. */
  other: { address: { burst: 3000, perMinute: 3000 }, all: { burst: 40_000, perMinute: 40_000 } },
} as const satisfies Record<string, Limit>;

/** What a limit is called in the log. */
export type LimitName = keyof typeof limits;

const visitorCalls = { ...routes, ...demoCheckoutRoutes, ...stripeRoutes };
type AdminCalls = typeof adminRoutes;
type CallsOfAnyone = {
  [Name in keyof AdminCalls]: AdminCalls[Name]['role'] extends 'anyone' ? Name : never;
}[keyof AdminCalls];

/** Which limit a call has. A call without one does not compile, and a renamed path takes its limit along. */
const limitOfCall: Record<keyof typeof visitorCalls, LimitName> = {
  startTestSession: 'start',
  saveAnswer: 'answer',
  finishTestSession: 'answer',
  trackQuestionProgress: 'answer',
  createPayment: 'pay',
  decideDemoCheckout: 'pay',
  eraseTestSession: 'pay',
  createPrivateLink: 'pay',
  getCheckout: 'checkout',
  sendResultsEmail: 'mail',
  listSvgShapes: 'read',
  getTestSession: 'other',
  getResults: 'other',
  exportTestSession: 'other',
  listQuestionSets: 'other',
  getPartner: 'other',
  getResultsEmail: 'other',
  shareResult: 'other',
  getSharedResult: 'other',
  deleteSharedResult: 'other',
  makeCertificate: 'other',
  removeCertificate: 'other',
  getDemoCheckout: 'other',
  receiveStripeEvent: 'other',
};

/** The same for the admin area, where nobody need be signed in. All other calls of it are `other`. */
const limitOfAdminCall: Record<CallsOfAnyone, LimitName> = {
  login: 'signIn',
  loginCode: 'signIn',
  passkeyQuestion: 'signIn',
  loginPasskey: 'signIn',
  checkLink: 'signIn',
  setUp: 'signIn',
  recover: 'signIn',
  reset: 'signIn',
  refresh: 'other',
  logout: 'other',
};

/** Where a call is found, as a part of a regular expression. The app answers `HEAD` as it answers `GET`. */
const placeOf = ({ method, path }: Pick<Call, 'method' | 'path'>) =>
  `${method === 'GET' ? '(?:GET|HEAD)' : method} ${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}`;

/** Where the calls of each limit are found. */
const places = new Map<LimitName, string[]>();
const add = (name: LimitName, call: Pick<Call, 'method' | 'path'>) =>
  places.set(name, [...(places.get(name) ?? []), placeOf(call)]);
for (const [name, route] of Object.entries<Route>(visitorCalls))
  for (const request of requestsOf(route)) add(limitOfCall[name as keyof typeof visitorCalls], request);
for (const name of Object.keys(limitOfAdminCall) as CallsOfAnyone[])
  add(limitOfAdminCall[name], adminRoutes[name]);
for (const path of [paths.openApi, paths.apiPage]) add('read', { method: 'GET', path });

const patterns = [...places].map(([name, own]) => ({ name, pattern: new RegExp(`^(?:${own.join('|')})$`) }));

/** The limit of a request by its method and path; what no call of ours has is `other`, and outside of the API without any. */
export function limitNameOf(method: string, path: string): LimitName | undefined {
  const request = `${method} ${path}`;
  const found = patterns.find(({ pattern }) => pattern.test(request));
  return found?.name ?? (path.startsWith('/api/') ? 'other' : undefined);
}
