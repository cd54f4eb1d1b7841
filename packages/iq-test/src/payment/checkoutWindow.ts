import { type CheckoutEnd, readCheckoutMessage, writeCheckoutName } from '@quotient/contract/checkoutReturn';
import type { Translate } from '../i18n/useT.ts';
import { inWords, type VisitorMessage } from '../i18n/visitorMessage.ts';
import { vars } from '../theme/contract.css.ts';

/** Size of the pop-up in CSS pixels (Specification §4). */
const WIDTH = 520;
const HEIGHT = 740;

/**
 * A random name for one widget's checkouts: 128 bits as 22 characters of base64url.
 * @example
 * import { createNonce, openCheckoutWindow, useLocale, useT } from '@quotient/iq-test';
 * import { useState } from 'react';
 *
 * const [nonce] = useState(createNonce);
 * const words = { t: useT(), lang: useLocale(), dir: 'ltr' } as const;
 * const openWindow = () =>
 *   openCheckoutWindow({ opener: window, slug: 'quotient', nonce, place: document.body, ...words });
 * return <button onClick={() => openWindow()?.goTo(checkoutUrl)}>Pay</button>;
 */
export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The pop-up of the checkout: opened empty in the click, filled or sent on later. */
export interface CheckoutWindow {
  readonly isClosed: boolean;
  /** Returns the outcome of this window's checkout if the message has one. The caller checks the message's origin. */
  hintOf(event: Pick<MessageEvent, 'data' | 'source'>): CheckoutEnd | undefined;
  showLoading(): void;
  showFailure(message: VisitorMessage, onRetry: () => void): void;
  goTo(url: string): void;
  focus(): void;
  close(): void;
}

/** Position, look and first words of the pop-up. */
export interface OpenCheckoutWindowOptions {
  /** The window of the page; its origin is the one that our pages in the pop-up may tell. */
  opener: Window;
  /** The brand's slug. */
  slug: string;
  /** Number from `createNonce`, one for each widget: its second click finds the window of the first. */
  nonce: string;
  /** Translates the words in the pop-up until the checkout has loaded. */
  t: Translate;
  /** BCP 47 tag of these words. */
  lang: string;
  /** Direction of these words. */
  dir: 'ltr' | 'rtl';
  /** The pop-up looks like this place: its theme, brand and overrides. */
  place: Element;
}

/**
 * Opens the pop-up. Must be called in the click itself: browsers block what comes later.
 * Answers undefined where the browser does not open one.
 */
export function openCheckoutWindow(options: OpenCheckoutWindowOptions): CheckoutWindow | undefined {
  const { opener, slug, nonce, t, lang, dir, place } = options;
  const left = Math.max(0, Math.round(opener.screenX + (opener.outerWidth - WIDTH) / 2));
  const top = Math.max(0, Math.round(opener.screenY + (opener.outerHeight - HEIGHT) / 2));
  let popup: Window | null;
  try {
    // our pages in the pop-up read from its name which origin they may post to
    const name = writeCheckoutName(slug, { nonce, origin: opener.origin });
    popup = opener.open('', name, `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  } catch {
    popup = null; // sandboxed frames throw
  }
  // Some views answer themselves: what would be written into that window would take the place of this page.
  if (!popup || popup.closed || popup === opener) return undefined;
  const source = popup;

  const computed = getComputedStyle(place);
  /** The value of a token, from `var(--iq-…)`. */
  const value = (token: string) => computed.getPropertyValue(token.slice('var('.length, -1)).trim();
  const color = (name: keyof typeof vars.color) => value(vars.color[name]);

  /** Writes our own few words into the empty page. False where the window already shows another origin. */
  const write = (content: () => HTMLElement[], isBusy: boolean): boolean => {
    try {
      const { document } = source;
      document.documentElement.lang = lang;
      document.documentElement.dir = dir;
      document.title = t('payment.popupTitle');
      const main = document.createElement('main');
      // set one by one from script: a page that forbids inline styles allows this
      Object.assign(document.body.style, { margin: '0', background: color('paper'), color: color('ink') });
      Object.assign(main.style, {
        font: `17px/1.55 ${value(vars.font.body)}`,
        maxWidth: '400px',
        margin: '0 auto',
        padding: '20vh 24px 0',
        textAlign: 'center',
      });
      main.append(...content());
      document.body.setAttribute('aria-busy', String(isBusy));
      document.body.replaceChildren(main);
      return true;
    } catch {
      return false;
    }
  };
  const element = (tag: 'h1' | 'p' | 'button', text: string): HTMLElement => {
    const made = source.document.createElement(tag);
    made.textContent = text;
    if (tag === 'h1')
      Object.assign(made.style, { font: `500 28px/1.25 ${value(vars.font.heading)}`, margin: '0' });
    return made;
  };

  return {
    hintOf: ({ data, source: from }) =>
      from === source ? readCheckoutMessage(slug, data, nonce) : undefined,
    get isClosed() {
      return source.closed;
    },
    showLoading() {
      write(() => [element('p', t('payment.popupLoading'))], true);
    },
    showFailure(message, onRetry) {
      const button = (text: string, background: string, ink: string, onClick: () => void) => {
        const made = element('button', text);
        Object.assign(made.style, {
          font: 'inherit',
          fontWeight: '600',
          minHeight: '48px',
          margin: '16px 6px 0',
          padding: '8px 24px',
          border: `1px solid ${color('outline')}`,
          borderRadius: value(vars.radius.control),
          background,
          color: ink,
          cursor: 'pointer',
        });
        made.addEventListener('click', onClick);
        return made;
      };
      const isWritten = write(() => {
        const text = element('p', inWords(message, t));
        text.setAttribute('role', 'alert');
        return [
          element('h1', t('payment.popupFailed')),
          text,
          button(t('common.close'), color('surface'), color('ink'), () => source.close()),
          button(t('payment.popupRetry'), color('accent'), color('onAccent'), onRetry),
        ];
      }, false);
      // it has gone elsewhere: what we have to say is on our own page, too
      if (!isWritten) source.close();
    },
    goTo(url) {
      source.location.replace(url);
    },
    focus: () => source.focus(),
    close: () => source.close(),
  };
}
