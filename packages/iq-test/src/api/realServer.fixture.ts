import { createVisitor } from '@quotient/fixtures/visitor';
import { createMockBackend } from '@quotient/mocks';
import { vi } from 'vitest';
import { createApiClient } from './apiClient.ts';

export const ORIGIN = 'https://quiz.example';

/** The answer to a call: `lost` on the way, `kept` as the server gave it, or one that it cannot be brought to give. */
type Answer = 'lost' | 'kept' | Response;

const realTurn = globalThis.setImmediate ?? globalThis.setTimeout; // whatever clock a test puts in place

/** The real app in memory as a model meets it, on the clock of the test. */
export function createRealServer() {
  const backend = createMockBackend({ publicUrl: ORIGIN });
  const answers = new Map<string, Answer[]>();
  /** Every call so far, e.g. `GET /api/test-sessions/:id`. */
  const calls: string[] = [];
  let open = 0;

  const api = createApiClient({
    baseUrl: ORIGIN,
    async fetch(input, init) {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname.replace(/\/\d+-\w+/, '/:id');
      const call = `${request.method} ${path}`;
      calls.push(call);
      open += 1;
      try {
        const answer = answers.get(call)?.shift() ?? 'kept';
        if (answer === 'lost') throw new TypeError('Failed to fetch');
        return answer === 'kept' ? await backend.fetch(request) : answer;
      } finally {
        open -= 1;
      }
    },
  });

  return {
    api,
    calls,
    /** Number of calls to this route. */
    countOf: (call: string) => calls.filter((each) => each === call).length,
    store: backend.store,
    /** Brings a trouble by its name, `online` ends it. */
    play: backend.player.play,
    /** Sets the answers to the next calls of a route. */
    answerNext: (call: string, ...next: Answer[]) => answers.set(call, next),
    /** An earlier visitor, not affected by the client's failures. */
    visitor: createVisitor({
      fetch: backend.app.request,
      elapse: (ms) => vi.setSystemTime(Date.now() + ms),
    }),
    /** Resolves when every call is answered and heard. No time passes. */
    async settle(): Promise<void> {
      for (let quietTurns = 0; quietTurns < 3; quietTurns = open > 0 ? 0 : quietTurns + 1)
        await new Promise((done) => realTurn(() => done(undefined)));
    },
  };
}

export type RealServer = ReturnType<typeof createRealServer>;
