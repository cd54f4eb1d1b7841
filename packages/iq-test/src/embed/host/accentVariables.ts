// Colors derived from a page's accent. Loaded only where there is one.
import { type AccentColors, deriveAccent } from '../../theme/deriveAccent.ts';
import { toHex } from '../../theme/oklch.ts';
import type { Scheme } from './pageScheme.ts';

/** Variables of our styles, by name. */
export type Variables = Record<`--iq-${string}`, string>;

const schemes = ['light', 'dark'] as const satisfies readonly Scheme[];
const variableOf: Record<keyof AccentColors, string> = {
  accent: 'accent',
  accentHover: 'accent-hover',
  onAccent: 'on-accent',
  accentSoft: 'accent-soft',
};

/** Creates a function that turns any CSS color into `#rrggbb`, in the scheme that `light-dark()` uses. */
function createColorReader(root: ShadowRoot) {
  const sample = root.appendChild(document.createElement('b'));
  Object.assign(sample.style, { display: 'none', forcedColorAdjust: 'none' });
  return {
    read(value: string, scheme: Scheme): string | undefined {
      Object.assign(sample.style, { colorScheme: scheme, color: '' });
      sample.style.color = `color-mix(in srgb, ${value}, ${value})`; // every notation comes out as one
      if (!sample.style.color) return undefined;
      const { color } = getComputedStyle(sample);
      const numbers = (color.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
      const [red = 0, green = 0, blue = 0] = numbers.map((channel) =>
        Math.min(1, Math.max(0, color.startsWith('rgb') ? channel / 255 : channel)),
      );
      return toHex([red, green, blue]);
    },
    end: () => sample.remove(),
  };
}

/** An element, and what is known of its accent. */
interface AccentSource {
  element: HTMLElement;
  root: ShadowRoot;
  /** The attribute `accent`. */
  wish: string | null;
  /** Rule that holds what was written before. */
  written: CSSStyleDeclaration;
}

/** Colors derived for an element. */
interface Derived {
  variables: Variables;
  /** The page's own accent in the theme in use, as `#rrggbb`; undefined where its variables name none. */
  pageAccent: string | undefined;
}

/**
 * Derives what belongs to an element's accent in both schemes. The page's variables come before the attribute and stay as they
 * are; an accent from the attribute, or from the page's other scheme, is moved where it could not be read.
 */
export function accentVariables({ element, root, wish, written }: AccentSource): Derived {
  const style = getComputedStyle(element);
  const variable = (name: string) => style.getPropertyValue(`--iq-${name}`).trim();
  const inUse = variable('scheme') as Scheme; // our own style sheet sets it
  /** A color that the page sets whatever the scheme is. */
  const ofBoth = (name: string) => {
    const value = variable(`color-${name}`);
    return value === variable(`${inUse}-${name}`) ? undefined : value;
  };
  const shipped = variable('shipped').split(' ');
  const [light, dark] = schemes.map((scheme, at) => {
    const value = variable(`${scheme}-accent`);
    const ours = written.getPropertyValue(`--iq-${scheme}-accent`).trim() || shipped[at];
    return value === ours ? undefined : value;
  });
  const isHighContrast =
    matchMedia('(prefers-contrast: more)').matches || element.dataset.brand === 'high-contrast';

  const reader = createColorReader(root);
  const variables: Variables = {};
  let pageAccent: string | undefined;
  for (const scheme of schemes) {
    const [own, other] = scheme === 'light' ? [light, dark] : [dark, light];
    const fixed = ofBoth('accent') ?? own;
    const accent = reader.read(fixed ?? wish ?? other ?? '', scheme);
    if (accent === undefined) continue;
    if (fixed !== undefined && scheme === inUse) pageAccent = accent;
    const ground = (name: string, usual: string) =>
      reader.read(ofBoth(name) ?? variable(`${scheme}-${name}`), scheme) ?? usual;
    const colors = deriveAccent(
      accent,
      {
        paper: ground('paper', '#ffffff'),
        surface: ground('surface', '#ffffff'),
        ink: ground('ink', '#000000'),
      },
      { contrast: isHighContrast ? 7 : 4.5, isFixed: fixed !== undefined },
    );
    for (const [name, value] of Object.entries(colors ?? {}))
      if (name !== 'accent' || fixed === undefined)
        variables[`--iq-${scheme}-${variableOf[name as keyof AccentColors]}`] = value;
  }
  reader.end();
  return { variables, pageAccent };
}
