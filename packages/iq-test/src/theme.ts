// `@quotient/iq-test/theme`: the values that a page around the test shares with it.
import './theme/theme.css.ts';

export { vars } from './theme/contract.css.ts';
export { darkColors, lightColors } from './theme/tokens.ts';
export { heading, tabular } from './theme/typography.css.ts';
