import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const breadcrumbs = style({
  paddingBlockStart: vars.space.s4,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  '@media': { print: { display: 'none' } },
  // there is one way out of a test, and it asks first
  selectors: {
    ':root:is([data-stage="testing"], [data-stage="payment"], [data-stage="results"]) &': { display: 'none' },
  },
});
export const list = style({ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' });
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 32,
  selectors: {
    '& + &::before': {
      content: '"/" / ""',
      marginInline: vars.space.s2,
      color: vars.color.outline,
    },
  },
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
});
