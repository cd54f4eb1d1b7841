import type { AdminWithdrawal } from '@quotient/contract/admin';

const RECEIVED_AT = 1_767_225_600_000;
const SESSION_ID = '1767225600000-abcdefghij';
const price = { amountMinor: 100, currency: 'EUR' };

/** Order of the declarations' address. */
export const candidate = {
  number: 'Q-2026-7KM3XWA',
  createdAt: RECEIVED_AT - 1000,
  price,
  isDemo: false,
  sessionId: SESSION_ID,
};

/** Order that a declaration names, refused because of its address. */
export const namedOrder: AdminWithdrawal['orders'][number] = {
  number: 'Q-2026-AAAAAAA',
  outcome: 'email-differs',
  price,
  isDemo: false,
  sessionId: SESSION_ID,
};

/** Open declaration, with these fields changed. */
export const declarationOf = (some: Partial<AdminWithdrawal> = {}): AdminWithdrawal => ({
  id: `${RECEIVED_AT}-${'a'.repeat(24)}`,
  receivedAt: RECEIVED_AT,
  name: 'Jenny Doe',
  contract: 'The IQ test of last week',
  email: 'jenny@example.org',
  mail: 'sent',
  state: 'open',
  orders: [],
  attempts: 0,
  candidates: [],
  ...some,
});

/** One declaration of each kind. */
export const declarations = [
  declarationOf({ candidates: [candidate] }),
  declarationOf({
    id: `${RECEIVED_AT}-${'b'.repeat(24)}`,
    name: 'x'.repeat(200),
    contract: 'y'.repeat(500),
    email: `${'z'.repeat(64)}@${'example'.repeat(8)}.org`,
    mail: 'failed',
    orders: [
      namedOrder,
      { number: 'Q-2026-BBBBBBB', outcome: 'no-order', price: null, isDemo: false, sessionId: null },
      { number: 'Q-2026-CCCCCCC', outcome: 'too-late', price, isDemo: false, sessionId: null },
    ],
  }),
  declarationOf({
    id: `${RECEIVED_AT}-${'c'.repeat(24)}`,
    state: 'received',
    attempts: 2,
    mail: 'pending',
    candidates: [candidate],
  }),
  declarationOf({
    id: `${RECEIVED_AT}-${'d'.repeat(24)}`,
    state: 'refunded',
    contract: 'Q-2026-7KM3XWA',
    orders: [{ ...namedOrder, number: 'Q-2026-7KM3XWA', outcome: 'refunded' }],
  }),
  declarationOf({ id: `${RECEIVED_AT}-${'e'.repeat(24)}`, state: 'answered' }),
] as const;
