import { refusal, refusalsOf } from '@quotient/contract/refusal';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../api/apiClient.ts';
import { inEnglish } from '../i18n/english.fixture.ts';
import type { Toasts } from '../ui/toasts.ts';
import { EmailResultsModel } from './emailResultsModel.ts';

const send = vi.fn<(email: string) => Promise<unknown>>();
const sent = vi.fn();
const tell = vi.fn<Toasts['show']>();
const sink = () => ({ show: tell });
/** The toasts, as they are read. */
const toasts = () =>
  tell.mock.calls.map(([tone, title, text]) => [tone, inEnglish(title), text && inEnglish(text)]);

const open = () => new EmailResultsModel({ send, onSent: sent, toasts: sink });
/** The model in a form that is shown, and what hides that. */
function show() {
  const model = open();
  return { model, hide: model.whileShown() };
}
const problem = (model: ReturnType<typeof open>) => model.problem.value && inEnglish(model.problem.value);

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  sent.mockReset();
  tell.mockReset();
});

test.each(['', '  '])(
  'S181: sending to %j says that an address is required and sends nothing',
  async (typed) => {
    const model = open();
    model.setAddress(typed);
    await model.send();
    expect(toasts()).toEqual([['alert', 'Email required', 'Please enter a valid email address']]);
    expect(model.isInvalid.value).toBe(true);
    expect(problem(model)).toBe('Please enter a valid email address');
    expect(send).not.toHaveBeenCalled();
  },
);

test('a domain with letters is sent as mail servers know it, and shown as it was typed', async () => {
  const model = open();
  model.setAddress(' jo@b\u00fccher.example ');
  await model.send();
  expect(send).toHaveBeenCalledExactlyOnceWith('jo@xn--bcher-kva.example');
  expect(model.sentTo.value).toBe('jo@b\u00fccher.example');
});

test.each([
  ['ann', 'Please enter a valid email address'],
  ['jo@b\u00fccher..example', 'Please enter a valid email address'],
  [
    'j\u00f6@example.org',
    'We can only send to an address with plain letters (a to z) before the @. Please use another address.',
  ],
])('%s cannot be sent to, and the form says why', async (typed, words) => {
  const model = open();
  model.setAddress(typed);
  await model.send();
  expect([problem(model), model.isInvalid.value]).toEqual([words, true]);
  expect(toasts()).toEqual([['alert', 'Email required', words]]);
  expect(send).not.toHaveBeenCalled();
  model.setAddress('a');
  expect([problem(model), model.isInvalid.value]).toEqual([undefined, false]);
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

/** Sends by the client of the server, which answers with this. */
function answerWith(answer: Response): void {
  const client = createApiClient({ baseUrl: 'https://quiz.example', fetch: async () => answer });
  send.mockImplementation((email) => client.sendResultsEmail({ id: 'any', token: 'any' }, { email }));
}

test('S212: a failure is told with its message, and the typed address stays', async () => {
  answerWith(refusal('too_many_emails'));
  const model = open();
  model.setAddress('ada@example.org');
  await model.send();
  expect(toasts()).toEqual([
    ['alert', 'Failed to send email', 'These results were emailed as often as is allowed.'],
  ]);
  expect(problem(model)).toBe('These results were emailed as often as is allowed.');
  expect(model.isInvalid.value).toBe(false);
  expect(model.address.value).toBe('ada@example.org');
  expect(model.sentTo.value).toBeUndefined();
});

test('S212: a failure without a message, from a newer server, says to try again later', async () => {
  const refusalOfNewer = refusalsOf({ maintenance: { status: 500, message: '' } });
  answerWith(refusalOfNewer('maintenance'));
  const model = open();
  model.setAddress('ada@example.org');
  await model.send();
  expect(toasts()).toEqual([['alert', 'Failed to send email', 'Please try again later']]);
});

test('a second click while sending sends nothing more', async () => {
  let answer = () => {};
  send.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
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

/** A promise and what settles it. */
function withResolvers() {
  let resolve = () => {};
  let reject = (_: Error) => {};
  const promise = new Promise<void>((...both) => ([resolve, reject] = both));
  return { promise, resolve: () => resolve(), reject: (error: Error) => reject(error) };
}

/** An e-mail that is taken, and what ends its way. */
function onItsWay() {
  const way = withResolvers();
  const signals: AbortSignal[] = [];
  send.mockResolvedValue({
    delivered(signal: AbortSignal) {
      signals.push(signal);
      return way.promise;
    },
  });
  return { ...way, signals };
}

test('an e-mail that is only taken is on its way, and is called sent when it is', async () => {
  const way = onItsWay();
  const { model } = show();
  model.setAddress('ada@example.org');
  await model.send();
  expect([model.isSending.value, model.waitingFor.value, model.sentTo.value]).toEqual([
    false,
    'ada@example.org',
    undefined,
  ]);
  expect(toasts()).toEqual([]);
  expect(sent).not.toHaveBeenCalled();
  way.resolve();
  await vi.waitFor(() => expect(model.sentTo.value).toBe('ada@example.org'));
  expect(model.waitingFor.value).toBeUndefined();
  expect(toasts()).toEqual([
    ['success', 'Results sent!', 'Your IQ Test results have been sent to ada@example.org'],
  ]);
  expect(sent).toHaveBeenCalledOnce();
});

test('an e-mail that the mail server cannot take for now is delayed, and nothing says that its address is wrong', async () => {
  let delay = () => {};
  send.mockResolvedValue({
    delivered(_: AbortSignal, onDelayed: () => void) {
      delay = onDelayed;
      return new Promise(() => {});
    },
  });
  const { model } = show();
  model.setAddress('ada@example.org');
  await model.send();
  expect(model.isDelayed.value).toBe(false);
  delay();
  expect([model.isDelayed.value, model.waitingFor.value]).toEqual([true, 'ada@example.org']);
  expect([problem(model), toasts()]).toEqual([undefined, []]);
});

test('S212: an e-mail that never arrives is told as failed, and its address stays to be corrected', async () => {
  const way = onItsWay();
  const { model } = show();
  model.setAddress('ada@exmaple.org');
  await model.send();
  way.reject(new Error('550'));
  await vi.waitFor(() => expect(model.waitingFor.value).toBeUndefined());
  const words = 'The email could not be delivered. Check the address and try again.';
  expect(toasts()).toEqual([['alert', 'Failed to send email', words]]);
  expect([problem(model), model.address.value, model.sentTo.value]).toEqual([
    words,
    'ada@exmaple.org',
    undefined,
  ]);
  expect(sent).not.toHaveBeenCalled();
  send.mockResolvedValue(undefined);
  await model.send();
  expect(model.sentTo.value).toBe('ada@exmaple.org');
});

test('a form that is hidden asks no more what became of its e-mail; shown again it asks anew, and hears the new answer only', async () => {
  const { signals, resolve } = onItsWay();
  const { model, hide } = show();
  model.setAddress('ada@example.org');
  await model.send();
  const aborted = () => signals.map((signal) => signal.aborted);
  expect(aborted()).toEqual([false]);
  hide();
  expect(aborted()).toEqual([true]);
  expect(model.waitingFor.value).toBe('ada@example.org');
  model.whileShown();
  expect(aborted()).toEqual([true, false]);
  resolve(); // both of them
  await vi.waitFor(() => expect(model.waitingFor.value).toBeUndefined());
  expect(model.sentTo.value).toBe('ada@example.org');
  expect(sent).toHaveBeenCalledOnce();
  expect(toasts()).toHaveLength(1);
});

test('an e-mail that was taken after the form was hidden is asked for once it is shown', async () => {
  const { signals } = onItsWay();
  const { model, hide } = show();
  model.setAddress('ada@example.org');
  hide();
  await model.send();
  expect(signals).toEqual([]);
  expect(model.waitingFor.value).toBe('ada@example.org');
  model.whileShown();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});
