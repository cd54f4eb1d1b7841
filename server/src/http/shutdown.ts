import type { Server } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import type { Unanswered } from './unansweredRequests.ts';

const LOOK_EVERY_MS = 25;
/** Looks without a new request until all requests from before the stop have arrived: 250 ms. */
const QUIET_LOOKS = 10;
/** Most looks for which new requests are held if they never end: 1 s. */
const HOLD_LOOKS = 40;
/** Longest wait for a request. */
const GIVE_UP_AFTER_MS = 10_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** Resolves when Node has accepted all waiting connections and read what was sent on open ones. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Stops a server without breaking a request. From then on, every answer closes its connection. New requests are
 * accepted but wait until none has arrived for 250 ms, 1 s at most; a waiting client opens no further connection.
 * Then we stop listening, answer those that waited, and close idle connections.
 *
 * `server.close()` alone failed: it closes idle connections at once, even while a request arrives, and resets those
 * that the system has accepted and we haven't. Time is counted in looks, each after Node has read its sockets. By the
 * clock, a busy machine broke requests: a process that had not run for a while saw time pass before it saw the data.
 * Call this before the server listens: it watches every connection from its start.
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

  /** Starts to check every 25 ms whether new requests have stopped. */
  function watch(): () => Promise<boolean> {
    let quietLooks = 0;
    let seen = arrivals;
    return async () => {
      await pause(LOOK_EVERY_MS);
      await turn();
      // Data on a connection that was just accepted.
      await turn();
      quietLooks = arrivals === seen ? quietLooks + 1 : 0;
      seen = arrivals;
      return quietLooks >= QUIET_LOOKS;
    };
  }

  return {
    /** Runs a request: at once or, during a stop, after listening has ended. */
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
      // Closing resets connections that the system has accepted and we haven't: none, right after a look.
      let isClosed = false;
      // The HTTP server's own `close` would close idle connections too.
      TcpServer.prototype.close.call(server, () => {
        isClosed = true;
      });
      release();
      while (!isClosed) {
        if (!(await isQuiet())) continue;
        server.closeIdleConnections();
        // Connections without any byte aren't idle for Node.
        for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
      }
      clearTimeout(giveUp);
    },
  };
}
