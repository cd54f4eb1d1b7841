import type { Host } from '../host/host.ts';
import type { Check } from './check.ts';

/** Returns the color behind an element, or undefined if none of its ancestors paints one. */
function groundOf(element: Element): string | undefined {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return undefined;
}

/** True for a color in `rgb()` that is nearer to black than to white; false for one in any other notation. */
function isDark(color: string): boolean {
  const [r = 255, g = 255, b = 255] = color.startsWith('rgb')
    ? (color.match(/[\d.]+/g) ?? []).map(Number)
    : [];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 128;
}

/** The theme in use and its source; with `auto`, also whether the page looks like the scheme that it declares. */
export function checkTheme({ element, settings, theme }: Host): Check {
  const name = 'theme';
  const shown = theme.peek();
  if (settings.peek().theme !== 'auto') return { name, isFine: true, text: `${shown}, from the attribute` };
  const { colorScheme } = getComputedStyle(element);
  const declared = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content;
  const source =
    colorScheme !== 'normal'
      ? `the page's color-scheme at the element is "${colorScheme}"`
      : declared
        ? `the page's meta tag says color-scheme "${declared}"`
        : 'the page declares no color-scheme';
  const ground = groundOf(element);
  const isDarkPage = ground !== undefined && isDark(ground);
  if (shown === 'dark' || !isDarkPage) return { name, isFine: true, text: `${shown}: ${source}` };
  return {
    name,
    isFine: false,
    text: `light on a dark page (${ground}): ${source}. Write color-scheme: dark in its style sheet, or theme="dark" on the element`,
  };
}
