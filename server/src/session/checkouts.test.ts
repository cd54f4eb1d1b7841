import { expect, test } from 'vitest';
import {
  type CheckoutAttempt,
  isLeftToOperator,
  isReversible,
  isUndecided,
  paymentStatusOf,
} from './checkouts.ts';

type State = CheckoutAttempt['state'];

test.each<[State[], ReturnType<typeof paymentStatusOf>]>([
  [[], 'unpaid'],
  [['creating'], 'unpaid'],
  [['open'], 'pending'],
  [['closed'], 'unpaid'],
  [['closed', 'open'], 'pending'],
  [['failed'], 'failed'],
  [['failed', 'open'], 'pending'],
  [['failed', 'closed'], 'unpaid'],
  [['processing'], 'processing'],
  [['paid'], 'paid'],
  [['paid', 'duplicate'], 'paid'],
  [['paid', 'refunded'], 'paid'],
  [['refunded'], 'refunded'],
  [['refunded', 'paid'], 'paid'],
  [['disputed'], 'disputed'],
  [['disputed', 'paid'], 'paid'],
])('attempts that are %j make the payment %s', (states, status) => {
  const checkouts = states.map((state, i) => ({
    state: state as 'open',
    id: `checkout_${i}`,
    url: null,
    idempotencyKey: `${i}`,
    price: { amountMinor: 100, currency: 'EUR' },
    createdAt: i,
  }));
  expect(paymentStatusOf({ checkouts })).toBe(status);
});

test('the provider is asked as long as it may have news, and no longer', () => {
  const states: State[] = [
    'creating',
    'open',
    'processing',
    'duplicate',
    'disputed',
    'paid',
    'closed',
    'failed',
    'refunded',
  ];
  expect(states.filter((state) => isUndecided({ state }))).toEqual(states.slice(0, 5));
});

test.each<[State, string[], { isLeft: boolean; isReversible: boolean }]>([
  ['paid', [], { isLeft: false, isReversible: false }],
  ['paid', ['c:refunded', 'c:paid'], { isLeft: false, isReversible: true }],
  ['paid', ['c:disputed', 'c:paid'], { isLeft: false, isReversible: true }],
  ['paid', ['other:refunded'], { isLeft: false, isReversible: false }],
  ['refunded', ['c:paid', 'c:refunded'], { isLeft: false, isReversible: true }],
  ['disputed', ['c:disputed'], { isLeft: false, isReversible: false }],
  ['duplicate', ['c:duplicate'], { isLeft: false, isReversible: false }],
  ['duplicate', ['c:refunded', 'c:duplicate'], { isLeft: true, isReversible: true }],
  ['processing', [], { isLeft: false, isReversible: false }],
  ['processing', ['c:unmatched'], { isLeft: true, isReversible: true }],
])('what is %s after %j may be decided otherwise, and is left to an operator: %j', (state, events, said) => {
  const record = { appliedPaymentEvents: events };
  const attempt = { state, id: 'c' };
  expect({
    isLeft: isLeftToOperator(record, attempt),
    isReversible: isReversible(record, attempt),
  }).toEqual(said);
});
