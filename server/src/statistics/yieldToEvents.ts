/** Awaited between two steps of long work: gives way to whatever else waits, where that is due. */
export type Breath = () => Promise<void>;

/** So long is worked before others get their turn. */
const TURN_MS = 12;

/** Lets long work hold the server up for little more than a dozen milliseconds at a time, however long it takes. */
export function createBreath(): Breath {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
