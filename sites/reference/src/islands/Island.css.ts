import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

const resuming = ':root[data-resuming] &';

export const prerendered = style({ selectors: { [resuming]: { display: 'none' } } });
export const whileResuming = style({ display: 'none', selectors: { [resuming]: { display: 'block' } } });

export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  marginBlock: vars.space.s5,
  padding: vars.space.s4,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.alertSoft,
  color: vars.color.alert,
  // its `display` would show it
  selectors: { '&[hidden]': { display: 'none' } },
});
export const failedText = style({ flex: '1 1 20ch', margin: 0 });
export const reload = style({
  minBlockSize: 44,
  paddingInline: vars.space.s4,
  border: '1px solid currentColor',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
});
