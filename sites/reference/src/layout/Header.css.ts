import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

/** Width from which all links fit in one row, in every language. */
const WIDE = '(min-width: 1080px)';
const printRules = { print: { display: 'none' } } as const;

export const header = style({
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  // On paper the logo is the head of a letter.
  '@media': { print: { borderBlockEnd: 'none', paddingBlockEnd: vars.space.s4 } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  minBlockSize: 64,
  '@media': { '(min-width: 768px)': { minBlockSize: 76 }, print: { minBlockSize: 0 } },
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minBlockSize: 44,
  marginInlineEnd: 'auto',
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
  display: 'none',
  gap: vars.space.s5,
  '@media': { [WIDE]: { display: 'flex' }, ...printRules },
});

const quiet = {
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  textDecoration: 'none',
} as const;
const current = {
  color: vars.color.ink,
  textDecoration: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.5em',
} as const;

export const link = style({
  ...quiet,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  selectors: { '&:hover': { color: vars.color.ink }, '&[aria-current]': current },
});

/** A button that shows what is below it. */
export const disclosure = style({ position: 'relative', '@media': printRules });
export const wideOnly = style({ display: 'none', '@media': { [WIDE]: { display: 'block' } } });
export const narrowOnly = style({ '@media': { [WIDE]: { display: 'none' } } });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minBlockSize: 44,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  fontSize: vars.text.sm,
  listStyle: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      inlineSize: 6,
      blockSize: 6,
      marginBlockStart: -3,
      borderBlockEnd: '1.5px solid currentColor',
      borderInlineEnd: '1.5px solid currentColor',
      transform: 'rotate(45deg)',
    },
    ':dir(rtl) > &::after': { transform: 'rotate(-45deg)' },
    '&:hover': { borderColor: vars.color.outline },
    '&:focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 2 },
  },
});

export const panel = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  zIndex: 2,
  boxSizing: 'border-box',
  minInlineSize: 180,
  maxInlineSize: 'calc(100vw - 32px)',
  padding: vars.space.s3,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
  '@media': { '(max-width: 1079px)': { inlineSize: 280 } },
});
export const panelTitle = style({
  marginBlock: `${vars.space.s3} ${vars.space.s1}`,
  paddingBlockStart: vars.space.s3,
  paddingInline: vars.space.s2,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  color: vars.color.ink,
  fontSize: vars.text.sm,
  fontWeight: 600,
});
export const menuLinks = style({ display: 'grid', paddingInline: vars.space.s2 });
export const languages = style({ margin: 0, padding: 0, listStyle: 'none' });
export const language = style({
  ...quiet,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: vars.space.s2,
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { color: vars.color.ink, backgroundColor: vars.color.accentSoft },
    '&[aria-current]': { color: vars.color.ink, fontWeight: 600 },
  },
});

/** Keeps its space, so that nothing moves when it appears. */
export const offer = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 44,
  minInlineSize: '5em',
  fontSize: vars.text.sm,
  selectors: { '&[hidden]': { visibility: 'hidden' } },
  '@media': printRules,
});
