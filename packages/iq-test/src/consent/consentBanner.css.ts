import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { extraWide, wide } from '../theme/mediaQueries.ts';
import { heading, muted } from '../theme/typography.css.ts';
import { button, quiet, secondary } from '../ui/Button.css.ts';

/** A phone on its side: as wide as a tablet, and a third of its height. */
const lowWindow = '(max-height: 480px) and (min-width: 640px)';
/** The buttons beside the words, the cross at the end of both. */
const withActionsBeside = (inlineSize: number) => ({
  gridTemplateColumns: `minmax(0, 1fr) ${inlineSize}px`,
  alignItems: 'center',
  columnGap: vars.space.s5,
  paddingInlineEnd: 56,
});

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
  selectors: {
    '&[hidden]': { display: 'none' },
    // a page that came with the banner in its HTML says so early, for those who have decided
    ':root[data-iq-consent="decided"] &': { display: 'none' },
  },
});

export const content = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.s3,
  maxInlineSize: 1120,
  marginInline: 'auto',
  paddingInline: vars.space.s4,
  paddingBlock: vars.space.s3,
  '@container': {
    [wide]: { gap: vars.space.s4, paddingInline: vars.space.s6, paddingBlock: vars.space.s5 },
    [extraWide]: withActionsBeside(400),
  },
  '@media': {
    [lowWindow]: {
      selectors: {
        // stronger than what the width of the container asks for
        '&&': {
          ...withActionsBeside(322),
          vars: { [vars.text.sm]: vars.text.xs },
          paddingBlock: vars.space.s3,
        },
      },
    },
  },
});
export const words = style([
  muted,
  {
    maxInlineSize: '72ch',
    fontSize: vars.text.xs,
    lineHeight: 1.4,
    '@container': { [wide]: { fontSize: vars.text.sm } },
  },
]);
export const title = style([
  heading.item,
  {
    marginBlockEnd: 2,
    paddingInlineEnd: vars.space.s6, // room for the close button
  },
]);
/** One after the other in the same lines: a phone has few of them to spare. */
export const text = style({
  display: 'inline',
  selectors: {
    '& + &::before': { content: '" "' },
    // what went wrong has a line of its own
    '&[role="alert"]': { display: 'block', margin: 0, color: vars.color.alert },
    '&[hidden]': { display: 'none' },
  },
});
export const link = style({ color: vars.color.accent, textUnderlineOffset: '0.2em' });

/** Three buttons that look alike: each choice is equally easy to find. */
export const actions = style({
  display: 'flex',
  // side by side in a phone as long as no word has to break; one below the other where the letters are large
  flexWrap: 'wrap',
  gap: vars.space.s2,
});
export const action = style([
  button,
  secondary,
  {
    // of one width, but for a word that needs more
    flex: '1 1 0',
    minInlineSize: 'min-content',
    minBlockSize: 44,
    padding: vars.space.s1,
    fontSize: vars.text.xs,
    lineHeight: 1.2,
    overflowWrap: 'break-word',
    '@container': { [wide]: { fontSize: vars.text.sm } },
  },
]);
export const close = style([
  button,
  quiet,
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    minBlockSize: 44,
    minInlineSize: 44,
    padding: 0,
  },
]);
