import type { Log } from '../base/ports.ts';
import { describeThrown } from '../base/redact.ts';
import type { MailQueue } from './mailQueue.ts';

/** Milliseconds between two searches for due emails; a new one is sent at once. */
const MAIL_EVERY_MS = 1000;
/** Longest wait at a stop; the next start sends the rest. */
const MAIL_STOPS_WITHIN_MS = 5000;

/** Sends due emails while the process runs. A stop waits for tries in progress, 5 s at most. */
export function keepMailing(mail: MailQueue, log: Log) {
  let isFailing = false;
  const orLog = async (work: Promise<void>) => {
    try {
      await work;
      isFailing = false;
    } catch (error) {
      // Told once: it asks every second.
      if (!isFailing) log.error('mail_queue_failed', { cause: describeThrown(error) });
      isFailing = true;
    }
  };
  void orLog(mail.load());
  const timer = setInterval(() => void orLog(mail.deliverDue()), MAIL_EVERY_MS).unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.race([mail.stop(), new Promise((passed) => setTimeout(passed, MAIL_STOPS_WITHIN_MS))]);
    },
  };
}
