import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s4,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
});
export const icon = style({ display: 'flex', blockSize: '1.5em', alignItems: 'center' });
export const content = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({ margin: 0, fontWeight: 600, color: vars.color.ink });

export const tone = styleVariants({
  neutral: { backgroundColor: vars.color.sunken, color: vars.color.ink },
  warning: { backgroundColor: vars.color.warningSoft, color: vars.color.warning },
  alert: { backgroundColor: vars.color.alertSoft, color: vars.color.alert },
  success: { backgroundColor: vars.color.successSoft, color: vars.color.success },
});
