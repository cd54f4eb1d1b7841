import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { wide } from '../theme/mediaQueries.ts';
import { focusRing } from './Button.css.ts';

/** A text field with its label, and a button beside it where there is room. */
export const block = style({ display: 'grid', gap: vars.space.s2, inlineSize: '100%' });
export const label = style({ fontSize: vars.text.sm, fontWeight: 600 });
export const row = style({
  display: 'grid',
  gap: vars.space.s3,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const field = style([
  focusRing,
  {
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: 48,
    margin: 0,
    paddingBlock: vars.space.s2,
    paddingInline: vars.space.s4,
    border: `1px solid ${vars.color.outline}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    font: 'inherit',
    selectors: {
      '&[aria-invalid="true"]': { borderColor: vars.color.alert, boxShadow: `0 0 0 1px ${vars.color.alert}` },
    },
  },
]);
/** A button on its own, no wider than its words. */
export const action = style({ justifySelf: 'start' });
/** Message about a wrong entry, or about the last try. */
export const error = style({ margin: 0, color: vars.color.alert, fontSize: vars.text.sm });
