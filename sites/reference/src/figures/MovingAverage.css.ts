import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';
import * as parts from './Parts.css.ts';
import { filled, stroked } from './partColors.ts';

const forced = '(forced-colors: active)';

/** Hollow: it stays where it is. */
export const published = parts.hollow;
export const corrected = style([
  parts.quietLabel,
  { textAnchor: 'middle', selectors: { '&[data-end="left"]': { textAnchor: 'start' } } },
]);
export const value = style([parts.label, { textAnchor: 'inherit' }]);
/** Shift of the average. */
export const shift = style(stroked(vars.color.ink, 'CanvasText'));
export const center = style(filled(vars.color.accent, 'Highlight'));
export const bar = style([
  parts.mark,
  { strokeWidth: 4, strokeOpacity: 0.45, '@media': { [forced]: { strokeOpacity: 1 } } },
]);
/** Values that no slider changes. */
export const asked = style({
  marginBlock: `${vars.space.s4} 0`,
  paddingInlineStart: vars.space.s3,
  borderInlineStart: `2px solid ${vars.color.accent}`,
  fontSize: vars.text.sm,
  lineHeight: 1.45,
});
