import type { Plugin } from 'vite';

const ID = 'virtual:embed-css';

/**
 * Gives the element in Storybook the page's styles: both are made by the same Vite here, while the built embed has
 * its own (packages/iq-test/embedCss.ts).
 */
export const embedCssFromPage = (): Plugin => ({
  name: 'quotient:embed-css-from-page',
  resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : undefined),
  // read when the element is mounted: by then the page has the styles of all that was imported
  load: (id) =>
    id.startsWith(`\0${ID}`)
      ? `export default {
          toString: () => [...document.styleSheets]
            .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
            .join('\\n'),
        };`
      : undefined,
});
