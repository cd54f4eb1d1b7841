import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Answers that each open connection hasn't received yet. */
export type Unanswered = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>;

/**
 * Tracks the unanswered requests of each open connection. Node reports the end of an answer only in its turn on the
 * connection, so a closed connection drops everything that it sent ahead.
 */
export function watchUnanswered(server: Server): Unanswered {
  const open = new Map<Socket, Set<ServerResponse>>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    const own = open.get(socket);
    own?.add(response);
    response.once('close', () => own?.delete(response));
  });
  return open;
}
