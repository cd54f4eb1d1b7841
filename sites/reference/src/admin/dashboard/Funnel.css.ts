import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';
import { colors } from '../parts/chart/Chart.css.ts';

export const drawing = style({ display: 'block', overflow: 'visible' });
export const name = style({ fill: colors.ink, fontSize: 15 });
export const count = style({ fill: colors.ink, fontSize: 15, fontWeight: 600 });
export const share = style({ fill: colors.text, fontSize: 13 });
export const bar = style({ fill: colors.strong });
export const gone = style({ fill: colors.soft, stroke: colors.outline, strokeWidth: 1 });
export const line = style({ stroke: colors.line, strokeWidth: 1 });

export const details = style({ marginBlockStart: vars.space.s4 });
export const summary = style({
  display: 'list-item',
  paddingBlock: vars.space.s3,
  color: vars.color.accent,
  fontSize: vars.text.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 2 },
  },
});
