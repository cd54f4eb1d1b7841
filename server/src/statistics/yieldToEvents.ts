/** Awaited between two steps of long work: lets other work run if it is time. */
export type Breath = () => Promise<void>;

/** Milliseconds of work before others get their turn. */
const TURN_MS = 12;

/** Makes a function that limits long work to about a dozen milliseconds at a time. */
export function createBreath(): Breath {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
