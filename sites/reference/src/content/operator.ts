/**
 * Who runs this installation. The law of most countries wants it on the imprint and the privacy policy: fill it in
 * before the site is public. What stays `undefined` is named as missing on those pages.
 */
export interface Operator {
  name: string | undefined;
  /** Postal address, one entry per line. */
  address: string[] | undefined;
  email: string | undefined;
  /** Commercial register, VAT number and the like, one entry per line. */
  registration: string[] | undefined;
}

export const operator: Operator = {
  name: undefined,
  address: undefined,
  email: undefined,
  registration: undefined,
};
