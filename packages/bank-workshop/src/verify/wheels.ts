/** The signs of a wheel at equal distances, clockwise from its highest place. */
export type Wheel = readonly string[];

/** Turns the wheel by steps clockwise, each as long as the distance between signs; below 0: counterclockwise. */
export const turnedWheel = (wheel: Wheel, steps: number): Wheel =>
  wheel.map((_, place) => wheel.at((place - steps) % wheel.length) ?? '');

/**
 * Number of clockwise steps that bring a sign to the current place of another.
 * @returns 1 up to the number of signs
 */
export function stepsBetween(wheel: Wheel, from: string, to: string): number {
  const steps = wheel.indexOf(to) - wheel.indexOf(from);
  return steps > 0 ? steps : steps + wheel.length;
}
