import type { DeviceStorage } from '../storage/deviceStorage.ts';
import type { RunningTest } from '../storage/runningTest.ts';

/**
 * Stores one running test on this device.
 * @param fresh Creates the record if the device has none of this test.
 */
export function keepRunning({ read, write }: DeviceStorage['running'], id: string, fresh: () => RunningTest) {
  let isClosed = false;
  const kept = (): RunningTest | undefined => {
    const running = read();
    return running?.id === id ? running : undefined;
  };
  return {
    /** The test as it was left here: before a reload, or by another tab. */
    read: kept,
    /** Reads, changes and writes in one go, as a second tab may have written in between. */
    change(change: (running: RunningTest) => Partial<RunningTest>): void {
      if (isClosed) return; // an answer that comes back late must not bring back a test that was left
      const running = kept() ?? fresh();
      write({ ...running, ...change(running) });
    },
    /** Stops writing. */
    close(): void {
      isClosed = true;
    },
  };
}
