import { expect, test, vi } from 'vitest';
import { createOrders } from './pageCommands.ts';

test('an order waits until somebody is there, and the last one counts', () => {
  const { give, attach } = createOrders();
  expect(give('reset')).toBe(false);
  expect(give('start')).toBe(false);
  const drive = vi.fn();
  attach(drive);
  expect(drive).toHaveBeenCalledExactlyOnceWith('start');
  expect(give('reset')).toBe(true);
  expect(drive).toHaveBeenLastCalledWith('reset');
});

test('after detaching nobody is driven, and nothing is left for the next', () => {
  const { give, attach } = createOrders();
  const first = vi.fn();
  const next = vi.fn();
  give('start');
  attach(first)();
  attach(next);
  expect(next).not.toHaveBeenCalled();
  give('start');
  expect(first).toHaveBeenCalledOnce();
  expect(next).toHaveBeenCalledOnce();
});

test('who detaches late leaves the one who came meanwhile', () => {
  const { give, attach } = createOrders();
  const detachFirst = attach(vi.fn());
  const next = vi.fn();
  attach(next);
  detachFirst();
  expect(give('start')).toBe(true);
  expect(next).toHaveBeenCalledOnce();
});
