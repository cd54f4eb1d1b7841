import type { vars } from './contract.css.ts';

/** The values of one theme: the shape of the contract, with CSS values. */
export type Tokens = { [Group in keyof typeof vars]: { [Name in keyof (typeof vars)[Group]]: string } };

/** The colors of one scheme. */
export type Colors = Tokens['color'];

/** A brand's look: one small file. What it does not name is as in the default brand. */
export interface BrandTheme<Scheme = Partial<Colors>> {
  /** As lists of brands show it. */
  name: string;
  light: Scheme;
  dark: Scheme;
  font?: Partial<Tokens['font']>;
  radius?: Partial<Tokens['radius']>;
}
