import { readCheckoutMessage } from '@quotient/contract/checkoutReturn';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { inEnglish } from '../i18n/english.fixture.ts';
import { ToastsModel } from '../ui/toasts.ts';
import { type Payment, PaymentModel } from './paymentModel.ts';

const ORIGIN = 'https://quiz.example';
const session = { paymentStatus: 'unpaid' } as Parameters<typeof open>[0];
const source = {} as Window;
const NONCE = 'AAAAAAAAAAAAAAAAAAAAAA';
const popup = {
  isClosed: false,
  hintOf: (event: Pick<MessageEvent, 'data' | 'source'>) =>
    event.source === source ? readCheckoutMessage('iq-test', event.data, NONCE) : undefined,
  showLoading: vi.fn(),
  showFailure: vi.fn(),
  goTo: vi.fn(),
  focus: vi.fn(),
  close: vi.fn(),
};
const api = { origin: ORIGIN, createPayment: vi.fn(), getTestSession: vi.fn() };
const openWindow = vi.fn();
const goTo = vi.fn();
const onPaid = vi.fn();
let toasts: InstanceType<typeof ToastsModel>;
let payment: Payment;

function open(of: ConstructorParameters<typeof PaymentModel>[0]['session']) {
  toasts = new ToastsModel();
  payment = new PaymentModel({
    session: of,
    credentials: { id: 'id', token: 'token' },
    api,
    toasts,
    openWindow,
    goTo,
    noPopups: false,
    onPaid,
    onGone: () => {},
  });
}
/** The newest toast, as it is read. */
const toast = () => {
  const { tone, title, text } = toasts.toasts.value.at(-1) ?? {};
  return { tone, title: title && inEnglish(title), text: text && inEnglish(text) };
};
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetAllMocks();
  popup.isClosed = false;
  openWindow.mockReturnValue(popup);
  api.createPayment.mockResolvedValue({ url: `${ORIGIN}/demo-checkout?id=1` });
  api.getTestSession.mockResolvedValue({ paymentStatus: 'pending' });
  open(session);
});
afterEach(() => {
  payment[Symbol.dispose]();
  vi.useRealTimers();
});

test('the pop-up is open and says that it is loading before the checkout is asked for', () => {
  payment.pay();
  expect(openWindow.mock.invocationCallOrder[0]).toBeLessThan(
    api.createPayment.mock.invocationCallOrder[0] ?? 0,
  );
  expect(popup.showLoading).toHaveBeenCalledOnce();
});

test('clicks while the checkout is being opened create no second one', async () => {
  payment.pay();
  payment.pay();
  await settle();
  expect(api.createPayment).toHaveBeenCalledOnce();
});

test('S211: an answer without an address says "No checkout URL returned"', async () => {
  api.createPayment.mockResolvedValue({});
  payment.pay();
  await settle();
  expect(toast()).toMatchObject({ title: 'Payment error', text: 'No checkout URL returned' });
  expect(popup.showFailure).toHaveBeenCalledWith('payment.errorNoUrl', expect.any(Function));
});

test.each([
  ['a failure of the provider', new ApiError('payment_provider_failed', 502)],
  ['a failure without a message', new ApiError('unknown', 502)],
])('S210: %s says "Failed to create checkout session"', async (_, error) => {
  api.createPayment.mockRejectedValue(error);
  payment.pay();
  await settle();
  expect(toast().text).toBe('Failed to create checkout session');
});

test('S209: a failure shows its message, or "Unable to start checkout" where there is none', async () => {
  api.createPayment.mockRejectedValue(new ApiError('storage_failed', 503));
  payment.pay();
  await settle();
  expect(toast()).toMatchObject({
    title: 'Payment error',
    text: 'The server could not save this. Nothing was changed; try again.',
  });
  api.createPayment.mockRejectedValue(new ApiError('network', 0));
  payment.pay();
  await settle();
  expect(toast()).toMatchObject({ title: 'Payment error', text: 'Unable to start checkout' });
});

test('retrying in the pop-up asks again and goes on to the checkout', async () => {
  api.createPayment.mockRejectedValueOnce(new ApiError('internal', 500));
  payment.pay();
  await settle();
  popup.showFailure.mock.calls[0]?.[1]();
  await settle();
  expect(popup.goTo).toHaveBeenCalledWith(`${ORIGIN}/demo-checkout?id=1`);
});

test('a pop-up blocked twice turns the same button into a checkout in this tab', async () => {
  openWindow.mockReturnValue(undefined);
  payment.pay();
  expect(toast()).toMatchObject({
    title: 'Pop-up blocked',
    text: 'Please allow pop-ups to complete the payment.',
  });
  expect(api.createPayment).not.toHaveBeenCalled();
  payment.pay();
  payment.pay();
  await settle();
  expect(goTo).toHaveBeenCalledWith(`${ORIGIN}/demo-checkout?id=1`);
});

test('a message is only a hint: without the word of the server nothing is paid', async () => {
  payment.pay();
  await settle();
  await payment.receive({ origin: ORIGIN, source, data: { type: 'iq-test:payment-success', nonce: NONCE } });
  expect(api.getTestSession).toHaveBeenCalledOnce();
  expect(onPaid).not.toHaveBeenCalled();
});

test.each([
  ['another origin', { origin: 'https://evil.example', source }],
  ['another window', { origin: ORIGIN, source: {} as Window }],
])('a message from %s is not even a hint', async (_, from) => {
  payment.pay();
  await settle();
  await payment.receive({ ...from, data: { type: 'iq-test:payment-success', nonce: NONCE } });
  expect(api.getTestSession).not.toHaveBeenCalled();
});

test('S146: the success message of the pop-up leads to the results once the server agrees', async () => {
  payment.pay();
  await settle();
  api.getTestSession.mockResolvedValue({ paymentStatus: 'paid' });
  await payment.receive({ origin: ORIGIN, source, data: { type: 'iq-test:payment-success', nonce: NONCE } });
  expect(onPaid).toHaveBeenCalledOnce();
});

test('a checkout window that is cut off from us still ends in the results', async () => {
  payment.pay();
  await settle();
  popup.isClosed = true; // what a severed opener reports
  await vi.advanceTimersByTimeAsync(3000);
  expect(payment.notice.value).toBe('closed');
  api.getTestSession.mockResolvedValue({ paymentStatus: 'paid' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(onPaid).toHaveBeenCalledOnce();
});

test('a checkout left open before a reload is checked at once', async () => {
  payment[Symbol.dispose]();
  api.getTestSession.mockResolvedValue({ paymentStatus: 'paid' });
  open({ ...session, paymentStatus: 'pending' });
  await settle();
  expect(onPaid).toHaveBeenCalledOnce();
});
