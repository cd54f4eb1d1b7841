import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { lowWindow, scant, tinyWindow, wide } from '../theme/mediaQueries.ts';
import { coveredBelow } from '../ui/coveredEdges.ts';

/** The line about saving: it is below the window's edge on phones, unless it tells of trouble. */
const STATUS_HEIGHT = 24;

export const actions = style({
  position: 'sticky',
  insetBlockEnd: `calc(var(${coveredBelow}, 0px) - ${STATUS_HEIGHT}px)`,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.s3,
  alignItems: 'center',
  paddingBlockStart: vars.space.s2,
  backgroundColor: vars.color.paper,
  selectors: {
    '&:has([data-state="offline"], [data-state="busy"], [data-state="refused"])': {
      insetBlockEnd: `var(${coveredBelow}, 0px)`,
    },
  },
  '@container': {
    [scant]: { gridTemplateColumns: '1fr', rowGap: vars.space.s1 },
    [wide]: {
      insetBlockEnd: `var(${coveredBelow}, 0px)`,
      gridTemplateColumns: 'auto 1fr auto',
      paddingBlockEnd: vars.space.s2,
    },
  },
  '@media': {
    // two bars would leave no room for the question between them
    [tinyWindow]: { position: 'static' },
  },
});
export const status = style({
  gridColumn: '1 / -1',
  minBlockSize: STATUS_HEIGHT,
  paddingBlockStart: vars.space.s1,
  boxSizing: 'border-box',
  textAlign: 'center',
  '@container': { [wide]: { gridRow: 1, gridColumn: 2, paddingBlockStart: 0 } },
});
/** Little room beside its word, so that a long one does not break in a phone. */
const action = style({
  paddingInline: vars.space.s2,
  '@container': { [wide]: { minInlineSize: 160, paddingInline: vars.space.s5 } },
  '@media': { [lowWindow]: { selectors: { '&&': { minBlockSize: 44 } } } },
});
export const forward = style([action, { '@container': { [wide]: { gridColumn: 3 } } }]);
export const back = style([action]);
