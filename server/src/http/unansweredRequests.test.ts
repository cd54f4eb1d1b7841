import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchUnanswered } from './unansweredRequests.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** A server whose answers the test sends, and a connection to it. */
async function world() {
  const responses: ServerResponse[] = [];
  const server = createServer((_, response) => void responses.push(response));
  const unanswered = watchUnanswered(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // an address of a TCP server
  const socket = connect(port, '127.0.0.1').resume();
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  const sizes = () => [...unanswered.values()].map(({ size }) => size);
  return { responses, socket, sizes };
}

test('a request counts until its answer is sent', async () => {
  const { responses, socket, sizes } = await world();
  socket.write(REQUEST.repeat(3));
  await vi.waitFor(() => expect(sizes()).toEqual([3]));
  responses[0]?.end('first');
  await vi.waitFor(() => expect(sizes()).toEqual([2]));
});

test('requests that were sent ahead are forgotten when their connection closes', async () => {
  const { socket, sizes } = await world();
  socket.write(REQUEST.repeat(3));
  await vi.waitFor(() => expect(sizes()).toEqual([3]));
  socket.destroy();
  await vi.waitFor(() => expect(sizes()).toEqual([]));
});
