import { style } from '@vanilla-extract/css';
import * as parts from './Parts.css.ts';

/** Begins right below the thumb. */
export const marks = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 40,
  marginBlockStart: -8,
  overflow: 'visible',
});
/** Known values of other tests, ending at their place. */
export const known = style([parts.quietLabel, { textAnchor: 'end' }]);
/** An end of the band. */
export const end = style([parts.mark, { strokeWidth: 1 }]);
/** The number of an end, outside of the band. */
export const lowEnd = style([parts.label, { textAnchor: 'end' }]);
export const highEnd = style([parts.label, { textAnchor: 'start' }]);
