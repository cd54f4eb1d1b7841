import { colorsOf } from './brands.ts';
import type { BrandTheme, Colors } from './brandTheme.ts';
import { vars } from './contract.css.ts';

/** CSS variables by name, as `style` takes them. */
export type BrandVariables = Record<`--iq-${string}`, string>;

const nameOf = (variable: string) => variable.slice('var('.length, -1) as `--iq-${string}`;

/** Name of the variable that holds a color in one scheme: `--iq-dark-accent`. */
export const schemeVariable = (scheme: 'light' | 'dark', color: keyof Colors) =>
  nameOf(vars.color[color]).replace('color', scheme) as `--iq-${string}`;

const named = <Name extends string>(
  group: Record<Name, string>,
  values: Partial<Record<Name, string>> = {},
) => Object.entries(values).map(([name, value]) => [nameOf(group[name as Name]), value]);

/**
 * A brand of your own, as CSS variables: its colors in light and in dark, its fonts and corners. They work on a widget,
 * on any element around it and on an `<iq-test>` element, whatever its theme. One `accent` is enough: what belongs to it is
 * derived, in light and in dark, so that every text can be read. Any other color that the brand doesn't name is the default
 * brand's.
 *
 * @example
 * import { IqTest } from '@quotient/iq-test';
 * import { createBrand } from '@quotient/iq-test/theme';
 *
 * const acme = createBrand({ name: 'Acme', accent: '#0b6b6b' });
 * return <IqTest style={acme} theme="dark" />;
 */
export function createBrand(brand: BrandTheme): BrandVariables {
  return Object.fromEntries([
    ...(['light', 'dark'] as const).flatMap((scheme) =>
      Object.entries(colorsOf(brand, scheme)).map(([color, value]) => [
        schemeVariable(scheme, color as keyof Colors),
        value,
      ]),
    ),
    ...named(vars.font, brand.font),
    ...named(vars.radius, brand.radius),
  ]);
}
