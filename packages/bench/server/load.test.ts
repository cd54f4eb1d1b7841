import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { load } from './load.ts';

/** Result of a twentieth of a second of load on such a server. */
async function loadOn(answer: RequestListener, next: Parameters<typeof load>[2]) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await load(`http://127.0.0.1:${port}`, 0.05, next);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('up to 16 clients ask one request after the other, each over a connection that stays open; each answer is counted', async () => {
  const asked: string[] = [];
  const sockets = new Set();
  const { perSecond, latencies } = await loadOn(
    (request, response) => {
      sockets.add(request.socket);
      asked.push(`${request.url} ${request.headers['content-length']}`);
      response.end('ok');
    },
    (client, turn) => ({ method: 'PUT', path: `/${client}/${turn}`, body: 'ü' }),
  );
  const clients = new Set(asked.map((line) => line.split('/')[1]));
  // on a busy machine the time may be over before the last of them begins
  expect(clients.size).toBeLessThanOrEqual(16);
  expect(sockets.size).toBe(clients.size);
  expect(latencies).toHaveLength(asked.length);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((line) => !/^\/\d+\/\d+ 2$/.test(line))).toEqual([]);
  // they stop when the time is over, not before: at most the rate of that time
  expect(perSecond).toBeLessThanOrEqual(asked.length / 0.05);
});

test('one answer that is not a 200 makes the figure worthless: which one is said', async () => {
  const get = (client: number) => ({ method: 'GET', path: client === 0 ? '/gone' : '/' }) as const;
  const answer: RequestListener = ({ url }, response) => {
    response.writeHead(url === '/gone' ? 404 : 200).end();
  };
  await expect(loadOn(answer, get)).rejects.toThrow('GET /gone answered 404.');
});
