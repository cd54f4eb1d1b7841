/** Where a layout gains columns. Measured on the container, see `Root`. */
export const wide = 'iq (min-width: 640px)';
export const extraWide = 'iq (min-width: 960px)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
