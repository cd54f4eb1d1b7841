import { type ReadonlySignal, signal } from '@preact/signals-react';
import { importFile } from '../../files/importFile.ts';
import type { PageFonts, PageStyleOptions, PageStyleState } from './ownStyle.ts';

/** Fonts and accent taken from the page. */
export interface PageStyle {
  readonly fonts: ReadonlySignal<PageFonts | undefined>;
  readonly accent: ReadonlySignal<string | undefined>;
  /** Resolves when the look is complete for the first time; never rejects. */
  readonly ready: Promise<unknown>;
  end(): void;
}

/** True where the page's variables set another accent than our style sheet. */
function hasOwnAccent(element: HTMLElement): boolean {
  const [shipped, light, dark, used] = ['shipped', 'light-accent', 'dark-accent', 'color-accent'].map(
    (name) => getComputedStyle(element).getPropertyValue(`--iq-${name}`),
  );
  return `${light} ${dark}` !== shipped || used !== (element.dataset.theme === 'dark' ? dark : light);
}

/** Follows what an element's look takes from its page. What does so is fetched where there is something to take. */
export function followPageStyle(options: PageStyleOptions): PageStyle {
  const state: PageStyleState = { fonts: signal(), accent: signal() };
  let keeping: Promise<(() => void) | undefined> | undefined;
  const stop = options.follow(() => {
    const { accent, font } = options.settings.peek();
    if (keeping || !(accent || font === 'page' || hasOwnAccent(options.element))) return;
    keeping = importFile(() => import('./ownStyle.ts'), 'keepOwnStyle')
      .then(({ keepOwnStyle }) => keepOwnStyle(options, state))
      .catch(() => {
        keeping = undefined; // the browser's console names the file, and the next change tries again
        return undefined;
      });
  });
  return {
    ...state,
    ready: Promise.resolve(keeping),
    end() {
      stop();
      keeping?.then((end) => end?.());
    },
  };
}
