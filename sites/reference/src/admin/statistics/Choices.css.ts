import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
  gap: vars.space.s3,
  margin: 0,
  marginBlockEnd: vars.space.s5,
  padding: 0,
  border: 0,
});
