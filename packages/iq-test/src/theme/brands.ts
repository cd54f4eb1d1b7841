import { defaultBrand } from './brands/default.ts';
import { harbor } from './brands/harbor.ts';
import { highContrast } from './brands/highContrast.ts';
import type { BrandTheme, Colors } from './brandTheme.ts';
import { deriveAccent } from './deriveAccent.ts';

/** Every look that is shipped, by its name in `data-brand`. A new one is one file and one entry. */
export const brandThemes = {
  default: defaultBrand,
  'high-contrast': highContrast,
  harbor,
} satisfies Record<string, BrandTheme>;

/** The name of a shipped look. */
export type BrandThemeName = keyof typeof brandThemes;

/**
 * All colors of a brand: its own; where it names an accent, what belongs to it; and the default's where it names none. From an
 * accent in another form than `#rgb` or `#rrggbb` nothing is derived.
 */
export function colorsOf(brand: BrandThemeName | BrandTheme, scheme: 'light' | 'dark'): Colors {
  const look: BrandTheme = typeof brand === 'string' ? brandThemes[brand] : brand;
  const own = look[scheme];
  const colors = { ...defaultBrand[scheme], ...own };
  const accent = own?.accent ?? look.accent ?? look[scheme === 'light' ? 'dark' : 'light']?.accent;
  if (accent === undefined) return colors;
  return { ...colors, ...deriveAccent(accent, colors, { isFixed: own?.accent !== undefined }), ...own };
}
