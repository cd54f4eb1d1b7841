import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const entry = style({ overflowWrap: 'anywhere' });
export const test = style({ display: 'list-item', fontSize: vars.text.sm });
export const file = style({ display: 'block', color: vars.color.inkMuted, fontSize: vars.text.xs });
