/** The signs of a wheel at equal distances, clockwise from its highest place. */
export type Wheel = readonly string[];

/** The wheel after so many steps clockwise, each as long as the way from one sign to the next; below 0: counterclockwise. */
export const turnedWheel = (wheel: Wheel, steps: number): Wheel =>
  wheel.map((_, place) => wheel.at((place - steps) % wheel.length) ?? '');

/**
 * How many steps clockwise bring a sign to the place where another one stands now.
 * @returns 1 up to the number of signs
 */
export function stepsBetween(wheel: Wheel, from: string, to: string): number {
  const steps = wheel.indexOf(to) - wheel.indexOf(from);
  return steps > 0 ? steps : steps + wheel.length;
}
