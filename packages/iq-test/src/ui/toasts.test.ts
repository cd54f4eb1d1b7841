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
  model.whileShown();
  model.show('success', 'results.copiedTitle');
  vi.advanceTimersByTime(7999);
  expect(titles(model)).toEqual(['results.copiedTitle']);
  vi.advanceTimersByTime(1);
  expect(titles(model)).toEqual([]);
});

test('each goes in its time, and one without a time stays', () => {
  const model = new ToastsModel();
  model.toasts.value = [{ id: 0, tone: 'neutral', title: 'payment.payHere' }];
  model.whileShown();
  model.show('success', 'results.copiedTitle');
  vi.advanceTimersByTime(5000);
  model.show('success', 'results.emailSentTitle');
  vi.advanceTimersByTime(3000);
  expect(titles(model)).toEqual(['payment.payHere', 'results.emailSentTitle']);
  vi.advanceTimersByTime(5000);
  expect(titles(model)).toEqual(['payment.payHere']);
  expect(vi.getTimerCount()).toBe(0);
});

test('where nobody shows them no timer runs; what is over by then goes when they are shown again', () => {
  const model = new ToastsModel();
  const hide = model.whileShown();
  model.show('success', 'results.copiedTitle');
  expect(vi.getTimerCount()).toBe(1);
  hide();
  model.show('success', 'results.emailSentTitle');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(8000);
  expect(titles(model)).toHaveLength(2);
  model.whileShown();
  vi.runAllTimers();
  expect([titles(model), vi.getTimerCount()]).toEqual([[], 0]);
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
  model.whileShown();
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

test('a message about the same subject takes the place of the older one, whatever both say', () => {
  const model = new ToastsModel();
  model.show('alert', 'results.emailRequiredTitle', 'results.emailRequiredText', 'email');
  model.show('alert', 'results.shareFailedTitle', undefined, 'share');
  model.show('neutral', 'results.copiedTitle'); // about nothing in particular
  model.show('success', 'results.emailSentTitle', undefined, 'email');
  expect(titles(model)).toEqual([
    'results.shareFailedTitle',
    'results.copiedTitle',
    'results.emailSentTitle',
  ]);
});

test('what was said about a subject is dismissed alone, or with all', () => {
  const model = new ToastsModel();
  model.show('alert', 'results.shareFailedTitle', undefined, 'share');
  model.show('neutral', 'results.copiedTitle');
  model.show('success', 'results.emailSentTitle', undefined, 'email');
  model.dismissAbout('share');
  model.dismissAbout('certificate');
  expect(titles(model)).toEqual(['results.copiedTitle', 'results.emailSentTitle']);
  model.clear();
  expect(titles(model)).toEqual([]);
});
