import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 520,
  minBlockSize: '100dvh',
  marginInline: 'auto',
  backgroundColor: vars.color.surface,
  '@media': {
    '(min-width: 560px)': {
      minBlockSize: 'auto',
      marginBlock: vars.space.s7,
      border: `1px solid ${vars.color.hairline}`,
      borderRadius: vars.radius.card,
      overflow: 'hidden',
    },
  },
});

/** The one loud element on the site, so that visitors don't take it for a payment. */
export const demo = style({
  padding: vars.space.s5,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warning,
  textAlign: 'center',
});
export const demoTitle = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.text.hero,
  fontWeight: 600,
  letterSpacing: '0.12em',
  lineHeight: 1.1,
});
export const demoText = style({
  margin: 0,
  marginBlockStart: vars.space.s2,
  fontSize: vars.text.sm,
  textWrap: 'balance',
});

export const body = style({ display: 'grid', gap: vars.space.s4, padding: vars.space.s6 });
export const seller = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});
