import type { Credentials } from '../api/apiClient.ts';
import type { DeviceStorage } from '../storage/deviceStorage.ts';

/** The last test of this device, with no more than the device knows of it. */
export interface LastTest extends Credentials {
  /** Time of finishing, in milliseconds since the epoch. Tests stored by earlier versions lack it. */
  finishedAt?: number;
  /** Its results were shown on this device. */
  isOpened: boolean;
}

/** Reads it; undefined where there is none. */
export function readLastTest(storage: DeviceStorage): LastTest | undefined {
  const last = storage.last.read();
  return last && { ...last, isOpened: storage.paidSession.read() === last.id };
}
