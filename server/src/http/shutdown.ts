import type { Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';

/** When nothing has arrived for so long, what was on its way when the stop began is here. */
const QUIET_MS = 250;
/** Where new requests never end, they are held back for so long at most. */
const HOLD_AT_MOST_MS = 1000;
/** A request that takes longer than this is not waited for. */
const GIVE_UP_AFTER_MS = 10_000;
const LOOK_EVERY_MS = 25;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Stops a server without breaking a request. From the stop on, every answer closes its connection. New requests are
 * accepted but wait until none has arrived for 250 ms, 1 s at most; a client that waits opens no further connection.
 * Then we stop listening, answer those that waited, and close idle connections.
 * `server.close()` alone failed: it closes idle connections at once, also one that a request is just arriving on, and
 * resets those that the system has accepted and we have not.
 * Call this before the server listens: it watches every connection from its start on.
 */
export function prepareDrain(server: Server) {
  const unused = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let lastArrivalAt = 0;
  let released: Promise<void> | undefined;
  server.on('connection', (socket: Socket) => {
    lastArrivalAt = performance.now();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    lastArrivalAt = performance.now();
    unused.delete(request.socket);
    if (released) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });

  return {
    /** Does the work of one request: at once, or, while the server is stopping, when it has stopped listening. */
    whenReleased: <T>(work: () => T) => (released ? released.then(work) : work()),
    /** Stops the server and resolves: 10 s at most. */
    async drain(): Promise<void> {
      const begunAt = performance.now();
      const giveUp = setTimeout(() => server.closeAllConnections(), GIVE_UP_AFTER_MS);
      const isQuiet = () => performance.now() - Math.max(lastArrivalAt, begunAt) >= QUIET_MS;
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      for (const response of underWay) response.shouldKeepAlive = false;

      while (!isQuiet() && performance.now() - begunAt < HOLD_AT_MOST_MS) await pause(LOOK_EVERY_MS);
      // Closing resets connections that the system has accepted and we have not. Node has just taken all of them when this resolves.
      await new Promise((resolve) => setImmediate(resolve));
      // The HTTP server's own `close` would close idle connections, too.
      const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
      release();
      const closeIdle = setInterval(() => {
        if (!isQuiet()) return;
        server.closeIdleConnections();
        // Those that never carried a byte are not idle in its eyes.
        for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
      }, LOOK_EVERY_MS);
      await closed;
      clearInterval(closeIdle);
      clearTimeout(giveUp);
    },
  };
}
