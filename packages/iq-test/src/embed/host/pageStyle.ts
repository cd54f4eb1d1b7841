import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import { report } from '../../api/report.ts';
import { importFile } from '../../files/importFile.ts';
import type { Settings } from '../element/attributes.ts';

/** Variables of our styles, by name. */
export type Variables = Record<`--iq-${string}`, string>;

/** The fonts of a page, each as a list of families. */
export interface PageFonts {
  body: string;
  heading: string;
}

/** What an element's look takes from its page. */
export interface PageStyle {
  /** Resolves when the look is complete for the first time; never rejects. */
  readonly ready: Promise<void>;
  /** With `font="page"`. */
  readonly fonts: ReadonlySignal<PageFonts | undefined>;
  /** The accent that the page's variables set, as `#rrggbb`. */
  readonly accent: ReadonlySignal<string | undefined>;
  end(): void;
}

interface PageStyleOptions {
  element: HTMLElement;
  root: ShadowRoot;
  settings: ReadonlySignal<Settings>;
  /** Reads what else the look depends on. */
  follow: () => void;
}

/** The fonts at the element and in the page's first heading; one heading font stands for all. */
function fontsAt(element: HTMLElement): PageFonts {
  const trees = [element.getRootNode() as Document | ShadowRoot, document]; // an element in a page has one of the two
  const found = trees.flatMap((tree) => [tree.querySelector('h1'), tree.querySelector('h2')]);
  const familyOf = (of: Element) => getComputedStyle(of).fontFamily;
  return { body: familyOf(element), heading: familyOf(found.find(Boolean) ?? element) };
}

/** True where the accent is another than our style sheet's: an attribute or the page's variables name it. */
function hasOwnAccent(element: HTMLElement, { accent }: Settings): boolean {
  const style = getComputedStyle(element);
  const variable = (name: string) => style.getPropertyValue(`--iq-${name}`).trim();
  const [light, dark] = [variable('light-accent'), variable('dark-accent')];
  return (
    accent !== null ||
    `${light} ${dark}`.trim() !== variable('shipped-accents') ||
    variable('color-accent') !== (variable('scheme') === 'dark' ? dark : light)
  );
}

/**
 * Keeps the variables that follow from an element's page and its attributes: the colors around its accent, and the page's
 * fonts. They are rules of the shadow root, so that the page's own variables win.
 */
export function keepPageStyle({ element, root, settings, follow }: PageStyleOptions): PageStyle {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':host(:is(*,#iq)){}'); // before every brand of ours
  const { style } = sheet.cssRules[0] as CSSStyleRule; // the one rule above
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const fonts = signal<PageFonts>();
  const accent = signal<string>();
  let derive: typeof import('./accentVariables.ts').accentVariables | undefined;
  let loading: Promise<void> | undefined;
  let isEnded = false;

  const load = async () => {
    try {
      derive = (await importFile(() => import('./accentVariables.ts'), 'accentVariables')).accentVariables;
      update();
    } catch (error) {
      loading = undefined; // the next change tries again
      report('the colors around the accent could not be loaded', error);
    }
  };
  const update = () => {
    // on paper, colors are other ones for a moment
    if (isEnded || matchMedia('print').matches) return;
    const next = settings.peek();
    const found = next.font === 'page' ? fontsAt(element) : undefined;
    if (JSON.stringify(found) !== JSON.stringify(fonts.peek())) fonts.value = found;
    if (!derive && hasOwnAccent(element, next)) loading ??= load();
    const derived = derive?.({ element, root, wish: next.accent, written: style });
    accent.value = derived?.pageAccent;
    const variables: Variables = {
      ...(found && { '--iq-font-body': found.body, '--iq-font-heading': found.heading }),
      ...derived?.variables,
    };
    for (const name of [...style]) if (!(name in variables)) style.removeProperty(name);
    for (const [name, value] of Object.entries(variables))
      if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  };
  const stop = effect(() => {
    settings.value;
    follow();
    update();
  });
  addEventListener('load', update, { once: true }); // style sheets and headings may come until then
  return {
    ready: loading ?? Promise.resolve(),
    fonts,
    accent,
    end() {
      isEnded = true;
      stop();
      removeEventListener('load', update);
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}
