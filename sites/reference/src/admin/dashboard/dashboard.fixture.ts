import type { Dashboard, DashboardCounts } from '@quotient/contract/admin';

/** Numbers of which only these are not 0. */
export const countsOf = (some: Partial<DashboardCounts> = {}): DashboardCounts => ({
  visits: 0,
  started: 0,
  answered: 0,
  completed: 0,
  timedUp: 0,
  checkoutOpened: 0,
  paid: 0,
  refunded: 0,
  disputed: 0,
  mailed: 0,
  shared: 0,
  certified: 0,
  money: [],
  ...some,
});

/** Revenue in one currency. */
export const moneyOf = (currency: string, revenueMinor: number, refundedMinor = 0, disputedMinor = 0) => ({
  currency,
  payments: 1,
  revenueMinor,
  refundedMinor,
  disputedMinor,
});

/** The numbers of a period as the server answers them: nothing has happened but what is given. */
export const dashboardOf = (some: Partial<Dashboard> = {}): Dashboard => ({
  version: '1',
  countedAt: 1,
  isDemo: false,
  counting: null,
  totals: countsOf(),
  before: { from: '2026-01-01', to: '2026-01-01', totals: countsOf() },
  steps: [],
  scores: { counted: 0, tooFast: 0, values: [], bands: [] },
  byPartner: [],
  byLocale: [],
  bySet: [],
  days: [],
  choices: { partners: [], locales: [], sets: [], firstDay: null },
  ...some,
});

/** Facts about the selection, for charts. */
export const about = { period: '1 Jan 2026', fileOf: (chart: string) => `numbers_${chart}` };
