// `@quotient/iq-test/theme`: the values that a page around the test shares with it.
import './theme/theme.css.ts';

export { type BrandThemeName, brandThemes, colorsOf } from './theme/brands.ts';
export type { BrandTheme, Colors, Tokens } from './theme/brandTheme.ts';
export { type BrandVariables, createBrand } from './theme/brandVariables.ts';
export { vars } from './theme/contract.css.ts';
export { heading, tabular } from './theme/typography.css.ts';
