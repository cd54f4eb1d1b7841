// Styles that an element takes from its page. Loaded only where there are some.
import type { ReadonlySignal, Signal } from '@preact/signals-react';
import type { Settings } from '../element/attributes.ts';
import { accentVariables, type Variables } from './accentVariables.ts';

/** The fonts of a page, each as a list of families. */
export interface PageFonts {
  body: string;
  heading: string;
}

/** State shared with `pageStyle.ts`. */
export interface PageStyleState {
  /** Fonts of the page, with `font="page"`. */
  readonly fonts: Signal<PageFonts | undefined>;
  /** The accent that the page's variables set, as `#rrggbb`. */
  readonly accent: Signal<string | undefined>;
}

/** One element, and what its look depends on. */
export interface PageStyleOptions {
  element: HTMLElement;
  root: ShadowRoot;
  settings: ReadonlySignal<Settings>;
  /** Calls an update now, and after each change of what the look depends on. Returns what ends it. */
  follow: (update: () => void) => () => void;
}

/** The fonts at the element and in the page's first heading; all headings use that one. */
function fontsAt(element: HTMLElement): PageFonts {
  const trees = [element.getRootNode() as Document | ShadowRoot, document]; // an element in a page has one of the two
  const found = trees.flatMap((tree) => [tree.querySelector('h1'), tree.querySelector('h2')]);
  const familyOf = (of: Element) => getComputedStyle(of).fontFamily;
  return { body: familyOf(element), heading: familyOf(found.find(Boolean) ?? element) };
}

/**
 * Keeps the variables that follow from an element's page and its attributes: the colors around its accent, and the page's
 * fonts. They are rules of the shadow root, so that the page's own variables win. Returns what ends it.
 */
export function keepOwnStyle(
  { element, root, settings, follow }: PageStyleOptions,
  { fonts, accent }: PageStyleState,
): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':host(:is(*,#iq)){}'); // before every brand of ours
  const { style } = sheet.cssRules[0] as CSSStyleRule; // the one rule above
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];

  const update = () => {
    if (matchMedia('print').matches) return; // on paper, colors are other ones for a moment
    const { font, accent: wish } = settings.peek();
    const found = font === 'page' ? fontsAt(element) : undefined;
    if (JSON.stringify(found) !== JSON.stringify(fonts.peek())) fonts.value = found;
    const derived = accentVariables({ element, root, wish, written: style });
    accent.value = derived.pageAccent;
    const variables: Variables = {
      ...(found && { '--iq-font-body': found.body, '--iq-font-heading': found.heading }),
      ...derived.variables,
    };
    for (const name of [...style]) if (!(name in variables)) style.removeProperty(name);
    for (const [name, value] of Object.entries(variables))
      if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  };
  const stop = follow(update);
  addEventListener('load', update, { once: true }); // style sheets and headings may come until then
  return () => {
    stop();
    removeEventListener('load', update);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
