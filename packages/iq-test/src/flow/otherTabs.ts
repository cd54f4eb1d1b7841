import type { DeviceStorage } from '../storage/deviceStorage.ts';
import type { RunningTest } from '../storage/runningTest.ts';
import type { Journey } from './journey.ts';

/**
 * Follows what another tab of this device has stored: its answers, the end of the test, the payment.
 * @param key The item that has changed; null where all have.
 * @param join Leaves the test of this tab for the one that the other tab has started.
 */
export function followOtherTab(
  key: string | null,
  here: Journey,
  storage: DeviceStorage,
  join: (running: RunningTest) => void,
): void {
  if (here.at === 'testing' && key === storage.running.key) {
    const running = storage.running.read();
    if (!running) return;
    if (running.id === here.credentials.id) here.runner.answers.adopt(running);
    else join(running);
  } else if (here.at === 'testing' && key === storage.savedIq.key) void here.runner.sync();
  else if (here.at === 'payment' && key === storage.paymentStatus.key) void here.payment?.wake();
}
