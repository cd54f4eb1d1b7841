import { acquireLock } from '../outside/lowdb/lock.ts';

/** Process that takes the lock of each file that it gets, reports the result, and keeps it. */
process.on('message', async (file: string) => {
  try {
    await acquireLock(file, { onLost: () => process.send?.('lost') });
    process.send?.('taken');
  } catch {
    process.send?.('refused');
  }
});
process.on('disconnect', () => process.exit());
