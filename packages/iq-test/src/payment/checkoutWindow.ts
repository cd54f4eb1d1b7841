import type { Translate } from '../i18n/useT.ts';
import { vars } from '../theme/contract.css.ts';

/** Specification §4. In CSS pixels. */
const WIDTH = 520;
const HEIGHT = 740;
/** The checkout page knows by this name that it runs in our pop-up. */
const NAME = 'iq-test-checkout';

/** The pop-up of the checkout: opened empty in the click, filled or sent on later. */
export interface CheckoutWindow {
  /** Where a message must come from. */
  readonly source: Window;
  readonly isClosed: boolean;
  showLoading(): void;
  showFailure(message: string, onRetry: () => void): void;
  goTo(url: string): void;
  focus(): void;
  close(): void;
}

export interface OpenCheckoutWindowOptions {
  opener: Window;
  t: Translate;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The pop-up looks like this place: its theme, brand and overrides. */
  place: Element;
}

/**
 * Opens the pop-up. Must be called in the click itself: browsers block what comes later.
 * Answers undefined where the browser does not open one.
 */
export function openCheckoutWindow({
  opener,
  t,
  lang,
  dir,
  place,
}: OpenCheckoutWindowOptions): CheckoutWindow | undefined {
  const left = Math.max(0, Math.round(opener.screenX + (opener.outerWidth - WIDTH) / 2));
  const top = Math.max(0, Math.round(opener.screenY + (opener.outerHeight - HEIGHT) / 2));
  let popup: Window | null;
  try {
    popup = opener.open('', NAME, `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  } catch {
    popup = null; // sandboxed frames throw
  }
  if (!popup || popup.closed) return undefined;
  const source = popup;

  const computed = getComputedStyle(place);
  /** The value of a token, from `var(--iq-…)`. */
  const value = (token: string) => computed.getPropertyValue(token.slice('var('.length, -1));
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
    source,
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
        const text = element('p', message);
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
