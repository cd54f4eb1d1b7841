import type { vars } from './contract.css.ts';

/** The values of one theme: the shape of the contract, with CSS values. */
export type Tokens = { [Group in keyof typeof vars]: { [Name in keyof (typeof vars)[Group]]: string } };

/** The colors of one scheme. */
export type Colors = Tokens['color'];

/**
 * A brand's look: one small file. What it doesn't name is as in the default brand, except for the colors that belong to the
 * accent (`accentHover`, `onAccent`, `accentSoft`): those are derived from it, so that every text reaches 4.5:1.
 */
export interface BrandTheme<Scheme = Partial<Colors>> {
  /** Name in lists of brands. */
  name: string;
  /**
   * The accent of both schemes, as `#rgb` or `#rrggbb`: made darker in light and lighter in dark where it could not be read.
   * An `accent` of a scheme wins there, and is never changed.
   * @default the accent that the other scheme names, else the default brand's
   */
  accent?: string;
  light?: Scheme;
  dark?: Scheme;
  font?: Partial<Tokens['font']>;
  radius?: Partial<Tokens['radius']>;
}
