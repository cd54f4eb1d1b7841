import { type ReadonlySignal, signal } from '@preact/signals-react';

/** A scheme that colors are chosen by. */
export type Scheme = 'light' | 'dark';

/** A page's color scheme, followed for one element. */
export interface PageScheme {
  /** The scheme that the browser uses at the element: that of its `color-scheme`, else of the page's `<meta>`, else light. */
  readonly scheme: ReadonlySignal<Scheme>;
  /** Counter of changes: of the scheme, or of the colors that `pageStyle.ts` derives others from. */
  readonly changes: ReadonlySignal<number>;
  /** Reads the scheme again. Call it when the element appears: hidden parts of a page have no transitions. */
  look(): void;
  /** Ends the watch. */
  end(): void;
}

// `Canvas` is the ground of a page in its scheme, whatever decided it, also where the system sets all colors. The end of a
// transition tells of most changes, whatever caused them: a class, a late style sheet, the system. Browsers begin none on
// pages that forbid transitions everywhere, so the attributes of what is around the element are watched as well.
const PROBE =
  'i{position:absolute;background:Canvas;border:0 solid;border-color:var(--iq-color-accent)var(--iq-color-paper);transition:1ms}';

/** True for a dark color. Browsers compute `Canvas` as `rgb(…)`. */
function isDark(color: string): boolean {
  const [red = 255, green = 255, blue = 255] = (color.match(/\d+/g) ?? []).map(Number);
  return 2 * red + 7 * green + blue < 1280; // half of white; weighed as the eye does
}

/** Follows the scheme of the page at an element, by a probe in its shadow root. */
export function watchPageScheme(root: ShadowRoot): PageScheme {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PROBE);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const probe = document.createElement('i');
  root.append(probe);

  const style = getComputedStyle(probe);
  const colors = () => `${style.backgroundColor} ${style.borderColor}`;
  const read = (): Scheme => (isDark(style.backgroundColor) ? 'dark' : 'light');
  const scheme = signal(read());
  const changes = signal(0);
  let seen = colors();
  const look = () => {
    const now = colors();
    if (now === seen) return;
    seen = now;
    scheme.value = read();
    changes.value += 1;
  };
  let frame: number | undefined;
  const lookSoon = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      look();
    });
  };
  const observer = new MutationObserver(lookSoon);
  for (let around: Element | null = root.host; around; around = around.parentElement)
    observer.observe(around, { attributes: true });
  observer.observe(document.head, { childList: true });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', lookSoon);
  addEventListener('load', lookSoon);
  probe.addEventListener('transitionend', look);
  return {
    scheme,
    changes,
    look,
    end() {
      cancelAnimationFrame(frame ?? 0);
      observer.disconnect();
      system.removeEventListener('change', lookSoon);
      removeEventListener('load', lookSoon);
      probe.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}
