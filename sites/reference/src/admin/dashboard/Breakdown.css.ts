import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const share = style({
  display: 'inline-grid',
  gridTemplateColumns: '32px 4em',
  alignItems: 'center',
  verticalAlign: 'top',
  gap: vars.space.s2,
});
export const track = style({ display: 'block', blockSize: 6, backgroundColor: vars.color.sunken });
export const bar = style({
  display: 'block',
  blockSize: '100%',
  backgroundColor: vars.color.accent,
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const name = style({ display: 'block', minInlineSize: 128, maxInlineSize: 260 });
export const save = style({ display: 'flex', justifyContent: 'flex-end' });
