import { curvePath, curveTicks, xPercent, yPercent } from '@quotient/iq-test/curve';
import { AVERAGE_IQ } from '../scoring/seedModel.ts';

/** Interval in IQ points, both ends included. */
export interface Interval {
  low: number;
  high: number;
}

const SCALE = /(-?[\d.]+) (-?[\d.]+)/g;

/**
 * Bell curve of the IQ scale in a box of `width` by `height`, and the place of a score on it. Lengths in units of the
 * box.
 */
export function placeOnCurve(iq: number, { width, height }: { width: number; height: number }) {
  const x = (value: number) => (xPercent(value) / 100) * width;
  const y = (value: number) => (yPercent(value, AVERAGE_IQ) / 100) * height;
  const scaled = (_: string, across: string, down: string) =>
    `${((Number(across) / 100) * width).toFixed(1)} ${((Number(down) / 100) * height).toFixed(1)}`;
  return {
    path: curvePath(AVERAGE_IQ).replace(SCALE, scaled),
    place: { x: x(iq), y: y(iq) },
    average: x(AVERAGE_IQ),
    ticks: curveTicks(AVERAGE_IQ).map((tick) => ({ tick, x: x(tick) })),
    span: ({ low, high }: Interval) => ({ x: x(low), width: x(high) - x(low) }),
  };
}
