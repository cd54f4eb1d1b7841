import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  gap: vars.space.s2,
  marginBlock: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  overflowX: 'auto',
});
export const tab = style({
  minBlockSize: 44,
  paddingBlock: '0 2px',
  paddingInline: vars.space.s3,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.inkMuted,
  font: 'inherit',
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    // a border only here: forced colors would draw a transparent one
    '&[aria-selected="true"]': {
      paddingBlockEnd: 0,
      borderBlockEnd: `2px solid ${vars.color.accent}`,
      color: vars.color.ink,
      fontWeight: 600,
    },
    '&:focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: -3 },
  },
});
