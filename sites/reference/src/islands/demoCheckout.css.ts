import { heading, tabular, vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const checkout = style({ display: 'grid', gap: vars.space.s5 });

export const amount = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  margin: 0,
  paddingBlock: vars.space.s4,
  borderBlock: `1px solid ${vars.color.hairline}`,
  color: vars.color.inkMuted,
});
export const price = style([heading.page, tabular]);

export const actions = style({ display: 'grid', gap: vars.space.s3 });
