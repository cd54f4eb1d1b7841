import { readCheckoutMessage } from '@quotient/contract/checkoutReturn';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNonce, openCheckoutWindow } from './checkoutWindow.ts';

const nonce = createNonce();
const popup = { closed: false, location: { replace: vi.fn() }, focus: vi.fn(), close: vi.fn() };
const openPopup = vi.fn();

const open = (screen = { screenX: 100, screenY: 50, outerWidth: 1520, outerHeight: 1000 }) =>
  openCheckoutWindow({
    opener: { ...screen, origin: 'https://partner.example', open: openPopup } as never as Window,
    slug: 'iq-test',
    nonce,
    t: (key) => key,
    lang: 'en',
    dir: 'ltr',
    place: {} as Element,
  });

beforeEach(() => {
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  vi.resetAllMocks();
  popup.closed = false;
  openPopup.mockReturnValue(popup);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a nonce is 128 bits in letters that a window name and an address take, and no two are the same', () => {
  const nonces = Array.from({ length: 50 }, createNonce);
  for (const each of nonces) expect(each).toMatch(/^[\w-]{22}$/);
  expect(new Set(nonces).size).toBe(50);
});

test('S164: the pop-up opens empty, in the middle of the window, under a name that says whom it may tell what', () => {
  open();
  expect(openPopup).toHaveBeenCalledExactlyOnceWith(
    '',
    `iq-test-checkout ${nonce} https://partner.example`,
    'popup,width=520,height=740,left=600,top=180',
  );
});

test('on a small screen it is not pushed out of sight', () => {
  open({ screenX: 0, screenY: 0, outerWidth: 360, outerHeight: 640 });
  expect(openPopup.mock.calls[0]?.[2]).toContain('left=0,top=0');
});

test.each([
  ['opens none', () => openPopup.mockReturnValue(null)],
  ['shuts it at once', () => openPopup.mockReturnValue({ ...popup, closed: true })],
  [
    'throws in a sandboxed frame',
    () =>
      openPopup.mockImplementation(() => {
        throw new DOMException('sandboxed', 'SecurityError');
      }),
  ],
])('a browser that %s is told as no window', (_, block) => {
  block();
  expect(open()).toBeUndefined();
});

test('S146: only a message of this very window, with its nonce, is a hint', () => {
  const data = { type: 'iq-test:payment-canceled', nonce };
  expect(readCheckoutMessage('iq-test', data, nonce)).toBe('canceled');
  const source = popup as never as Window;
  expect(open()?.hintOf({ data, source })).toBe('canceled');
  expect(open()?.hintOf({ data, source: { ...popup } as never as Window })).toBeUndefined();
  expect(open()?.hintOf({ data: { ...data, nonce: createNonce() }, source })).toBeUndefined();
});

test('what has gone to another origin cannot be written to: the words stay on our page, and the window closes', () => {
  const window = open();
  window?.showLoading();
  expect(popup.close).not.toHaveBeenCalled();
  window?.showFailure('payment.errorNoUrl', () => {});
  expect(popup.close).toHaveBeenCalledOnce();
});

test('the checkout takes the place of the empty page: going back leads to no blank one', () => {
  open()?.goTo('https://pay.example/1');
  expect(popup.location.replace).toHaveBeenCalledExactlyOnceWith('https://pay.example/1');
});

test('a view that answers itself is told as no window, and the page in it stays', () => {
  const opener: Window = { origin: 'https://partner.example', open: (): Window => opener } as never;
  const place = {} as Element;
  const words = { t: (key: string) => key, lang: 'en', dir: 'ltr' } as const;
  expect(openCheckoutWindow({ opener, slug: 'iq-test', nonce, place, ...words })).toBeUndefined();
});
