import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../ui/Button.css.ts';

/** Order and conditions of the sale: read before the button is pressed. */
export const terms = style({ margin: 0, fontSize: vars.text.sm, lineHeight: 1.5 });
export const consent = style([
  terms,
  { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space.s3, alignItems: 'start' },
]);
/** Below box and words, across both columns. */
export const consentError = style({ gridColumn: '1 / -1' });
export const box = style([
  focusRing,
  { inlineSize: 24, blockSize: 24, margin: 0, accentColor: vars.color.accent },
]);
