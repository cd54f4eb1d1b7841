import type { Log } from '../base/ports.ts';
import { describeThrown } from '../base/redact.ts';
import type { MailQueue } from './mailQueue.ts';

/** How often to look for e-mails that are due; a fresh one goes out at once. */
const MAIL_EVERY_MS = 1000;
/** What is not through by then is sent at the next start. */
const MAIL_STOPS_WITHIN_MS = 5000;

/** Sends what is due for as long as the process lives. What is still under way at the stop is waited for, 5 s at most. */
export function keepMailing(mail: MailQueue, log: Log) {
  const orLog = (work: Promise<void>) =>
    work.catch((error: unknown) => log.error('mail_queue_failed', { cause: describeThrown(error) }));
  void orLog(mail.load());
  const timer = setInterval(() => void orLog(mail.deliverDue()), MAIL_EVERY_MS).unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.race([mail.stop(), new Promise((passed) => setTimeout(passed, MAIL_STOPS_WITHIN_MS))]);
    },
  };
}
