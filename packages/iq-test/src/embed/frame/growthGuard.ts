/** Limit of growth steps in a row: beyond it, the page grows only because its frame does. */
const MAX_STEPS = 30;
const WINDOW_MS = 2000;

/**
 * Lets the heights of a frame through, but for a loop of growth: where content is as high as its frame plus something,
 * each new height brings the next. After `MAX_STEPS` growths within `WINDOW_MS` the last height stays until a smaller
 * one, or a pause, ends the loop.
 */
export function createGrowthGuard(now: () => number): (height: number) => number | undefined {
  let last = 0;
  let growths: number[] = [];
  return (height) => {
    const at = now();
    growths = growths.filter((time) => at - time < WINDOW_MS);
    if (height > last) {
      growths.push(at);
      if (growths.length > MAX_STEPS) return undefined;
    }
    last = height;
    return height;
  };
}
