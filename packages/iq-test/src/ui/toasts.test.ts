import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastsModel } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const titles = ({ toasts }: InstanceType<typeof ToastsModel>) => toasts.value.map(({ title }) => title);

test('a message stays for eight seconds', () => {
  const model = new ToastsModel();
  model.show('success', 'results.copiedTitle');
  vi.advanceTimersByTime(7999);
  expect(titles(model)).toEqual(['results.copiedTitle']);
  vi.advanceTimersByTime(1);
  expect(titles(model)).toEqual([]);
});

test('no timer outlives the model', () => {
  const model = new ToastsModel();
  model.show('success', 'results.copiedTitle');
  model[Symbol.dispose]();
  expect(vi.getTimerCount()).toBe(0);
});

test('at most three are on the screen, the newest last', () => {
  const model = new ToastsModel();
  for (const title of [
    'results.copiedTitle',
    'results.emailSentTitle',
    'results.shareFailedTitle',
    'payment.errorTitle',
  ] as const)
    model.show('neutral', title);
  expect(titles(model)).toEqual(['results.emailSentTitle', 'results.shareFailedTitle', 'payment.errorTitle']);
});

test('the same message again takes the place of the first, and stays for its own time', () => {
  const model = new ToastsModel();
  model.show('alert', 'payment.errorTitle', 'payment.errorNoUrl');
  vi.advanceTimersByTime(5000);
  model.show('alert', 'payment.errorTitle', 'payment.errorNoUrl');
  model.show('alert', 'payment.errorTitle', 'payment.errorFallback');
  expect(model.toasts.value).toHaveLength(2);
  vi.advanceTimersByTime(5000);
  expect(model.toasts.value).toHaveLength(2);
});

test('a message is taken away by what showing it has returned', () => {
  const model = new ToastsModel();
  const first = model.show('neutral', 'results.copiedTitle');
  model.show('neutral', 'results.emailSentTitle');
  model.dismiss(first);
  expect(titles(model)).toEqual(['results.emailSentTitle']);
});
