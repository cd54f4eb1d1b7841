import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The answers that each open connection waits for. */
export type Unanswered = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>;

/**
 * Knows which requests of each open connection aren't answered yet. Node tells of the end of an answer only once it was
 * its turn on the connection, so what was sent ahead on one that closes is forgotten with it.
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
