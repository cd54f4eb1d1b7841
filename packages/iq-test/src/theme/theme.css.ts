import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { darkColors, tokens, wideText } from './tokens.ts';

// `:root` for a page, `:host` for the shadow root: one rule, both places.
createGlobalTheme(':root, :host', vars, tokens);

globalStyle(':root', { colorScheme: 'light dark' });

// On screens only: a report on paper is ink on white, whatever the screen showed.
const dark = { vars: assignVars(vars.color, darkColors) };
globalStyle(':root:not([data-theme="light"]), :host(:not([data-theme="light"]))', {
  '@media': { 'screen and (prefers-color-scheme: dark)': dark },
});
globalStyle(':root[data-theme="dark"], :host([data-theme="dark"])', {
  '@media': { screen: { ...dark, colorScheme: 'dark' } },
});
globalStyle(':root[data-theme="light"], :host([data-theme="light"])', { colorScheme: 'light' });

globalStyle(':root, :host', {
  '@media': {
    '(min-width: 768px)': { vars: assignVars(vars.text, wideText) },
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.fast]: '0ms', [vars.motion.medium]: '0ms' },
    },
    print: { vars: { [vars.color.paper]: '#ffffff' } },
  },
});
