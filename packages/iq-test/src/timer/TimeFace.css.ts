import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const timer = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  color: vars.color.ink,
  fontSize: vars.text.lg,
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&[data-tone="warning"]': { color: vars.color.warning, backgroundColor: vars.color.warningSoft },
    '&[data-tone="alert"]': {
      color: vars.color.alert,
      backgroundColor: vars.color.alertSoft,
      borderColor: vars.color.alert,
    },
  },
});
