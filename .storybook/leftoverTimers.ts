/** Libraries gather work in shorter waits, and would wait for it for ever. */
const SHORT_MS = 100;

const { setTimeout, clearTimeout } = globalThis;
const waiting = new Set<ReturnType<typeof setTimeout>>();

// The runner keeps the timers that it has found itself: these are those of what is tested.
Object.assign(globalThis, {
  setTimeout(run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      run(...given);
    }, ms);
    if (ms >= SHORT_MS) waiting.add(timer);
    return timer;
  },
});

/** Ends what this page still waits for. */
export function endWaiting(): void {
  waiting.forEach(clearTimeout);
  waiting.clear();
}
