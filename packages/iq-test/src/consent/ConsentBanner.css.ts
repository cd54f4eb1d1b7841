import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { extraWide, wide } from '../theme/media.ts';
import { heading, muted, small } from '../theme/typography.css.ts';

export const banner = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 2147482000,
  boxSizing: 'border-box',
  maxBlockSize: '100dvh',
  overflowY: 'auto',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  '@media': { print: { display: 'none' } },
  // a page that came with the banner in its HTML says so early, for those who have decided
  selectors: { ':root[data-iq-consent="decided"] &': { display: 'none' } },
});

export const content = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.s4,
  maxInlineSize: 1120,
  marginInline: 'auto',
  padding: vars.space.s4,
  '@container': {
    [wide]: { paddingInline: vars.space.s6, paddingBlock: vars.space.s5 },
    [extraWide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space.s7,
      paddingInlineEnd: 72,
    },
  },
});
export const words = style({
  display: 'grid',
  gap: vars.space.s1,
  maxInlineSize: '68ch',
  paddingInlineEnd: vars.space.s6,
  '@container': { [extraWide]: { paddingInlineEnd: 0 } },
});
export const title = style([heading.item]);
export const text = style([small, muted]);
export const link = style({ color: vars.color.accent, textUnderlineOffset: '0.2em' });

/** Three of a kind: none of the choices is easier to find than the others. */
export const actions = style({
  display: 'flex',
  // side by side in a phone as long as no word has to break; one below the other where the letters are large
  flexWrap: 'wrap',
  gap: vars.space.s2,
  '@container': {
    [wide]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const action = style({
  minBlockSize: 44,
  paddingInline: vars.space.s1,
  fontSize: vars.text.sm,
  lineHeight: 1.2,
  flex: '1 1 min-content',
  overflowWrap: 'break-word',
  '@container': { [wide]: { paddingInline: vars.space.s3 } },
});
export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space.s2,
  insetInlineEnd: vars.space.s2,
  minBlockSize: 44,
  minInlineSize: 44,
  padding: 0,
});
