import { deviceKeys } from './deviceKeys.ts';

// Messages between the page that opens a checkout, its window, and the page that the checkout returns to. Both ends
// write and read them here. Values without a library, so that browsers may import them.

/** End of a checkout. Only a hint: the server knows the payment. */
export type CheckoutEnd = 'success' | 'canceled';

/** The page that a checkout returns to, by its end. */
export const checkoutReturnPaths: Readonly<Record<CheckoutEnd, string>> = {
  success: '/payment-success',
  canceled: '/payment-canceled',
};

/** Key in `sessionStorage` of the path that a page leaves for a checkout in its own tab. */
export const returnPathKey = (slug: string): string => `${slug}_${deviceKeys.returnPath}`;

/** Opener of a checkout's window. */
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
 * Reads the opener of the window with this name. Empty if that part of the name is damaged; undefined if the window
 * isn't a checkout's.
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

/** Message from the page of a checkout's end to its opener. */
interface CheckoutMessage {
  type: string;
  checkout: string;
  nonce?: string;
}

/**
 * Writes the message from the page at the end of a checkout to its opener. `nonce`, from the window's name, shows
 * that it belongs to that page's checkout.
 */
export const writeCheckoutMessage = (
  slug: string,
  end: CheckoutEnd,
  message: Omit<CheckoutMessage, 'type'>,
): CheckoutMessage => ({ type: `${slug}:payment-${end}`, ...message });

/** Reads the end of a checkout, if `data` is our message with this nonce. The caller checks its source and origin. */
export function readCheckoutMessage(slug: string, data: unknown, nonce: string): CheckoutEnd | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message: Partial<CheckoutMessage> = data;
  if (message.nonce !== nonce) return undefined;
  return (['success', 'canceled'] as const).find((end) => message.type === `${slug}:payment-${end}`);
}
