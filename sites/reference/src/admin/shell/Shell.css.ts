import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

/** Width from which the navigation is beside the screen. */
const WIDE = '(min-width: 1024px)';
const focused = { outline: `3px solid ${vars.color.accent}`, outlineOffset: 2 } as const;

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const skip = style({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 3,
  padding: vars.space.s3,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap', // with large letters on a phone
  alignItems: 'center',
  gap: vars.space.s2, // so that the German words fit on a small phone
  minBlockSize: 60,
  paddingInline: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': { [WIDE]: { paddingInline: vars.space.s6 } },
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
});

export const area = style({
  marginInlineEnd: 'auto',
  paddingInlineStart: vars.space.s2,
  borderInlineStart: `1px solid ${vars.color.hairline}`,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});

export const menu = style({ position: 'relative', '@media': { [WIDE]: { display: 'none' } } });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:focus-visible': focused },
});

export const panel = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  zIndex: 2,
  boxSizing: 'border-box',
  inlineSize: 'min(280px, calc(100vw - 32px))',
  padding: vars.space.s3,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
});

export const columns = style({
  display: 'grid',
  flexGrow: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [WIDE]: { gridTemplateColumns: '232px minmax(0, 1fr)' } },
});

export const side = style({
  display: 'none',
  position: 'sticky',
  insetBlockStart: 0,
  alignSelf: 'start',
  paddingBlock: vars.space.s5,
  paddingInlineStart: vars.space.s5,
  '@media': { [WIDE]: { display: 'block' } },
});

export const list = style({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: `calc(${vars.space.s3} + 2px) ${vars.space.s3}`,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.ink, backgroundColor: vars.color.sunken },
    // a border only here: forced colors would draw a transparent one
    '&[aria-current]': {
      paddingInlineStart: vars.space.s3,
      borderInlineStart: `2px solid ${vars.color.accent}`,
      color: vars.color.ink,
      fontWeight: 600,
    },
    '&:focus-visible': focused,
  },
});

/** Number of tasks for an operator. */
export const open = style({
  marginInlineStart: 'auto',
  paddingInline: vars.space.s2,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: 999,
  color: vars.color.ink,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const languages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s1,
  margin: 0,
  padding: 0,
  border: 0,
});

export const foot = style({
  marginBlockStart: vars.space.s4,
  paddingBlockStart: vars.space.s3,
  paddingInlineStart: 2,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const language = style({
  minBlockSize: 44,
  paddingInline: vars.space.s3,
  border: 0,
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: vars.color.inkMuted,
  font: 'inherit',
  fontSize: vars.text.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink, backgroundColor: vars.color.sunken },
    '&[aria-pressed="true"]': { color: vars.color.ink, fontWeight: 600 },
    '&:focus-visible': focused,
  },
});

/** Light, like the links above it. */
export const signOut = style([language, { inlineSize: '100%', textAlign: 'start' }]);

export const main = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 1320,
  paddingBlock: vars.space.s5,
  paddingInline: vars.space.s4,
  outline: 'none',
  '@media': { '(min-width: 768px)': { padding: vars.space.s6 } },
});
