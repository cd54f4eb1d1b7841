import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';
import { createHttpServer } from './httpServer.ts';

// The adapter puts its own in their place, and the next test file has the same globals.
const { Request, Response } = globalThis;
afterAll(() => Object.assign(globalThis, { Request, Response }));

/** Time limit of the test, in place of 10 s. */
const WITHIN_MS = 400;

/** The real app behind the real server, with clients that send single bytes. */
async function listening() {
  const { app, logged } = createTestApp();
  const { server } = createHttpServer({
    answer: (request) => app.fetch(request),
    receiveWithinMs: WITHIN_MS,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // an address of a TCP server

  /** Sends `start`, then single bytes, until the server closes; resolves to its answer. */
  async function trickle(start: string, more: string) {
    const begunAt = performance.now();
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.on('error', () => {}); // a byte may meet the closed end
    socket.write(start);
    const timer = setInterval(() => socket.write(more), WITHIN_MS / 8);
    await once(socket, 'close');
    clearInterval(timer);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { head, body: JSON.parse(body), tookMs: performance.now() - begunAt };
  }
  return { trickle, logged, port };
}

const bodyHead = (path: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n${more}\r\n{`;

test.each([
  ['headers', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n', 'X: x\r\n'],
  ['a body', bodyHead('/api/test-sessions'), ' '],
])(
  '%s that arrives byte by byte is refused as request_timeout, and its connection closed',
  async (_, start, more) => {
    const { trickle, logged } = await listening();
    const { head, body, tookMs } = await trickle(start, more);
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
    expect(head).toContain('Content-Type: application/json');
    expect(body).toMatchObject({ code: 'request_timeout' });
    expect(tookMs).toBeGreaterThan(WITHIN_MS / 2);
    expect(logged).toEqual([]);
  },
);

test.each([
  [
    'more than 16 kB of headers',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  ['no HTTP', 'hello\r\n\r\n', 400, 'invalid_request'],
  ['no host', 'GET / HTTP/1.0\r\n\r\n', 400, 'invalid_request'],
  ['an impossible host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400, 'invalid_request'],
])('%s is refused in the form of every other error', async (_, text, status, code) => {
  const { trickle } = await listening();
  const { head, body } = await trickle(text, '');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head.toLowerCase()).toContain('content-type: application/json');
  expect(body).toMatchObject({ code });
  // in our words, for any refusing layer
  if (code === 'invalid_request')
    expect(body).toMatchObject({ fields: { request: 'This is no HTTP request.' } });
});

test('unless told otherwise, headers and body have 10 seconds', () => {
  const { server } = createHttpServer({ answer: () => new Response() });
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 10_000]);
});

test('a connection that is opened ahead and sends nothing is closed without an answer', async () => {
  const { port } = await listening();
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => {});
  await once(socket, 'close');
  expect(Buffer.concat(chunks).toString()).toBe('');
});
