import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forcedColors, wide } from '../theme/media.ts';
import { onSurface } from '../theme/rules.ts';
import { heading, visuallyHidden } from '../theme/typography.css.ts';

export const card = style({
  display: 'grid',
  gap: vars.space.s5,
  padding: vars.space.s4,
  ...onSurface,
  '@container': { [wide]: { padding: vars.space.s6, gap: vars.space.s6 } },
});

export const head = style({ display: 'grid', gap: vars.space.s3 });
export const headRow = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.s2 });
/** Breaks by itself, so that the flag keeps its corner. */
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  flexGrow: 1,
  minInlineSize: 0,
});
export const position = style({
  margin: 0,
  marginInlineEnd: 'auto',
  fontSize: vars.text.sm,
  fontWeight: 600,
});
export const badge = style({
  paddingBlock: 2,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.pill,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontWeight: 600,
});

/** As high as a finger wants it, in a row that is lower. */
export const flag = style({
  minBlockSize: 44,
  minInlineSize: 44,
  marginBlock: `calc(-1 * ${vars.space.s2})`,
  marginInlineEnd: `calc(-1 * ${vars.space.s2})`,
  paddingInline: vars.space.s2,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  selectors: {
    '&[aria-pressed="true"]': { backgroundColor: vars.color.accentSoft, color: vars.color.accent },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } } },
});
globalStyle(`${flag}[aria-pressed="true"] svg`, { fill: 'currentColor' });
/** A phone has room for the flag alone. */
export const flagText = style([
  visuallyHidden,
  {
    '@container': {
      [wide]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', margin: 0, clipPath: 'none' },
    },
  },
]);

export const question = style([
  heading.section,
  {
    outline: 'none', // it takes the focus as a place to go on from, not as a control
    lineHeight: 1.35,
    fontSize: vars.text.lg,
    textWrap: 'pretty',
    whiteSpace: 'pre-line', // a question may have lines of its own, such as numbered steps
    '@container': { [wide]: { fontSize: vars.text.xl } },
  },
]);

export const body = style({ display: 'grid', gap: vars.space.s5, alignItems: 'start' });

/** A figure and its options stand side by side where there is room. */
export const withFigure = style({
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space.s6 } },
});

export const figure = style({ inlineSize: '100%', maxInlineSize: 420, marginInline: 'auto' });
