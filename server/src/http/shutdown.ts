import type { Server } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import type { Unanswered } from './unansweredRequests.ts';

const LOOK_EVERY_MS = 25;
/** When nothing has arrived for so many looks, what was on its way when the stop began is here: 250 ms. */
const QUIET_LOOKS = 10;
/** Where new requests never end, they are held back for so many looks at most: 1 s. */
const HOLD_LOOKS = 40;
/** A request that takes longer than this is not waited for. */
const GIVE_UP_AFTER_MS = 10_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** Resolves when Node has taken what had arrived: connections, and what was sent on those that it knew. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Stops a server without breaking a request. From the stop on, every answer closes its connection. New requests are
 * accepted but wait until none has arrived for 250 ms, 1 s at most; a client that waits opens no further connection.
 * Then we stop listening, answer those that waited, and close idle connections.
 * `server.close()` alone failed: it closes idle connections at once, also one that a request is just arriving on, and
 * resets those that the system has accepted and we have not.
 * The time is counted in looks, each after Node has taken what had arrived. By the clock alone a busy machine broke
 * requests: a process that had not run for a while found that time had passed, and had not yet seen what came in it.
 * Call this before the server listens: it watches every connection from its start on.
 */
export function prepareDrain(server: Server, unanswered: Unanswered) {
  const unused = new Set<Socket>();
  let arrivals = 0;
  let released: Promise<void> | undefined;
  server.on('connection', (socket: Socket) => {
    arrivals += 1;
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    arrivals += 1;
    unused.delete(request.socket);
    if (released) response.shouldKeepAlive = false;
  });

  /** What looks every 25 ms whether it is quiet. */
  function watch(): () => Promise<boolean> {
    let quietLooks = 0;
    let seen = arrivals;
    return async () => {
      await pause(LOOK_EVERY_MS);
      await turn();
      // What was sent on a connection that has just been taken.
      await turn();
      quietLooks = arrivals === seen ? quietLooks + 1 : 0;
      seen = arrivals;
      return quietLooks >= QUIET_LOOKS;
    };
  }

  return {
    /** Does the work of one request: at once, or, while the server is stopping, when it has stopped listening. */
    whenReleased: <T>(work: () => T) => (released ? released.then(work) : work()),
    /** Stops the server and resolves: 10 s at most. */
    async drain(): Promise<void> {
      const giveUp = setTimeout(() => server.closeAllConnections(), GIVE_UP_AFTER_MS);
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      for (const own of unanswered.values()) for (const response of own) response.shouldKeepAlive = false;

      const isQuiet = watch();
      for (let looks = 0; looks < HOLD_LOOKS; looks += 1) if (await isQuiet()) break;
      // Closing resets connections that the system has accepted and we have not: none, right after a look.
      let isClosed = false;
      // The HTTP server's own `close` would close idle connections, too.
      TcpServer.prototype.close.call(server, () => {
        isClosed = true;
      });
      release();
      while (!isClosed) {
        if (!(await isQuiet())) continue;
        server.closeIdleConnections();
        // Those that never carried a byte are not idle in its eyes.
        for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
      }
      clearTimeout(giveUp);
    },
  };
}
