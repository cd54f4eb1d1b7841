/** The variable with the scheme in use, `light` or `dark`, which a root chooses its colors by. */
export const schemeInUse = '--iq-scheme';
/** The variable with the filter that draws a picture of ink on white in the scheme in use. */
export const pictureFilter = '--iq-picture-filter';

/** Width from which a layout gains columns. Measured on the container, see `Root`. */
export const wide = 'iq (min-width: 640px)';
/** A phone whose page is enlarged to twice its size: a word to a line. */
export const scant = 'iq (max-width: 240px)';
/** Width from which the landing page's figure and the report's headings move beside the text. */
export const extraWide = 'iq (min-width: 960px)';
/** A pointer can rest on a thing without pressing it. Where it cannot, what was tapped last would keep its tint. */
export const canHover = '(hover: hover)';
/** The visitor has asked the system for less movement. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** The system sets the colors: what only our colors would say needs another sign. */
export const forcedColors = '(forced-colors: active)';
/** A phone held sideways, or a page enlarged to twice its size: every line counts. */
export const lowWindow = '(max-height: 520px)';
/** Window so low that sticky edges would leave too little between them. */
export const tinyWindow = '(max-height: 280px)';
