import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';
import * as parts from './Parts.css.ts';

/** The names of the two scales, over them: the earlier one is on the left in every script, as in the drawing. */
export const scales = style({
  display: 'flex',
  direction: 'ltr',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: vars.space.s4,
  marginBlockEnd: vars.space.s3,
  fontSize: vars.text.xs,
  fontWeight: 600,
  lineHeight: 1.35,
});
export const early = style({ flex: 'none' });
export const later = style({ textAlign: 'end' });
/** Numbers of both scales, outside of them. */
export const room = style({ direction: 'ltr', paddingInline: '36px 52px' });

export const tick = style([parts.quietLabel, { textAnchor: 'end' }]);
export const band = parts.band;
/** The range on the right-hand scale. */
export const range = style([parts.mark, { strokeWidth: 3 }]);
export const unchanged = style([parts.quietLabel, { textAnchor: 'end' }]);
export const start = style([parts.label, { textAnchor: 'start' }]);
export const expected = style([
  parts.label,
  { fontFamily: vars.font.heading, fontSize: vars.text.lg, fontWeight: 500, textAnchor: 'start' },
]);
export const end = style([parts.quietLabel, { textAnchor: 'start' }]);
