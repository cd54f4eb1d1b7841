import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A network before a server that may go silent: then nothing arrives any more, and nothing is closed. Connections that
 * were open meanwhile have lost data.
 */
export async function silentNetwork(url: string) {
  const address = new URL(url);
  const { hostname, port } = address;
  const state = { isSilent: false };
  const sockets = new Set<Socket>();
  const server = createServer((here) => {
    const there = connect(Number(port), hostname);
    for (const [from, to] of [
      [here, there],
      [there, here],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!state.isSilent) to.write(bytes);
      });
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address.port = String((server.address() as AddressInfo).port); // an address of a TCP server
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: address.href, state };
}
