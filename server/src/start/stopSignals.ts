import type { Log } from '../base/ports.ts';

/**
 * Stops by signal, and with whoever started the server as a process of its own and is told that it is ready. SIGHUP
 * stops it where its terminal was closed. Elsewhere it means "read your files again" to many tools that rotate logs:
 * there is nothing to read again, so the server goes on.
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
    // A parent that is gone can no longer stop us.
    process.once('disconnect', stop);
    process.send({ type: 'ready', url: publicUrl });
  }
}
