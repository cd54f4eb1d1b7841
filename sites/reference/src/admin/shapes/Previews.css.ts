import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const previews = style({ display: 'grid', gap: vars.space.s4, minInlineSize: 0 });
export const title = style({ margin: 0, fontSize: vars.text.sm, fontWeight: 600 });
export const looks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.s2,
});
export const look = style({ margin: 0, minInlineSize: 0 });
export const caption = style({ color: vars.color.inkMuted, fontSize: vars.text.xs });
const plate = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.s3,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});
/** Inside a theme of its own: its colors are those of the theme. */
export const themed = style([plate, { backgroundColor: vars.color.surface, color: vars.color.ink }]);
/** The colors that the system would force, in its dark scheme. */
export const forced = style([
  plate,
  { colorScheme: 'dark', backgroundColor: 'Canvas', color: 'CanvasText', forcedColorAdjust: 'auto' },
]);
export const figure = style({ inlineSize: '100%', maxInlineSize: 96 });
export const sizes = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.s4 });
export const sized = style({ display: 'grid', justifyItems: 'center', gap: vars.space.s1, margin: 0 });
export const size = {
  24: style({ inlineSize: 24 }),
  48: style({ inlineSize: 48 }),
  96: style({ inlineSize: 96 }),
  160: style({ inlineSize: 160, outline: `1px dashed ${vars.color.outline}` }),
};
export const sample = style({ display: 'grid', gap: vars.space.s4, maxInlineSize: 380 });
export const empty = style({ margin: 0, color: vars.color.inkMuted });
