import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const chip = style({
  display: 'inline-block',
  paddingInline: vars.space.s2,
  borderRadius: vars.radius.small,
  fontSize: vars.text.xs,
  fontWeight: 600,
  lineHeight: 1.7,
  whiteSpace: 'nowrap',
  border: '1px solid transparent',
});
export const tone = {
  neutral: style({ backgroundColor: vars.color.sunken, color: vars.color.inkMuted }),
  accent: style({ backgroundColor: vars.color.accentSoft, color: vars.color.accent }),
  success: style({ backgroundColor: vars.color.successSoft, color: vars.color.success }),
  warning: style({ backgroundColor: vars.color.warningSoft, color: vars.color.warning }),
  alert: style({ backgroundColor: vars.color.alertSoft, color: vars.color.alert }),
};
