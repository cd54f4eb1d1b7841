import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: vars.space.s4, minInlineSize: 0 });
export const text = style({ margin: 0, color: vars.color.inkMuted });
export const figure = style({ display: 'block', inlineSize: 48, color: vars.color.ink });
export const scroller = style({ maxBlockSize: '45vh', overflow: 'auto' });
export const progress = style({ inlineSize: '100%', accentColor: vars.color.accent });
