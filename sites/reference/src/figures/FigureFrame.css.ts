import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';
import { whenAlive } from './interactivity.ts';

export const figure = style({
  boxSizing: 'border-box',
  marginBlock: vars.space.s6,
  marginInline: 0,
  padding: vars.space.s4,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  '@media': { '(min-width: 768px)': { padding: vars.space.s6 }, print: { breakInside: 'avoid' } },
});
export const title = style({
  margin: 0,
  marginBlockEnd: vars.space.s2,
  fontFamily: vars.font.heading,
  fontSize: vars.text.lg,
  fontWeight: 500,
  lineHeight: 1.3,
});
export const control = style([
  { marginBlock: `0 ${vars.space.s4}`, color: vars.color.inkMuted },
  whenAlive('block'),
]);
export const caption = style({
  marginBlockStart: vars.space.s4,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});
