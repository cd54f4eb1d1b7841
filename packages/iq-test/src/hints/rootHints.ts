import { hint } from './hint.ts';

const VERSIONS = Symbol.for('@quotient/iq-test');
const page = globalThis as { [VERSIONS]?: Set<string> };

/**
 * Prints problems around a root in a page: no style sheet, which `variable` would come from, or another version beside
 * this one.
 */
export function rootHints(element: Element, variable: string): void {
  if (getComputedStyle(element).getPropertyValue(variable) === '')
    hint(
      'no_style_sheet',
      "the styles are missing, so nothing looks right. Import '@quotient/iq-test/styles.css' once, where your other global styles are; a page with cookie consent alone imports '@quotient/iq-test/consent.css'.",
    );
  page[VERSIONS] ??= new Set();
  const versions = page[VERSIONS].add(import.meta.env.EMBED_VERSION);
  if (versions.size > 1)
    hint(
      'two_versions',
      `versions ${[...versions].join(' and ')} of @quotient/iq-test are on this page; their styles and stored items may not fit. Make your package manager install one (npm ls @quotient/iq-test), and load a script of the same version.`,
    );
}
