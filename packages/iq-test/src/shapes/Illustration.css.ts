import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const frame = style({
  boxSizing: 'border-box',
  // a picture that does not come keeps its width, and would otherwise make its column as wide
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  inlineSize: '100%',
  padding: vars.space.s3,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  backgroundColor: 'white', // the pictures are ink on white
  color: 'black', // for the description, where the picture does not load
});

export const image = style({
  maxInlineSize: '100%',
  blockSize: 'auto',
  fontSize: vars.text.sm,
});
