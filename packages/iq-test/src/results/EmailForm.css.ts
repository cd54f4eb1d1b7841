import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Takes the focus as news, not as a control. */
export const notice = style({ display: 'grid', gap: vars.space.s3, justifyItems: 'start', outline: 'none' });
