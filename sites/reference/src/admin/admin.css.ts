import { globalStyle } from '@vanilla-extract/css';

// The sentences of a notice fill it from edge to edge, whichever screen wrote them.
globalStyle('[data-tone] > div > p:first-child', { marginBlockStart: 0 });
globalStyle('[data-tone] > div > p:last-child', { marginBlockEnd: 0 });
