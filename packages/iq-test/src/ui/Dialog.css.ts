import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { wide } from '../theme/mediaQueries.ts';
import { onSurface } from '../theme/rules.ts';
import { heading } from '../theme/typography.css.ts';

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(8px)' },
  to: { opacity: 1, transform: 'none' },
});

export const dialog = style({
  boxSizing: 'border-box',
  inlineSize: 'min(480px, calc(100vw - 32px))',
  // of what can be seen: bars of a phone's browser lie over the rest
  maxBlockSize: ['calc(100vh - 32px)', 'calc(100dvh - 32px)'],
  padding: 0, // the body's: a click on it is none beside the dialog
  // open, it covers the page: whatever hides or disables the part around it does not concern it
  visibility: 'visible',
  pointerEvents: 'auto',
  ...onSurface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  font: 'inherit',
  selectors: {
    '&[open]': { animation: `${appear} ${vars.motion.medium} ${vars.motion.ease}` },
    '&::backdrop': { backgroundColor: vars.color.scrim },
  },
});

export const body = style({ display: 'grid', gap: vars.space.s4, padding: vars.space.s5 });

export const title = style([heading.section]);

export const actions = style({
  display: 'grid',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s3,
  '@container': { [wide]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' } },
});
