import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createHttpServer } from './httpServer.ts';
import { watchUnanswered } from './unansweredRequests.ts';

// The adapter puts its own in their place, and the next test file has the same globals.
const { Request, Response } = globalThis;
afterAll(() => Object.assign(globalThis, { Request, Response }));

type Options = Partial<Parameters<typeof createHttpServer>[0]>;

/** A server that listens, and raw connections to it. */
async function world({ host = '127.0.0.1', ...options }: Options & { host?: string } = {}) {
  const { server } = createHttpServer({ answer: () => new Response('ok'), ...options });
  server.listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // an address of a TCP server
  const countOpen = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  return {
    server,
    port,
    countOpen,
    /** Resolves once the server has accepted the connection. */
    async open(localAddress = '127.0.0.1'): Promise<Socket> {
      const known = once(server, 'connection');
      const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {}); // some are meant to be closed
      onTestFinished(() => void socket.destroy());
      await known;
      return socket;
    },
  };
}

/** Sends one request on a connection; resolves once it is answered. */
async function ask(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [data] = await once(socket, 'data');
  return String(data);
}

const isClosed = async (socket: Socket) => socket.closed || (await once(socket.resume(), 'close'));

test('a new visitor gets in while others hold all connections: the one that asked longest ago is closed', async () => {
  const { open, countOpen } = await world({ most: 3 });
  const [first, silent, third] = [await open(), await open(), await open()];
  await ask(first);
  const visitor = await open();
  await isClosed(silent);
  expect(await ask(visitor)).toContain('200 OK');
  expect(await ask(first)).toContain('200 OK');
  await open();
  await isClosed(third);
  await vi.waitFor(async () => expect(await countOpen()).toBe(3));
});

test('one address can not hold all connections', async () => {
  const { open, countOpen } = await world({ mostOfAddress: 2 });
  const first = await open();
  for (let i = 0; i < 20; i += 1) await open();
  await isClosed(first);
  await vi.waitFor(async () => expect(await countOpen()).toBe(2));
});

test('each IPv4 address that arrives as IPv6 has its own connection limit', async () => {
  const { open, countOpen } = await world({ host: '::', mostOfAddress: 2 });
  const others = [await open('127.0.0.2'), await open('127.0.0.2'), await open('127.0.0.3')];
  for (let i = 0; i < 5; i += 1) await open();
  for (const other of others) expect(await ask(other)).toContain('200 OK');
  await vi.waitFor(async () => expect(await countOpen()).toBe(5));
});

test('a connection that sends too many requests ahead is closed, and its requests are forgotten', async () => {
  const { server, open } = await world({ answer: () => new Promise<Response>(() => {}) });
  const unanswered = watchUnanswered(server);
  const [socket, patient] = [await open(), await open()];
  const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  patient.write(request.repeat(32));
  socket.write(request.repeat(1000));
  await isClosed(socket);
  await vi.waitFor(() => expect(unanswered.size).toBe(1));
  await vi.waitFor(() => expect([...unanswered.values()].map(({ size }) => size)).toEqual([32]));
  patient.destroy();
  await vi.waitFor(() => expect(unanswered.size).toBe(0));
});

test('requests that are sent ahead are answered in order', async () => {
  const { open } = await world({ answer: ({ url }) => new Response(new URL(url).pathname) });
  const socket = await open();
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  socket.write(Array.from({ length: 20 }, (_, i) => `GET /${i}! HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  await vi.waitFor(() => expect(received).toContain('/19!'));
  expect(received.match(/\/\d+!/g)).toEqual(Array.from({ length: 20 }, (_, i) => `/${i}!`));
});

test('a proxy, through which everybody comes, has as many as there are', async () => {
  const { open, countOpen } = await world({
    mostOfAddress: 2,
    isProxy: (address) => address.endsWith('127.0.0.1'),
  });
  for (let i = 0; i < 20; i += 1) await open();
  expect(await countOpen()).toBe(20);
});

test('an idle connection outlives the time that a request has to arrive, and is closed after its own', async () => {
  const { open } = await world({ receiveWithinMs: 100, keepAliveMs: 1500 });
  const socket = await open();
  await ask(socket);
  const idleFrom = performance.now();
  const closed = once(socket, 'close');
  await closed;
  expect(performance.now() - idleFrom).toBeGreaterThan(1000);
});

test('connections are kept for longer than those of common proxies, which keep them for 60 to 75 s', async () => {
  const { server, port } = await world();
  expect(server.keepAliveTimeout).toBeGreaterThan(75_000);
  expect(server.timeout).toBe(60_000);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const [answer] = await once(request({ port, host: '127.0.0.1', agent }).end(), 'response');
  expect(answer.headers['keep-alive']).toBe('timeout=76');
});

/** Bytes of an answer that exceeds the system's buffers if a client doesn't read. */
const LARGE = 32 * 1024 * 1024;
const large = () => new Response(new Uint8Array(LARGE));

test('a client that does not read its answer is closed', async () => {
  const { open, countOpen } = await world({ answer: large, stalledMs: 300 });
  const socket = await open();
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await vi.waitFor(async () => expect(await countOpen()).toBe(0));
});

test('a client that reads slowly gets all of it, however long that takes', async () => {
  const { open } = await world({ answer: large, stalledMs: 2000 });
  const socket = await open();
  let received = 0;
  socket.on('data', ({ length }) => {
    received += length;
    socket.pause();
    setTimeout(() => socket.resume(), 5);
  });
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(received).toBeGreaterThan(LARGE);
});
