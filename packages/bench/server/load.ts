import { Agent, request } from 'node:http';

/** Number of simultaneous clients, each with one request after the other. */
export const CLIENTS = 16;

/** One request: its address and body. */
export interface Asked {
  method: 'GET' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Result of some seconds of load. */
export interface Load {
  perSecond: number;
  /** Milliseconds of every answer. */
  latencies: number[];
}

function ask(origin: URL, agent: Agent, { method, path, headers, body }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: origin.hostname,
        port: origin.port,
        method,
        path,
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      },
      (answer) => {
        const { statusCode = 0 } = answer;
        answer.resume();
        answer.on('end', () =>
          statusCode === 200 ? resolve() : reject(new Error(`${method} ${path} answered ${statusCode}.`)),
        );
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Sends requests to a server, or to several in turn, from 16 clients for some seconds, over open connections. `next`
 * makes a client's request, by its number and the number of its requests. Rejects if an answer isn't a 200.
 */
export async function load(
  urls: string | readonly string[],
  seconds: number,
  next: (client: number, turn: number) => Asked,
): Promise<Load> {
  const origins = [urls].flat().map((url) => new URL(url));
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const latencies: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  try {
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        for (let turn = 0; performance.now() < endsAt; turn++) {
          const askedAt = performance.now();
          const origin = origins[(client + turn) % origins.length];
          if (origin) await ask(origin, agent, next(client, turn));
          latencies.push(performance.now() - askedAt);
        }
      }),
    );
  } finally {
    agent.destroy();
  }
  return { perSecond: latencies.length / ((performance.now() - startedAt) / 1000), latencies };
}
