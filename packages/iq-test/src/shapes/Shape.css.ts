import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const shape = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  overflow: 'visible',
});

export const unknown = style({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '1',
  padding: vars.space.s1,
  overflow: 'hidden',
  border: `2px dashed ${vars.color.alert}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.alertSoft,
  color: vars.color.alert,
  fontSize: vars.text.xs,
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
