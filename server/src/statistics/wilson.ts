/** Deviations of a normal distribution around its mean that include 95 % of it. */
const Z_95 = 1.959964;

/** A share with its interval; all three from 0 to 1. */
export interface ShareInterval {
  value: number;
  low: number;
  high: number;
}

/**
 * The share `right / cases` with its 95 % score interval (Wilson, Probable inference, the law of succession, and
 * statistical inference, JASA 22, 1927, 209–212). It stays between 0 and 1 and is honest at both ends, where the
 * usual interval has no width. `null` without a case.
 */
export function wilsonInterval(right: number, cases: number): ShareInterval | null {
  if (cases === 0) return null;
  const value = right / cases;
  const z2 = Z_95 ** 2;
  const middle = value + z2 / (2 * cases);
  const reach = Z_95 * Math.sqrt((value * (1 - value)) / cases + z2 / (4 * cases ** 2));
  const scale = 1 + z2 / cases;
  return {
    value,
    // The ends themselves are exact; a rounding would leave 1e-18 there.
    low: right === 0 ? 0 : (middle - reach) / scale,
    high: right === cases ? 1 : (middle + reach) / scale,
  };
}
