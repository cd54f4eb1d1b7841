import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forcedColors, wide } from '../theme/mediaQueries.ts';
import { noteText } from '../theme/rules.ts';
import { printRules } from './printRules.ts';

/** Stroke and fill of a drawn part; an SVG does not get forced colors automatically. */
const line = (color: string, forced: string) =>
  style({ fill: 'none', stroke: color, '@media': { [forcedColors]: { stroke: forced } } });

export const figure = style({ margin: 0 });
/** The number line runs from left to right in every script. */
export const chart = style({
  containerType: 'inline-size',
  containerName: 'curve',
  direction: 'ltr',
  fontSize: vars.text.xs,
});
export const caption = style({
  ...noteText,
  marginBlockStart: vars.space.s3,
  maxInlineSize: '62ch',
  '@media': printRules({ marginBlockStart: 6, maxInlineSize: 'none', fontSize: 11 }),
});

const drawing = style({ display: 'block', inlineSize: '100%', overflow: 'visible' });
export const labels = style({
  display: 'grid',
  paddingBlockEnd: vars.space.s2,
  '@media': printRules({ paddingBlockEnd: 2 }),
});
export const label = style({
  gridColumn: 2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.35,
  textAlign: 'center',
  selectors: { '&[data-end="left"]': { textAlign: 'left' }, '&[data-end="right"]': { textAlign: 'right' } },
});
export const labelScore = style({
  margin: 0,
  color: vars.color.ink,
  fontSize: vars.text.sm,
  fontWeight: 600,
});
export const labelBand = style({ margin: 0, color: vars.color.inkMuted, fontSize: vars.text.xs });
export const plot = style([
  drawing,
  {
    blockSize: 150,
    '@container': { [wide]: { blockSize: 220 } },
    '@media': printRules({ blockSize: 130 }),
  },
]);
export const axis = style([drawing, { blockSize: '3.5em' }]);

export const averageLabel = style({
  fill: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
export const tickLabel = style([
  averageLabel,
  {
    selectors: { '&[data-average]': { fill: vars.color.ink, fontWeight: 600 } },
    // large letters on a phone: every other number has room
    '@container': {
      'curve (max-width: 16em)': { selectors: { '&[data-spare]': { display: 'none' } } },
    },
  },
]);

export const band = style({
  fill: vars.color.accent,
  fillOpacity: 0.13,
  '@media': { [forcedColors]: { fill: 'none', stroke: 'Highlight', strokeDasharray: '2 3' } },
});
export const curve = style([
  line(vars.color.ink, 'CanvasText'),
  { strokeWidth: 1.75, strokeLinejoin: 'round' },
]);
export const baseline = style([line(vars.color.outline, 'CanvasText')]);
export const average = style([line(vars.color.outline, 'GrayText'), { strokeDasharray: '3 4' }]);
export const place = style([line(vars.color.accent, 'Highlight'), { strokeWidth: 2 }]);
export const dot = style([
  place,
  { fill: vars.color.accent, stroke: vars.color.paper, '@media': { [forcedColors]: { fill: 'Highlight' } } },
]);
