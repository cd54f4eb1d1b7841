import { style } from '@vanilla-extract/css';

/** A fieldset without its look. */
export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });

/** Covers its label, so that a touch reader finds the whole target; only its look is gone. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
