import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { inEnglish } from '../i18n/english.fixture.ts';
import type { Toasts } from '../ui/toasts.ts';
import { EmailResultsModel } from './emailResultsModel.ts';

const send = vi.fn<(email: string) => Promise<void>>();
const tell = vi.fn<Toasts['show']>();
/** The toasts, as they are read. */
const toasts = () =>
  tell.mock.calls.map(([tone, ...messages]) => [
    tone,
    ...messages.map((message) => message && inEnglish(message)),
  ]);

const open = () => new EmailResultsModel({ send, tell });
const problem = (model: ReturnType<typeof open>) => model.problem.value && inEnglish(model.problem.value);

beforeEach(() => {
  send.mockReset().mockResolvedValue();
  tell.mockReset();
});

test.each(['', '  '])(
  'S181: sending to %j says that an address is required and sends nothing',
  async (typed) => {
    const model = open();
    model.setAddress(typed);
    await model.send();
    expect(toasts()).toEqual([['alert', 'Email required', 'Please enter a valid email address']]);
    expect(model.isMissing.value).toBe(true);
    expect(problem(model)).toBe('Please enter a valid email address');
    expect(send).not.toHaveBeenCalled();
  },
);

test('typing takes the complaint about a missing address back', async () => {
  const model = open();
  await model.send();
  model.setAddress('a');
  expect(model.isMissing.value).toBe(false);
  expect(problem(model)).toBeUndefined();
});

test('S213: success is told with the address', async () => {
  const model = open();
  model.setAddress('ada@example.org');
  await model.send();
  expect(send).toHaveBeenCalledExactlyOnceWith('ada@example.org');
  expect(toasts()).toEqual([
    ['success', 'Results sent!', 'Your IQ Test results have been sent to ada@example.org'],
  ]);
  expect(model.sentTo.value).toBe('ada@example.org');
});

test('sending to another address starts from an empty form', async () => {
  const model = open();
  model.setAddress('ada@example.org');
  await model.send();
  model.sendAnother();
  expect(model.sentTo.value).toBeUndefined();
  expect(model.address.value).toBe('');
});

test('S212: a failure is told with its message, and the typed address stays', async () => {
  send.mockRejectedValue(new ApiError('too_many_emails', 429));
  const model = open();
  model.setAddress('ada@example.org');
  await model.send();
  expect(toasts()).toEqual([
    ['alert', 'Failed to send email', 'These results were emailed as often as is allowed.'],
  ]);
  expect(problem(model)).toBe('These results were emailed as often as is allowed.');
  expect(model.isMissing.value).toBe(false);
  expect(model.address.value).toBe('ada@example.org');
  expect(model.sentTo.value).toBeUndefined();
});

test('S212: a failure without a message says to try again later', async () => {
  send.mockRejectedValue(new ApiError('unknown', 502));
  const model = open();
  model.setAddress('ada@example.org');
  await model.send();
  expect(toasts()).toEqual([['alert', 'Failed to send email', 'Please try again later']]);
});

test('a second click while sending sends nothing more', async () => {
  let answer = () => {};
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const model = open();
  model.setAddress('ada@example.org');
  const first = model.send();
  expect(model.isSending.value).toBe(true);
  await model.send();
  answer();
  await first;
  expect(model.isSending.value).toBe(false);
  expect(send).toHaveBeenCalledOnce();
});
