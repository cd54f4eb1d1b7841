import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { lowWindow, pictureFilter, wide } from '../theme/mediaQueries.ts';

export const frame = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  inlineSize: '100%',
  overflow: 'hidden',
  outline: 'none', // a place for the focus to go on from, not a control
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
});

/** Drawn in grays of ink on white: turned around where the theme is dark. */
export const image = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxBlockSize: 264,
  blockSize: 'auto',
  padding: vars.space.s2,
  objectFit: 'contain',
  backgroundColor: 'white',
  color: 'black', // for the description, until the picture is there
  fontSize: vars.text.sm,
  filter: `var(${pictureFilter})`,
  '@container': { [wide]: { maxBlockSize: 380, padding: vars.space.s3 } },
  '@media': {
    [lowWindow]: { selectors: { '&&': { maxBlockSize: 172, padding: vars.space.s1 } } },
    // the system's colors are around it: it stays as it was drawn
    '(forced-colors: active)': { filter: 'none' },
  },
});

/** Hides a picture that may still load. */
export const missing = style({ position: 'absolute', visibility: 'hidden' });
export const failed = style({
  justifySelf: 'start',
  paddingBlockStart: vars.space.s4,
  paddingInline: vars.space.s4,
});
export const failure = style({
  justifySelf: 'start',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s3,
  padding: vars.space.s4,
});
export const message = style({ margin: 0, fontSize: vars.text.sm, lineHeight: 1.5 });
