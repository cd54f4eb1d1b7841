import { defaultBrand } from './brands/default.ts';
import { harbor } from './brands/harbor.ts';
import { highContrast } from './brands/highContrast.ts';
import type { BrandTheme, Colors } from './brandTheme.ts';

/** Every look that is shipped, by its name in `data-brand`. A new one is one file and one entry. */
export const brandThemes = {
  default: defaultBrand,
  'high-contrast': highContrast,
  harbor,
} satisfies Record<string, BrandTheme>;

/** The name of a shipped look. */
export type BrandThemeName = keyof typeof brandThemes;

/** All colors of a brand: its own, and the default's where it names none. */
export const colorsOf = (brand: BrandThemeName | BrandTheme, scheme: 'light' | 'dark'): Colors => ({
  ...defaultBrand[scheme],
  ...(typeof brand === 'string' ? brandThemes[brand] : brand)[scheme],
});
