import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { createMockBackend, type MockBackendOptions } from './createMockBackend.ts';

/**
 * Answers `/api` of one origin by the mock backend for tests that run on Node.
 * @example
 * const { server, player } = createMockServer({ publicUrl: 'https://quiz.example' });
 * server.listen({ onUnhandledRequest: 'error' });
 * player.play('mailFails');
 */
export function createMockServer(options: MockBackendOptions = {}) {
  const backend = createMockBackend(options);
  const api = `${options.publicUrl ?? 'http://localhost'}/api/*`;
  const server = setupServer(
    http.all(api, async ({ request }) => (await backend.player.answer(request)) ?? HttpResponse.error()),
  );
  return { ...backend, server };
}
