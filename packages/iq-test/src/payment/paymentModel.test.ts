import type { PaymentStatus } from '@quotient/contract';
import { readCheckoutMessage } from '@quotient/contract/checkoutReturn';
import { proxyAnswer, refusal } from '@quotient/contract/refusal';
import type { HeldTest } from '@quotient/fixtures/visitor';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRealServer, ORIGIN, type RealServer } from '../api/realServer.fixture.ts';
import { inEnglish } from '../i18n/english.fixture.ts';
import { ToastsModel } from '../ui/toasts.ts';
import { type Payment, PaymentModel } from './paymentModel.ts';

const PAY = 'POST /api/create-payment';
const LOOK = 'GET /api/test-sessions/:id';
const CHECKOUT = `${ORIGIN}/demo-checkout?id=`;
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
const openWindow = vi.fn();
const goTo = vi.fn();
const onPaid = vi.fn();
let wasReplaced = false;
let toasts: InstanceType<typeof ToastsModel>;
let payment: Payment;
let server: RealServer;
let held: HeldTest;

/** The payment stage of a test that has come so far, by what the server said before `meanwhile`. */
async function open(stage: 'payment' | 'checkout', meanwhile = async () => {}) {
  server = createRealServer();
  held = await server.visitor.reach(stage);
  const session = await server.visitor.look(held);
  await meanwhile();
  toasts = new ToastsModel();
  payment = new PaymentModel({
    session,
    credentials: held,
    api: server.api,
    toasts,
    openWindow,
    goTo,
    noPopups: () => wasReplaced,
    onPaid,
    onGone: () => {},
  });
}
/** The newest toast, as it is read. */
const toast = () => {
  const { tone, title, text } = toasts.toasts.value.at(-1) ?? {};
  return { tone, title: title && inEnglish(title), text: text && inEnglish(text) };
};
const settle = () => server.settle();
/** Pays the open checkout, which no window has told us of. */
async function payThere() {
  await server.visitor.decide((await server.visitor.openCheckout(held)).id, 'pay');
  vi.setSystemTime(Date.now() + 1000); // the server asks the provider once a second at most
}
const hint = { type: 'iq-test:payment-success', nonce: NONCE };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetAllMocks();
  popup.isClosed = false;
  wasReplaced = false;
  openWindow.mockReturnValue(popup);
  await open('payment');
});
afterEach(() => {
  payment[Symbol.dispose]();
  vi.useRealTimers();
});

test('S164 S165: the pop-up is open and says that it is loading before the checkout is asked for', () => {
  openWindow.mockImplementation(() => {
    expect(server.countOf(PAY)).toBe(0);
    return popup;
  });
  payment.pay();
  expect(openWindow).toHaveBeenCalledOnce();
  expect(popup.showLoading).toHaveBeenCalledOnce();
});

test('clicks while the checkout is being opened create no second one', async () => {
  payment.pay();
  payment.pay();
  await settle();
  expect(server.countOf(PAY)).toBe(1);
});

test('S211: an answer without an address says "No checkout URL returned"', async () => {
  server.answerNext(PAY, Response.json({}));
  payment.pay();
  await settle();
  expect(toast()).toMatchObject({ title: 'Payment error', text: 'No checkout URL returned' });
  expect(popup.showFailure).toHaveBeenCalledWith('payment.errorNoUrl', expect.any(Function));
});

test.each([
  ['a failure of the provider', () => refusal('payment_provider_failed')],
  ['a failure without a message', () => proxyAnswer()],
])('S210: %s says "Failed to create checkout session"', async (_, answer) => {
  server.answerNext(PAY, answer());
  payment.pay();
  await settle();
  expect(toast().text).toBe('Failed to create checkout session');
});

test('S209: a failure shows its message, or "Unable to start checkout" where there is none', async () => {
  server.play('storageFull');
  payment.pay();
  await settle();
  expect(toast()).toMatchObject({
    title: 'Payment error',
    text: 'The server could not save this. Nothing was changed; try again.',
  });
  server.play('offline');
  payment.pay();
  await settle();
  expect(toast()).toMatchObject({ title: 'Payment error', text: 'Unable to start checkout' });
});

test('retrying in the pop-up asks again and goes on to the checkout', async () => {
  server.answerNext(PAY, refusal('internal'));
  payment.pay();
  await settle();
  popup.showFailure.mock.calls[0]?.[1]();
  await settle();
  expect(popup.goTo).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(CHECKOUT));
});

test('a pop-up blocked twice turns the same button into a checkout in this tab', async () => {
  openWindow.mockReturnValue(undefined);
  payment.pay();
  expect(toast()).toMatchObject({
    title: 'Pop-up blocked',
    text: 'Please allow pop-ups to complete the payment.',
  });
  expect(server.countOf(PAY)).toBe(0);
  payment.pay();
  // the screen says now that the checkout opens in this tab
  expect([payment.paysHere.value, toasts.toasts.value]).toEqual([true, []]);
  payment.pay();
  await settle();
  expect(goTo).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(CHECKOUT));
});

test('once a checkout opens, nothing asks for pop-ups or speaks of an earlier failure', async () => {
  openWindow.mockReturnValueOnce(undefined);
  payment.pay();
  expect(toast().title).toBe('Pop-up blocked');
  server.answerNext(PAY, refusal('internal'));
  payment.pay();
  await settle();
  expect(toasts.toasts.value).toHaveLength(1);
  expect(toast().title).toBe('Payment error');
  payment.pay();
  await settle();
  expect(toasts.toasts.value).toEqual([]);
});

test('after a pop-up replaced the page, it says so, and one press pays in this tab', async () => {
  openWindow.mockReturnValue(undefined);
  wasReplaced = true;
  await payment.wake();
  expect(payment.paysHere.value).toBe(true);
  wasReplaced = false;
  await payment.wake();
  expect(payment.paysHere.value).toBe(false);
  wasReplaced = true; // and nothing has woken the page
  payment.pay();
  await settle();
  expect(goTo).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(CHECKOUT));
  expect(openWindow).not.toHaveBeenCalled();
  expect(toasts.toasts.value).toEqual([]);
});

test('a message is only a hint: without the word of the server nothing is paid', async () => {
  payment.pay();
  await settle();
  await payment.receive({ origin: ORIGIN, source, data: hint });
  expect(server.countOf(LOOK)).toBe(1);
  expect(onPaid).not.toHaveBeenCalled();
});

test.each([
  ['another origin', { origin: 'https://evil.example', source }],
  ['an origin that only begins alike', { origin: `${ORIGIN}.evil.example`, source }],
  ['another window', { origin: ORIGIN, source: {} as Window }],
  ['no window', { origin: ORIGIN, source: null }],
])('a message from %s is not even a hint', async (_, from) => {
  payment.pay();
  await settle();
  await payment.receive({ ...from, data: hint });
  expect(server.countOf(LOOK)).toBe(0);
});

test('S146: the success message of the pop-up leads to the results once the server agrees', async () => {
  payment.pay();
  await settle();
  await payThere();
  await payment.receive({ origin: ORIGIN, source, data: hint });
  expect(onPaid).toHaveBeenCalledOnce();
});

test('a checkout window that is cut off from us still ends in the results', async () => {
  payment.pay();
  await settle();
  popup.isClosed = true; // what a severed opener reports
  await vi.advanceTimersByTimeAsync(3000);
  expect(payment.notice.value).toBe('closed');
  await settle();
  await payThere();
  await vi.advanceTimersByTimeAsync(3000);
  await settle();
  expect(onPaid).toHaveBeenCalledOnce();
});

test('a checkout left open before a reload is checked at once', async () => {
  payment[Symbol.dispose]();
  await open('checkout', payThere);
  await settle();
  expect(onPaid).toHaveBeenCalledOnce();
});

/** Sets the server's state of the payment, then asks for it. */
async function hear(paymentStatus: PaymentStatus) {
  const session = await server.visitor.look(held);
  vi.spyOn(server.api, 'getTestSession').mockResolvedValue({ ...session, paymentStatus });
  await payment.wake();
}

test('while the bank takes its time nothing can be paid, and the results open when it has paid', async () => {
  payment.pay();
  await settle();
  await hear('processing');
  expect(payment.state.value).toBe('processing');
  payment.pay();
  expect(openWindow).toHaveBeenCalledOnce();
  await hear('paid');
  expect(onPaid).toHaveBeenCalledOnce();
});

test.each(['failed', 'refunded'] as const)(
  'after a payment that %s the visitor is told and can pay again',
  async (status) => {
    await hear('processing');
    await hear(status);
    expect([payment.state.value, payment.notice.value]).toEqual(['idle', status]);
    payment.pay();
    expect(payment.notice.value).toBeUndefined();
    expect(openWindow).toHaveBeenCalledOnce();
  },
);

test('a disputed payment can neither be used nor paid again until it is decided', async () => {
  await hear('disputed');
  expect(payment.state.value).toBe('disputed');
  payment.pay();
  expect(openWindow).not.toHaveBeenCalled();
  await hear('unpaid');
  expect(payment.state.value).toBe('idle');
});
