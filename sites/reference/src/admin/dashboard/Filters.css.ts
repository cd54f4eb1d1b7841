import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

/** Width from which all periods fit on one line; below, they are a list to choose from. */
const ROOMY = '(min-width: 1120px)';

export const periods = style({
  display: 'none',
  columnGap: vars.space.s4,
  margin: 0,
  marginBlockStart: vars.space.s3,
  padding: 0,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  listStyle: 'none',
  '@media': { [ROOMY]: { display: 'flex' } },
});
export const periodList = style({ '@media': { [ROOMY]: { display: 'none' } } });
export const period = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  marginBlockEnd: -1,
  borderBlock: '2px solid transparent',
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current]': {
      borderBlockEndColor: vars.color.accent,
      color: vars.color.ink,
      fontWeight: 600,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      marginBlockEnd: 0,
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s4,
});
export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s4,
});
export const range = style({
  margin: 0,
  marginBlockStart: vars.space.s4,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});
export const shown = style({ color: vars.color.ink, fontWeight: 600 });
