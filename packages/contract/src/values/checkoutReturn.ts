import { deviceKeys } from './deviceKeys.ts';

// What passes between the page that opens a checkout, the window that it opens, and the page that the checkout returns
// to. Both ends write and read it here. Values without a library, so that browsers may import them.

/** How a checkout is left. A hint only: what was paid, the server says. */
export type CheckoutEnd = 'success' | 'canceled';

/** The page that a checkout returns to, by its end. */
export const checkoutReturnPaths: Readonly<Record<CheckoutEnd, string>> = {
  success: '/payment-success',
  canceled: '/payment-canceled',
};

/** Key in `sessionStorage` of the path that a page leaves from when it goes to a checkout in its own tab. */
export const returnPathKey = (slug: string): string => `${slug}_${deviceKeys.returnPath}`;

/** Who has opened the window of a checkout. */
interface CheckoutOpener {
  /** 128 bits as base64url: known to the opener and, by the window's name, to our pages in that window. */
  nonce: string;
  /** The only origin that our pages in that window may post to. */
  origin: string;
}

/** The name of a checkout's window. */
export const writeCheckoutName = (slug: string, { nonce, origin }: CheckoutOpener): string =>
  `${slug}-checkout ${nonce} ${origin}`;

/**
 * Who has opened the window of this name. Empty where that part of the name is damaged; undefined where the window is
 * not a checkout's.
 */
export function readCheckoutName(slug: string, name: string): Partial<CheckoutOpener> | undefined {
  const [kind, nonce = '', origin = '', ...rest] = name.split(' ');
  if (kind !== `${slug}-checkout`) return undefined;
  const isWhole = /^[\w-]{22,}$/.test(nonce) && isWebOrigin(origin) && rest.length === 0;
  return isWhole ? { nonce, origin } : {};
}

function isWebOrigin(text: string): boolean {
  try {
    return /^https?:/.test(text) && new URL(text).origin === text;
  } catch {
    return false;
  }
}

/** What the page of a checkout's end says to the page that opened it. */
interface CheckoutMessage {
  type: string;
  checkout: string;
  nonce?: string;
}

/**
 * What the page at the end of a checkout posts to the page that opened it. `nonce`, from the window's name, shows that
 * it belongs to that page's checkout.
 */
export const writeCheckoutMessage = (
  slug: string,
  end: CheckoutEnd,
  message: Omit<CheckoutMessage, 'type'>,
): CheckoutMessage => ({ type: `${slug}:payment-${end}`, ...message });

/** How a checkout was left, if `data` is our message with this nonce. The caller checks its source and origin. */
export function readCheckoutMessage(slug: string, data: unknown, nonce: string): CheckoutEnd | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message: Partial<CheckoutMessage> = data;
  if (message.nonce !== nonce) return undefined;
  return (['success', 'canceled'] as const).find((end) => message.type === `${slug}:payment-${end}`);
}
