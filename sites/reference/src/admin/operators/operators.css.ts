import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s2 });
export const email = style({
  flexBasis: '100%',
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });
export const warning = style({ margin: 0, fontWeight: 600 });
