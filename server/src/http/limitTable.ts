import { demoCheckoutRoutes, type Route, requestsOf, routes, stripeRoutes } from '@quotient/contract';
import { adminRoutes } from '@quotient/contract/admin';
import type { Call } from '@quotient/contract/calls';
import type { Rate } from './meter.ts';
import { paths } from './paths.ts';

/** Rates of one kind of call. */
export interface Limit {
  /**
   * Rate of one address, and of each /64 of IPv6; behind it may be a whole school. For wider networks see
   * `networkFactors`.
   */
  address: Rate;
  /** Rate of all addresses together, see `createSharedBudget`. */
  all: Rate;
  /** True if a refusal is as much work as a success, and charged like one. @default false */
  refusalsCost?: boolean;
}

/**
 * Limits of all calls. A class is 30 visitors; the rates let four of them work behind one address. Shared rates are
 * what the embedded store and a small machine can do. See server/README.md.
 */
export const limits = {
  /** A start stores 20 kB (`main`) to 85 kB (`extended`). Together: a whole day of 20,000 tests within half an hour. */
  start: { address: { burst: 120, perMinute: 4 }, all: { burst: 3000, perMinute: 600 } },
  /**
   * A visitor sends about two in the 75 s of each question; one who was offline sends 20 to 70 at once. Together:
   * what a small disk can save.
   */
  answer: { address: { burst: 3000, perMinute: 600 }, all: { burst: 30_000, perMinute: 20_000 } },
  /**
   * Each asks the payment provider or writes to the disk. Two and a half for each allowed start: a checkout is opened
   * and decided, and some visitors try twice.
   */
  pay: { address: { burst: 300, perMinute: 10 }, all: { burst: 7500, perMinute: 1500 } },
  /**
   * Needs no token. A page after a checkout asks at most 24 times a minute, a class of them briefly at once. The
   * adapter decides how often it asks the payment provider.
   */
  checkout: {
    address: { burst: 750, perMinute: 300 },
    all: { burst: 3000, perMinute: 3000 },
    refusalsCost: true,
  },
  /** Each may become an email to anybody. A class asks for its results at once, some for a second address. */
  mail: { address: { burst: 120, perMinute: 4 }, all: { burst: 3000, perMinute: 600 } },
  /**
   * Each is stored for years and becomes an email. A limit of its own, so that nobody is kept from a withdrawal by emails of
   * results.
   */
  withdraw: { address: { burst: 30, perMinute: 2 }, all: { burst: 1200, perMinute: 240 } },
  /** Each hashes a password, checks a secret or sends an email; guessing is slowed down earlier, by account. */
  signIn: {
    address: { burst: 60, perMinute: 20 },
    all: { burst: 1200, perMinute: 600 },
    refusalsCost: true,
  },
  /** Large answers. A visitor requests the shapes at most four times within a few seconds. */
  read: { address: { burst: 600, perMinute: 240 }, all: { burst: 10_000, perMinute: 5000 } },
  /** A page that waits for a payment asks 24 times a minute. */
  other: { address: { burst: 3000, perMinute: 3000 }, all: { burst: 40_000, perMinute: 40_000 } },
} as const satisfies Record<string, Limit>;

/** Name of a limit in the log. */
export type LimitName = keyof typeof limits;

const visitorCalls = { ...routes, ...demoCheckoutRoutes, ...stripeRoutes };
type AdminCalls = typeof adminRoutes;
type CallsOfAnyone = {
  [Name in keyof AdminCalls]: AdminCalls[Name]['role'] extends 'anyone' ? Name : never;
}[keyof AdminCalls];

/** Limit of each call. A call without one doesn't compile, and a renamed path keeps its limit. */
const limitOfCall: Record<keyof typeof visitorCalls, LimitName> = {
  startTestSession: 'start',
  saveAnswer: 'answer',
  finishTestSession: 'answer',
  reopenTestSession: 'answer',
  trackQuestionProgress: 'answer',
  createPayment: 'pay',
  decideDemoCheckout: 'pay',
  eraseTestSession: 'pay',
  createPrivateLink: 'pay',
  endPrivateLinks: 'pay',
  getCheckout: 'checkout',
  sendResultsEmail: 'mail',
  declareWithdrawal: 'withdraw',
  listSvgShapes: 'read',
  getTestSession: 'other',
  getResults: 'other',
  exportTestSession: 'other',
  listQuestionSets: 'other',
  getPartner: 'other',
  getWithdrawal: 'other',
  getResultsEmail: 'other',
  shareResult: 'other',
  getSharedResult: 'other',
  deleteSharedResult: 'other',
  makeCertificate: 'other',
  removeCertificate: 'other',
  getDemoCheckout: 'other',
  receiveStripeEvent: 'other',
};

/** Limit of each admin call that needs no sign-in. All other admin calls are `other`. */
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

/** Regular expression of a call's method and path. The app answers `HEAD` like `GET`. */
const placeOf = ({ method, path }: Pick<Call, 'method' | 'path'>) =>
  `${method === 'GET' ? '(?:GET|HEAD)' : method} ${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}`;

/** Calls of each limit, as regular expressions. */
const places = new Map<LimitName, string[]>();
const add = (name: LimitName, call: Pick<Call, 'method' | 'path'>) =>
  places.set(name, [...(places.get(name) ?? []), placeOf(call)]);
for (const [name, route] of Object.entries<Route>(visitorCalls))
  for (const request of requestsOf(route)) add(limitOfCall[name as keyof typeof visitorCalls], request);
for (const name of Object.keys(limitOfAdminCall) as CallsOfAnyone[])
  add(limitOfAdminCall[name], adminRoutes[name]);
for (const path of [paths.openApi, paths.apiPage]) add('read', { method: 'GET', path });

const patterns = [...places].map(([name, own]) => ({ name, pattern: new RegExp(`^(?:${own.join('|')})$`) }));

/** Returns the limit of a request: `other` for unknown calls of the API, `undefined` outside of the API. */
export function limitNameOf(method: string, path: string): LimitName | undefined {
  const request = `${method} ${path}`;
  const found = patterns.find(({ pattern }) => pattern.test(request));
  return found?.name ?? (path.startsWith('/api/') ? 'other' : undefined);
}
