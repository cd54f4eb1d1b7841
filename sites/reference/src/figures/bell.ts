import { percentAlong } from './facts.ts';

/** The average of the IQ scale. */
export const MEAN = 100;
/** Its standard deviation. */
export const DEVIATION = 15;
/** Half of the range that holds 95 of 100 in a normal distribution, in standard deviations. */
export const HALF_OF_95 = 1.96;

/**
 * The share of a normal distribution below a place, given in standard deviations from its middle. The integral of the
 * density as its power series, z + z³/3 + z⁵/(3·5) + …, summed until a term adds nothing: right to about 15 decimals,
 * so that even the thin end above four deviations keeps its digits.
 */
export function shareBelow(deviations: number): number {
  let term = deviations;
  let sum = 0;
  for (let odd = 1; sum + term !== sum; term *= deviations ** 2 / odd) {
    sum += term;
    odd += 2;
  }
  return 0.5 + (sum * Math.exp(-(deviations ** 2) / 2)) / Math.sqrt(2 * Math.PI);
}

/** The peak leaves this much of the height free, in percent. */
const HEADROOM = 8;

/** Height of the curve over an IQ as a distance from the top, in percent. */
export const bellY = (iq: number): number =>
  100 - (100 - HEADROOM) * Math.exp(-(((iq - MEAN) / DEVIATION) ** 2) / 2);

/** The curve between two scores as an SVG path in a box of 100 by 100 units. */
export function bellPath(ends: readonly [number, number]): string {
  const points = Array.from(
    { length: ends[1] - ends[0] + 1 },
    (_, index) => `${percentAlong(ends[0] + index, ends).toFixed(2)} ${bellY(ends[0] + index).toFixed(2)}`,
  );
  return `M${points.join('L')}`;
}
