import type { Log } from '../base/ports.ts';

/**
 * Stops on a signal, and with the process that started the server and reads its messages. SIGHUP stops it if its
 * terminal was closed. Otherwise tools that rotate logs mean "read your files again" by it: the server has none to
 * read, so it continues.
 */
export function stopWhenAsked(stop: () => Promise<void>, publicUrl: string, log: Log): void {
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', () => {
    if (process.stdin.isTTY || process.stdout.isTTY) void stop();
    else
      log.warn('hangup_ignored', {
        advice: 'SIGHUP changes nothing. To read new settings, restart the server.',
      });
  });
  if (process.send) {
    // A parent that has ended can no longer stop us.
    process.once('disconnect', stop);
    process.send({ type: 'ready', url: publicUrl });
  }
}
