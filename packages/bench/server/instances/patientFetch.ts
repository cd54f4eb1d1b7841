import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ANSWERED_BY } from './balancer.ts';

/** Waits between tries, as in a browser: they grow, and the last one repeats. */
const DELAYS_MS = [500, 1000, 2000, 4000, 8000];
const JITTER = 0.25;
/** Longest wait for an answer, as in a browser. */
const TIMEOUT_MS = 15_000;
/** Time after which a visitor would leave. */
const PATIENCE_MS = 180_000;

/** One answer, the last of its call. */
export interface Answered {
  status: number;
  text: () => Promise<string>;
  /** Number of the instance that gave it. */
  by: number;
  /** Number of tries. */
  tries: number;
}

type Init = { method: string; headers: Record<string, string>; body?: string };

function once(
  agent: Agent,
  address: string,
  { method, headers, body }: Init,
): Promise<Omit<Answered, 'tries'>> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? 0 : Buffer.byteLength(body);
    const sent = request(address, {
      agent,
      method,
      headers: { ...headers, 'content-length': length },
      timeout: TIMEOUT_MS,
    });
    sent.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({
          status: answer.statusCode ?? 0,
          text: async () => text,
          by: Number(answer.headers[ANSWERED_BY]),
        });
      });
    });
    sent.on('timeout', () => sent.destroy(new Error('No answer in time.')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Makes a `fetch` that repeats a call until it is answered, as the product's client does: after no answer, a lost
 * one, and a failure of the server. It notes the longest wait of a visitor.
 */
export function createPatientFetch() {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const seen = { longestMs: 0, retries: 0, calls: 0, errors: new Map<string, number>() };
  const note = (why: string) => seen.errors.set(why, (seen.errors.get(why) ?? 0) + 1);

  async function fetch(address: string, init: Init): Promise<Answered> {
    const startedAt = performance.now();
    seen.calls += 1;
    for (let tries = 1; ; tries += 1) {
      let answered: Omit<Answered, 'tries'> | undefined;
      try {
        answered = await once(agent, address, init);
      } catch (error) {
        note(error instanceof Error && 'code' in error ? String(error.code) : String(error));
      }
      const tookMs = performance.now() - startedAt;
      const { status = 0 } = answered ?? {};
      if (answered && status < 500 && status !== 408 && status !== 429) {
        seen.longestMs = Math.max(seen.longestMs, tookMs);
        return { ...answered, tries };
      }
      if (answered) note(`${status} ${(await answered.text()).slice(0, 60)}`);
      if (tookMs > PATIENCE_MS) throw new Error(`${init.method} ${address} was not answered within minutes.`);
      seen.retries += 1;
      await wait((DELAYS_MS[Math.min(tries, DELAYS_MS.length) - 1] ?? 0) * (1 - JITTER * Math.random()));
    }
  }
  return { fetch, seen, close: () => agent.destroy() };
}

/** Sender of visitors' calls. */
export type PatientFetch = ReturnType<typeof createPatientFetch>;
