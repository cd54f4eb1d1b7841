import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import * as buttonStyles from '../ui/Button.css.ts';

export const button = style([
  buttonStyles.button,
  buttonStyles.secondary,
  {
    position: 'fixed',
    insetBlockEnd: vars.space.s4,
    // the left of every screen, also where the words run from the right (Specification §2)
    left: vars.space.s4,
    zIndex: 2147481000,
    inlineSize: 48,
    blockSize: 48,
    padding: 0,
    borderRadius: vars.radius.pill,
    boxShadow: vars.shadow.float,
    '@media': { print: { display: 'none' } },
    selectors: { '&[hidden]': { display: 'none' } },
  },
]);
