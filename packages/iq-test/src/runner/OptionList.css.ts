import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover, forcedColors, wide } from '../theme/media.ts';
import { chosenInForcedColors, tile } from '../ui/radioTile.ts';

export const options = style({
  display: 'grid',
  gap: vars.space.s3,
  selectors: { '&[data-kind="figures"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const option = style({
  ...tile,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s4,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  lineHeight: 1.4,
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 3 },
    // an attribute: the browser looks through the whole list for `:has(:checked)` whenever an answer changes
    '&[data-chosen]': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
    },
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
    '[data-kind="figures"] &': { flexDirection: 'column', alignItems: 'stretch', padding: vars.space.s3 },
    '&[data-disabled]': { cursor: 'default' },
    '&[data-disabled]:not([data-chosen])': { borderColor: vars.color.hairline, color: vars.color.inkMuted },
  },
  '@container': {
    [wide]: {
      selectors: { '[data-kind="figures"] &': { flexDirection: 'row', alignItems: 'flex-start', gap: 0 } },
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
    [forcedColors]: {
      selectors: {
        '&[data-chosen]': { ...chosenInForcedColors, borderColor: 'Highlight' },
        '&[data-chosen]::after': { content: 'none' },
      },
    },
  },
});

export const letter = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 30,
  blockSize: 30,
  border: '1px solid currentColor',
  borderRadius: vars.radius.small,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1,
});

export const content = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const figure = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 124,
  marginInline: 'auto',
  marginBlockEnd: vars.space.s2,
  // beside its letter where there is room: the options of one question fit one screen
  '@container': { [wide]: { maxInlineSize: 112, marginBlock: vars.space.s1 } },
});
