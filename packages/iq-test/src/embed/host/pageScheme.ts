import { type ReadonlySignal, signal } from '@preact/signals-react';
import { vars } from '../../theme/contract.css.ts';

/** A scheme that colors are chosen by. */
export type Scheme = 'light' | 'dark';

/** What a page says of colors, followed for one element. */
export interface PageScheme {
  /** The scheme that the browser uses at the element: that of its `color-scheme`, else of the page's `<meta>`, else light. */
  readonly scheme: ReadonlySignal<Scheme>;
  /** Another number after each change: of the scheme, or of the colors that `accentSheet.ts` derives others from. */
  readonly changes: ReadonlySignal<number>;
  /** Ends the watch. */
  end(): void;
}

const watchedColors = [vars.color.accent, vars.color.paper, vars.color.surface, vars.color.ink];
// `Canvas` is the ground of a page in its scheme, whatever decided it, also where the system sets all colors. A transition
// tells of each change, whatever caused it: a class, a late style sheet, the system. So nothing has to be asked again and
// again. Only a box has transitions, so the probe has one.
const PROBE = `i{all:initial;color-scheme:inherit;forced-color-adjust:none;position:absolute;top:0;left:0;width:1px;height:1px;visibility:hidden;background:Canvas;outline-color:Canvas;border:0 solid;border-color:${watchedColors.join(' ')};transition:outline-color 1ms,border-color 1ms}`;

/** True for a dark color, as the browser computes it: `rgb(18, 18, 18)`, in other notations `color(srgb 0.07 0.07 0.07)`. */
function isDark(color: string): boolean {
  const [r = 1, g = 1, b = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < (color.startsWith('rgb') ? 128 : 0.5);
}

/** Follows the scheme of the page at an element, by a probe in its shadow root. */
export function watchPageScheme(root: ShadowRoot): PageScheme {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PROBE);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const probe = document.createElement('i');
  probe.ariaHidden = 'true';
  root.append(probe);

  const read = (): Scheme => (isDark(getComputedStyle(probe).backgroundColor) ? 'dark' : 'light');
  const scheme = signal(read());
  const changes = signal(0);
  const look = () => {
    scheme.value = read();
    changes.value += 1;
  };
  probe.addEventListener('transitionrun', look);
  // in a part of the page that is not shown there are no transitions
  const observer = new ResizeObserver(look);
  observer.observe(probe);
  return {
    scheme,
    changes,
    end() {
      observer.disconnect();
      probe.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}
