import { expect, test } from 'vitest';
import { createFaults } from './faults.ts';

test('a fault affects the calls that it names, as often as set, and then ends', () => {
  const faults = createFaults();
  faults.add({ call: 'refunds.create', how: 'hang', times: 2 });
  expect(faults.take('refunds.list')).toBeUndefined();
  expect(faults.take('refunds.create')?.how).toBe('hang');
  expect(faults.pending()).toEqual([{ call: 'refunds.create', how: 'hang', times: 1 }]);
  expect(faults.take('refunds.create')?.how).toBe('hang');
  expect(faults.take('refunds.create')).toBeUndefined();
  expect(faults.pending()).toEqual([]);
});

test('a fault without a call befalls the next one, whichever it is, once', () => {
  const faults = createFaults();
  faults.add({ how: 'fail', status: 503 });
  expect(faults.take('events.list')?.status).toBe(503);
  expect(faults.take('events.list')).toBeUndefined();
});

test('of two that fit, the one that was asked for first comes first', () => {
  const faults = createFaults();
  faults.add({ call: 'refunds.create', how: 'fail', status: 429 });
  faults.add({ how: 'fail', status: 500 });
  expect(faults.take('events.list')?.status).toBe(500);
  faults.add({ how: 'fail', status: 503 });
  expect(faults.take('refunds.create')?.status).toBe(429);
});

test('a removed fault affects no call', () => {
  const faults = createFaults();
  faults.add({ how: 'fail', times: 5 });
  faults.clear();
  expect(faults.take('events.list')).toBeUndefined();
});
