import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const header = style({
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  // On paper the logo is the head of a letter.
  '@media': { print: { borderBlockEnd: 'none', paddingBlockEnd: vars.space.s4 } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  minBlockSize: 64,
  '@media': { '(min-width: 768px)': { minBlockSize: 76 }, print: { minBlockSize: 0 } },
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minBlockSize: 44,
  color: vars.color.ink,
  fontFamily: vars.font.heading,
  fontSize: vars.text.lg,
  fontWeight: 500,
  letterSpacing: '-0.012em',
  lineHeight: 1,
  textDecoration: 'none',
  '@media': { print: { minBlockSize: 0 } },
});

export const navigation = style({
  display: 'flex',
  gap: vars.space.s5,
  '@media': { print: { display: 'none' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current="page"]': {
      color: vars.color.ink,
      textDecoration: 'underline',
      textDecorationColor: vars.color.accent,
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.5em',
    },
  },
});
