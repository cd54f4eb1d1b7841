import * as v from 'valibot';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';

const accepts = (name: keyof typeof commands, params: unknown) => v.is(commands[name].schema, params);

test.each([
  ['pay', { session: 'cs_test_1' }],
  ['settle', { session: 'cs_test_1', status: 'failed' }],
  ['refund', { payment_intent: 'pi_1', amount: 1, reason: 'duplicate', metadata: { a: 'b' } }],
  ['refund', {}],
  ['set', { delayMs: 600_000, duplicates: 1000, isHolding: true, openerPolicy: null }],
  ['fail', { how: 'hang' }],
  ['fail', { call: 'refunds.create', how: 'fail', when: 'after', status: 429, times: 1 }],
  ['change', { session: 'cs_test_1', change: { amount_total: null, mode: 'setup' } }],
  ['release', { events: [] }],
  ['idle', {}],
] as const)('%s takes %j', (name, params) => expect(accepts(name, params)).toBe(true));

test.each([
  ['pay', {}],
  ['pay', { session: '' }],
  ['pay', { session: 'cs_test_1', status: 'failed' }],
  ['settle', { session: 'cs_test_1', status: 'pending' }],
  ['refund', { amount: 0 }],
  ['refund', { amount: 1.5 }],
  ['refund', { reason: 'other' }],
  ['set', { delayMs: 600_001 }],
  ['set', { duplicates: -1 }],
  ['set', { openerPolicy: 'other' }],
  ['fail', { how: 'hang', call: 'refunds.other' }],
  ['fail', { how: 'fail', status: 418 }],
  ['fail', { how: 'fail', times: 0 }],
  ['change', { session: 'cs_test_1', change: { status: 'complete' } }],
  ['idle', { session: 'cs_test_1' }],
] as const)('%s refuses %j', (name, params) => expect(accepts(name, params)).toBe(false));
