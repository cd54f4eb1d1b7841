import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { reducedMotion } from '../theme/mediaQueries.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = style({
  display: 'grid',
  gap: vars.space.s4,
  paddingBlock: vars.space.s7,
  alignContent: 'start',
  minBlockSize: 360,
});
export const line = style({
  blockSize: 18,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
  selectors: {
    '&[data-part="title"]': { blockSize: 40, inlineSize: '62%' },
    '&[data-part="second"]': { inlineSize: '88%' },
    '&[data-part="third"]': { inlineSize: '46%' },
    '&[data-part="button"]': { blockSize: 60, inlineSize: '40%' },
  },
});
