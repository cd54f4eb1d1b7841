import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { lowWindow, wide } from '../theme/mediaQueries.ts';

export const screen = style({
  display: 'grid',
  gap: vars.space.s4,
  maxInlineSize: 920,
  marginInline: 'auto',
  paddingBlock: vars.space.s4,
  outline: 'none',
  '@container': { [wide]: { gap: vars.space.s4, paddingBlock: vars.space.s5 } },
  '@media': { [lowWindow]: { selectors: { '&&': { gap: vars.space.s2, paddingBlock: vars.space.s2 } } } },
});

/** A line of the card's head, so that it is seen wherever one has scrolled. */
export const warning = style({
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s2,
  columnGap: vars.space.s2,
  borderRadius: vars.radius.small,
});

export const keys = style({
  display: 'none',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.s5,
  rowGap: vars.space.s1,
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  // a phone has no keys to speak of
  '@media': { '(any-hover: hover)': { display: 'flex' } },
});
export const key = style({
  display: 'inline-block',
  boxSizing: 'border-box',
  minInlineSize: '1.8em',
  paddingInline: '0.4em',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: 4,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  textAlign: 'center',
});

export const end = style({
  display: 'grid',
  gap: vars.space.s4,
  justifyItems: 'center',
  paddingBlock: vars.space.s9,
  textAlign: 'center',
});
