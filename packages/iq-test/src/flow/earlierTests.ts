import type { DeviceStorage } from '../storage/deviceStorage.ts';
import type { FinishedTest } from '../storage/runningTest.ts';

/** Returns the finished tests of this device but the current one, newest first. */
export const earlierTests = (storage: DeviceStorage, { id }: { id: string }): FinishedTest[] =>
  (storage.finished.read() ?? []).filter((test) => test.id !== id);
