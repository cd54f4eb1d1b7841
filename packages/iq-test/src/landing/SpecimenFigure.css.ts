import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forcedColors } from '../theme/mediaQueries.ts';
import { noteText, onSurface } from '../theme/rules.ts';

export const figure = style({ margin: 0 });
export const grid = style({
  boxSizing: 'border-box',
  display: 'block',
  inlineSize: '100%',
  padding: vars.space.s4,
  ...onSurface,
});
export const rule = style({ fill: 'none', stroke: vars.color.hairline, strokeWidth: 1 });
export const dial = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 2.5,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const slice = style({
  fill: vars.color.ink,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
export const missing = style({
  fill: vars.color.accentSoft,
  stroke: vars.color.accent,
  strokeWidth: 2.5,
  strokeDasharray: '5 5',
  '@media': { [forcedColors]: { fill: 'none', stroke: 'Highlight' } },
});
export const question = style({
  fill: vars.color.accent,
  fontFamily: vars.font.heading,
  fontSize: 28,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
export const caption = style({ ...noteText, marginBlockStart: vars.space.s3 });
