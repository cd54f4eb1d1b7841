import { brand } from '@quotient/contract/brand';
import { getPartner } from '@quotient/contract/calls';
import {
  type CheckoutEnd,
  readCheckoutName,
  returnPathKey,
  writeCheckoutMessage,
} from '@quotient/contract/checkoutReturn';
import { type CheckoutAnswer, followCheckout } from './followCheckout.ts';
import { ask } from './serverCalls.ts';

/** Long enough to read two words, short enough not to be in the way. */
const CLOSE_AFTER_MS = 1200;
/** A window that is still there so long after it was to close is a tab that the browser keeps. */
const GO_BACK_AFTER_MS = CLOSE_AFTER_MS + 500;

/**
 * Outcome that the page shows. `checking`: no answer yet. `unpaid` and `canceled`: the checkout is closed, or was left
 * before it was paid. The others are the answers that it follows.
 */
export type ReturnOutcome = 'checking' | 'unpaid' | 'canceled' | Exclude<CheckoutAnswer, 'closed'>;

/** Outcomes that are short to read and need no action here: the pop-up then closes. */
const settled: readonly ReturnOutcome[] = ['paid', 'unpaid', 'canceled'];

/** Returns a path of this site, or `/`. Anyone may have written the stored value. */
export function returnPath(stored: string | null, origin: string): string {
  if (!stored?.startsWith('/')) return '/';
  try {
    const url = new URL(stored, origin);
    // two slashes at the front would be another site's address again
    const isOurs = url.origin === origin && !url.pathname.startsWith('//');
    return isOurs ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}

/** The path that the payment screen left for a checkout in the same tab; taken once. */
function takeStoredPath(): string | null {
  const key = returnPathKey(brand.slug);
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored;
  } catch {
    return null;
  }
}

/** Address to which a partner wants its visitors back; undefined where it names no http(s) address. */
export function readReturnUrl(returnUrl = ''): string | undefined {
  try {
    const url = new URL(returnUrl);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the partner's page, if there is one, unless the window has closed by then. Never rejects. */
async function goBackToPartner(key: string): Promise<void> {
  try {
    const late = new Promise((resolve) => setTimeout(resolve, GO_BACK_AFTER_MS));
    const asked = await ask(getPartner, { key });
    const returnUrl = 'answer' in asked ? readReturnUrl(asked.answer.returnUrl) : undefined;
    await late;
    if (returnUrl) location.replace(returnUrl);
  } catch {
    // The words on the page say what to do.
  }
}

/** Says the words that the page has ready for one outcome. */
function show(outcome: ReturnOutcome): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-outcome-is="${outcome}"]`);
  const place = document.querySelector<HTMLElement>('[data-outcome]');
  if (!template || !place || place.dataset.outcome === outcome) return;
  place.dataset.outcome = outcome;
  place.replaceChildren(template.content.cloneNode(true));
  document.title = place.querySelector('h1')?.textContent ?? document.title;
}

/**
 * Handles the return from the checkout. In the pop-up: informs the page that opened it, shows the server's answer and
 * closes. In the same tab: returns to the page where the payment began, on our site or a partner's. A pop-up gets a
 * copy of its opener's session storage, so its name decides first.
 */
export function mount(slot: HTMLElement): void {
  const stored = takeStoredPath();
  const popup = readCheckoutName(brand.slug, window.name);
  if (stored !== null && !popup) {
    location.replace(returnPath(stored, location.origin));
    return;
  }
  const query = new URLSearchParams(location.search);
  const left: CheckoutEnd = slot.dataset.left === 'success' ? 'success' : 'canceled';
  const partner = query.get('partner');
  const checkout = query.get('checkout') ?? '';
  const opener: Window | null = window.opener;
  opener?.postMessage(
    writeCheckoutMessage(brand.slug, left, { checkout, ...(popup?.nonce && { nonce: popup.nonce }) }),
    popup?.origin ?? location.origin,
  );

  let isLeaving = false;
  /**
   * Closes the window. Without a name, it may be a pop-up that was cut off from its page, name and all: then closing is
   * right as well. If the browser refuses, it is a partner's tab, or the words on the page say what to do.
   */
  function leave(): void {
    if (isLeaving) return;
    isLeaving = true;
    setTimeout(() => window.close(), CLOSE_AFTER_MS);
    if (partner && !popup) void goBackToPartner(partner);
  }

  function told(answer: CheckoutAnswer): boolean {
    // left before paying, an open checkout has charged nothing; nor has one that the server no longer knows
    const outcome =
      left === 'canceled' && (answer === 'closed' || answer === 'confirming' || answer === 'none')
        ? 'canceled'
        : answer === 'closed'
          ? 'unpaid'
          : answer;
    show(outcome);
    const isSettled = settled.includes(outcome);
    // while it is being confirmed a pop-up stays to say so; the page that opened it closes it
    const isAlone = !popup && !opener;
    // in a partner's tab there is no test of ours to go back to, whatever became of the payment
    const isPartners = isAlone && partner !== null && outcome !== 'unreachable';
    if (isSettled || isPartners || (outcome === 'confirming' && isAlone)) leave();
    return outcome === 'confirming';
  }
  /** Follows the checkout, if there is one. */
  async function follow(): Promise<void> {
    if (checkout) await followCheckout(checkout, told);
    else told('none');
  }
  void follow();
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-ask-again]'))) return;
    show('checking');
    void follow();
  });
}
