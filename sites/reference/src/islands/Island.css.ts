import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

const resuming = ':root[data-resuming] &';

export const prerendered = style({ selectors: { [resuming]: { display: 'none' } } });
export const whileResuming = style({ display: 'none', selectors: { [resuming]: { display: 'block' } } });

export const failed = style({
  margin: 0,
  marginBlockEnd: vars.space.s5,
  padding: vars.space.s4,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.alertSoft,
  color: vars.color.alert,
});
