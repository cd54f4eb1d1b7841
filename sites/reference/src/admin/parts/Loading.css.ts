import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const loading = style({ display: 'grid', gap: vars.space.s3, marginBlockStart: vars.space.s5 });
