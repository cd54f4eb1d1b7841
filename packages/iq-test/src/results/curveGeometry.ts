/** The IQ scale's standard deviation; its average comes with the results. */
export const STANDARD_DEVIATION = 15;
/** Drawn range: every score the table can give (60–149), and one more deviation's tick on either side. */
const DOMAIN = { low: 50, high: 150 };
/** The peak leaves this much of the height free, in percent. */
const HEADROOM_PERCENT = 8;
/** Nearer than this to an edge, in percent of the width, a label's lines begin or end at that side. */
const EDGE_PERCENT = 25;

/** Whole deviations from the average that lie in the drawing. */
export const curveTicks = (averageIq: number): number[] =>
  [-3, -2, -1, 0, 1, 2, 3].map((deviations) => averageIq + deviations * STANDARD_DEVIATION);

/** Place of an IQ along the axis, 0–100 percent; others are drawn at the edge. */
export function xPercent(iq: number): number {
  const share = (iq - DOMAIN.low) / (DOMAIN.high - DOMAIN.low);
  return 100 * Math.min(1, Math.max(0, share));
}

/** Height of the curve over an IQ as a distance from the top, 0–100 percent. */
export function yPercent(iq: number, averageIq: number): number {
  const density = Math.exp(-(((iq - averageIq) / STANDARD_DEVIATION) ** 2) / 2);
  return 100 - (100 - HEADROOM_PERCENT) * density;
}

/** The curve as an SVG path in a box of 100 by 100 units. */
export function curvePath(averageIq: number): string {
  let path = '';
  for (let iq = DOMAIN.low; iq <= DOMAIN.high; iq += 1)
    path += `${path ? 'L' : 'M'}${xPercent(iq)} ${yPercent(iq, averageIq).toFixed(2)}`;
  return path;
}

/** Returns the end of its label that a place is at; undefined in the middle. */
export function labelEnd(atPercent: number): 'left' | 'right' | undefined {
  if (atPercent < EDGE_PERCENT) return 'left';
  return atPercent > 100 - EDGE_PERCENT ? 'right' : undefined;
}
