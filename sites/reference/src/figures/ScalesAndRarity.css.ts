import { vars } from '@quotient/iq-test/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import * as parts from './Parts.css.ts';
import { THUMB } from './Slider.css.ts';
import { drawn, scores } from './scalesAndRarity.ts';

export const slider = style({ gridColumn: '1 / -1' });
/** Places the thumb right above the mark: it starts at the lowest drawn score. */
const inset = `(100% * ${(scores[0] - drawn[0]) / (drawn[1] - drawn[0])} - ${THUMB / 2}px)`;
globalStyle(`${slider} input`, { inlineSize: `calc(100% - 2 * ${inset})`, marginInline: `calc${inset}` });

/** Numbers along a scale; on a phone every other one has room. */
export const tick = style([
  parts.tick,
  parts.halo,
  { '@media': { '(max-width: 479px)': { selectors: { '&[data-spare]': { display: 'none' } } } } },
]);
/** Value of the mark on a scale, beside the mark. */
export const place = style([
  parts.label,
  {
    fontSize: vars.text.md,
    selectors: {
      '&[data-end="left"]': { transform: 'translateX(10px)' },
      '&[data-end="right"]': { transform: 'translateX(-10px)' },
    },
  },
]);
export const scale = parts.quietLabel;

export const results = style([
  parts.result,
  {
    display: 'grid',
    gap: `${vars.space.s3} ${vars.space.s5}`,
    '@media': { '(min-width: 640px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
]);
export const result = style({ display: 'block', fontSize: vars.text.sm });
export const number = style([parts.number, { marginBlockEnd: 0, whiteSpace: 'nowrap' }]);
export const above = style({ selectors: { '[data-side="below"] > * > &': { display: 'none' } } });
export const below = style({ selectors: { '[data-side="above"] > * > &': { display: 'none' } } });
