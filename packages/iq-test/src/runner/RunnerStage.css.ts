import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { wide } from '../theme/media.ts';
import { atBothEnds } from '../theme/rules.ts';
import { heading } from '../theme/typography.css.ts';

export const screen = style({
  display: 'grid',
  gap: vars.space.s4,
  maxInlineSize: 920,
  marginInline: 'auto',
  paddingBlock: vars.space.s4,
  outline: 'none',
  '@container': { [wide]: { gap: vars.space.s5, paddingBlock: vars.space.s6 } },
});

export const head = style({
  ...atBothEnds,
  alignItems: 'center',
  columnGap: vars.space.s4,
  rowGap: vars.space.s2,
});
/** The clock keeps its side also where it stands in a line of its own. */
globalStyle(`${head} > [role="timer"]`, { marginInlineStart: 'auto' });

export const title = style([heading.item, { '@container': { [wide]: { fontSize: vars.text.xl } } }]);

export const overview = style({ display: 'grid', gap: vars.space.s3 });
export const counts = style({
  ...atBothEnds,
  columnGap: vars.space.s4,
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const actions = style({
  display: 'grid',
  // side by side; one below the other where the letters are large
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7em), 1fr))',
  gap: vars.space.s3,
  alignItems: 'center',
  '@container': { [wide]: { gridTemplateColumns: 'auto 1fr auto' } },
});
export const status = style({
  gridColumn: '1 / -1',
  textAlign: 'center',
  '@container': { [wide]: { gridRow: 1, gridColumn: 2 } },
});
/** Little room beside its word, so that a long one does not break in a phone. */
const action = style({
  paddingInline: vars.space.s2,
  '@container': { [wide]: { minInlineSize: 160, paddingInline: vars.space.s5 } },
});
export const forward = style([action, { '@container': { [wide]: { gridColumn: 3 } } }]);
export const back = style([action]);

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
