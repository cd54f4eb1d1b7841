import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const empty = style({
  marginBlock: vars.space.s5,
  paddingBlock: vars.space.s6,
  paddingInline: vars.space.s4,
  border: `1px dashed ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  color: vars.color.inkMuted,
  textAlign: 'center',
});
export const title = style({ margin: 0, color: vars.color.ink, fontWeight: 600 });
