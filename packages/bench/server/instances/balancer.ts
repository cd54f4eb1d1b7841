import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Header of an answer: the number of the instance that gave it. */
export const ANSWERED_BY = 'x-answered-by';

/**
 * Starts a balancer before the instances on these ports: each in turn, and the next one if a connection is refused. A
 * request that was sent to one is sent to no other: a 502 says that its answer was lost.
 */
export async function startBalancer(ports: readonly number[], port: number) {
  const agents = ports.map(() => new Agent({ keepAlive: true }));
  let turn = 0;

  function pass(asked: IncomingMessage, body: Buffer, answer: ServerResponse, tries: number): void {
    const index = turn++ % ports.length;
    const { method, url, headers } = asked;
    const sent = request({ agent: agents[index], host: '127.0.0.1', port: ports[index], method, path: url });
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined && name !== 'connection') sent.setHeader(name, value);
    sent.on('response', (received) => {
      const { connection: _, 'keep-alive': __, ...rest } = received.headers;
      answer.writeHead(received.statusCode ?? 502, { ...rest, [ANSWERED_BY]: String(index) });
      received.pipe(answer);
      received.on('error', () => answer.destroy());
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && tries > 1) pass(asked, body, answer, tries - 1);
      else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    sent.end(body);
  }

  const server = createServer((asked, answer) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () => pass(asked, Buffer.concat(parts), answer, ports.length));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close(): void {
      server.close();
      server.closeAllConnections();
      for (const agent of agents) agent.destroy();
    },
  };
}
