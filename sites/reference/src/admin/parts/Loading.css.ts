import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const loading = style({ marginBlockStart: vars.space.s5 });
