import { style } from '@vanilla-extract/css';

/** Keeps its own colors: a scanner needs dark on light, in forced colors too. */
export const code = style({ flex: 'none', inlineSize: 112, blockSize: 112, forcedColorAdjust: 'none' });
