/** Longest wait that libraries use to collect work; they would wait forever for the end of it. */
const SHORT_MS = 100;

const { setTimeout, clearTimeout } = globalThis;
const waiting = new Set<ReturnType<typeof setTimeout>>();

// The runner has its own references to timers; these are the ones of the tested code.
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

/** Ends everything that this page still waits for. */
export function endWaiting(): void {
  waiting.forEach(clearTimeout);
  waiting.clear();
}
