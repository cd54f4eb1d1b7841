import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ outline: 'none' });
export const hint = style({
  maxInlineSize: '68ch',
  marginBlock: vars.space.s3,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});
export const scores = style({ display: 'block', fontSize: vars.text.xs, fontWeight: 400 });
export const option = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.s2 });
export const share = style({ display: 'inline-block', minInlineSize: 96 });
export const count = style({ color: vars.color.inkMuted, fontSize: vars.text.xs });
export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 4,
  marginBlockStart: vars.space.s1,
  backgroundColor: vars.color.sunken,
});
const forced = { '(forced-colors: active)': { fill: 'CanvasText' } };
export const rightBar = style({ fill: vars.color.success, '@media': forced });
export const wrongBar = style({ fill: vars.color.inkMuted, '@media': forced });
