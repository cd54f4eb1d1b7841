import type { Clock, Ports } from '@quotient/server/ports';
import {
  createMemoryStore,
  MailRefused,
  plainClock,
  systemClock,
  type TextMap,
} from '@quotient/server/stand-ins';
import { createMockApp } from './createMockApp.ts';
import type { createMockAdmin } from './mockAdmin.ts';
import { createScenarioPlayer, type ScenarioName } from './scenarios.ts';

/** Differences between the mock and a new server without problems. */
export interface MockBackendOptions {
  /** Origin of the page that uses it. @default 'http://localhost' */
  publicUrl?: string;
  /** Texts of the store's documents. @default memory */
  texts?: TextMap;
  /** Milliseconds that the server's clock is ahead; asked at every call. @default 0 */
  clockAheadMs?: () => number;
  /** The trouble to begin with; `player.play` changes it. @default 'online' */
  scenario?: ScenarioName;
  /** Replacements of the mock's own ports, e.g. a stopped clock, the same ids at every run, or partners. */
  ports?: Partial<Pick<Ports, 'ids' | 'random' | 'partners'> & { clock: Clock }>;
  /** Adds the admin area. @default there isn't one */
  withAdmin?: typeof createMockAdmin;
}

/**
 * The real server app, with scenarios in front of it and a clock that can be moved.
 * @example
 * const { fetch } = createMockBackend({ scenario: 'mailFails' });
 * const api = createApiClient({ baseUrl: 'http://localhost', fetch });
 */
export function createMockBackend(options: MockBackendOptions = {}) {
  const { publicUrl = 'http://localhost', texts, clockAheadMs = () => 0, scenario = 'online' } = options;
  const { clock = systemClock, ...ports } = options.ports ?? {};
  const mock = createMockApp({
    ...ports,
    publicUrl,
    withAdmin: options.withAdmin,
    store: createMemoryStore(texts),
    clock: plainClock(() => clock.now() + clockAheadMs()),
    async check() {
      if (player.refusesMail) throw new MailRefused('The scenario refuses every email.');
    },
  });
  const player = createScenarioPlayer((request) => mock.app.fetch(request));
  player.play(scenario);
  return {
    ...mock,
    player,
    /** Replaces the browser's `fetch`. Rejects, as that does, when the scenario loses the connection. */
    fetch: async (...args: Parameters<typeof globalThis.fetch>): Promise<Response> => {
      const response = await player.answer(new Request(...args));
      if (!response) throw new TypeError('Failed to fetch');
      return response;
    },
  };
}

/** The app with its store and its sent emails, a player of scenarios, and a `fetch` that reaches it. */
export type MockBackend = ReturnType<typeof createMockBackend>;
