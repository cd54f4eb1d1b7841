import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const indicator = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  margin: 0,
  minBlockSize: '1.5em',
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  lineHeight: 1.5,
  selectors: {
    '&[data-state="offline"]': { color: vars.color.warning },
    '&[data-state="refused"]': { color: vars.color.alert },
  },
});
export const dot = style({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: 8,
  blockSize: 8,
  border: '2px solid currentColor',
  borderRadius: '50%',
  selectors: { '[data-state="saved"] > &': { backgroundColor: 'currentColor' } },
});
