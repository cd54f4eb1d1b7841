import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover, forcedColors, lowWindow, tinyWindow, wide } from '../theme/mediaQueries.ts';
import { coveredAbove, coveredBelow } from '../ui/coveredEdges.ts';
import { chosenInForcedColors, filled, focused, tile } from '../ui/radioTile.ts';

export const options = style({
  display: 'grid',
  gap: vars.space.s2,
  selectors: {
    // two or more to a row, as many as their letters leave room for
    '&[data-kind="short"]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7em, 40%)), 1fr))',
    },
    '&[data-kind="figures"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '@container': {
    [wide]: { gap: vars.space.s3 },
  },
  '@media': {
    [lowWindow]: {
      selectors: {
        '&&': { gap: vars.space.s2 },
        '&&[data-kind="figures"]:has(> :nth-child(5))': {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        },
        '&&[data-kind="texts"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18em), 1fr))' },
      },
    },
  },
});

export const option = style({
  ...tile,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minBlockSize: 48,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  lineHeight: 1.35,
  selectors: {
    '&:has(:focus-visible)': focused,
    // an attribute: the browser looks through the whole list for `:has(:checked)` whenever an answer changes
    '&[data-chosen]': filled,
    // unseen on the fill, but where an extension that turns the page dark has darkened that: it lightens texts
    '&[data-chosen]::after': {
      content: '""',
      position: 'absolute',
      inset: 1,
      border: '2px solid currentColor',
      borderRadius: `calc(${vars.radius.control} - 2px)`,
      color: vars.color.accent,
      pointerEvents: 'none',
    },
    '[data-kind="figures"] &': { alignItems: 'flex-start', gap: 0, padding: vars.space.s1 },
    '&[data-disabled]': { cursor: 'default' },
    '&[data-disabled]:not([data-chosen])': { borderColor: vars.color.hairline, color: vars.color.inkMuted },
  },
  '@container': {
    [wide]: {
      minBlockSize: 52,
      paddingInline: vars.space.s4,
      selectors: { '[data-kind="figures"] &': { padding: vars.space.s2 } },
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        // `:where` keeps it weaker than what is chosen
        '&:where(:hover:not([data-disabled]))': {
          borderColor: vars.color.accent,
          backgroundColor: vars.color.accentSoft,
        },
      },
    },
    [lowWindow]: { selectors: { '&&': { minBlockSize: 44 } } },
    [forcedColors]: {
      selectors: {
        '&[data-chosen]': { ...chosenInForcedColors, borderColor: 'Highlight' },
        '&[data-chosen]::after': { content: 'none' },
      },
    },
  },
});

/** An option that takes the focus comes clear of what sticks to the edges. */
globalStyle(`${option} > input`, {
  scrollMarginBlock: `calc(var(${coveredAbove}, 0px) + 72px) calc(var(${coveredBelow}, 0px) + 88px)`,
  '@media': { [tinyWindow]: { scrollMarginBlock: 0 } },
});

export const letter = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 28,
  blockSize: 28,
  border: '1px solid currentColor',
  borderRadius: vars.radius.small,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1,
  selectors: {
    '[data-kind="figures"] &': { inlineSize: 22, blockSize: 22 },
  },
});

export const content = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Smallest size that keeps details readable, so that all figures of a question fit on the screen. */
export const figure = style({
  display: 'block',
  flexGrow: 1,
  maxInlineSize: 60,
  marginInline: 'auto',
  marginBlock: vars.space.s1,
  '@container': { [wide]: { maxInlineSize: 88 } },
  '@media': { [lowWindow]: { selectors: { '&&': { maxInlineSize: 60 } } } },
});
