import type { Server } from 'node:http';

/** Idle keep-alive connections are closed this often; closing them once misses those that are busy at that moment. */
const CLOSE_IDLE_EVERY_MS = 50;
/** A request that takes longer than this is not waited for. */
const GIVE_UP_AFTER_MS = 10_000;

/** Stops taking connections, waits for the running requests (10 s at most) and resolves. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    const giveUp = setTimeout(() => server.closeAllConnections(), GIVE_UP_AFTER_MS);
    server.close(() => {
      clearInterval(closeIdle);
      clearTimeout(giveUp);
      resolve();
    });
    server.closeIdleConnections();
  });
}
