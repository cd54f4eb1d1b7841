import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const nothing = style({ margin: 0, color: vars.color.inkMuted, fontSize: vars.text.sm });
export const head = style({ margin: 0, fontWeight: 600 });
export const list = style({
  display: 'grid',
  gap: vars.space.s1,
  maxBlockSize: 220,
  marginBlock: `${vars.space.s2} 0`,
  paddingInlineStart: vars.space.s4,
  overflow: 'auto',
  fontSize: vars.text.sm,
});
export const what = style({
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  overflowWrap: 'anywhere',
});
export const place = style({ color: vars.color.inkMuted });
