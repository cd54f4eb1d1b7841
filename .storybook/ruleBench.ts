import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../server/src/bank/figures/ruleBench.ts', import.meta.url));

/**
 * Answers `/__rule-bench?…`, with JSON after the question mark, by the engine that makes and solves figures: while
 * developing only. Nothing imports the engine, so nothing of it gets into a bundle.
 */
export const ruleBenchPlugin = (): Plugin => ({
  name: 'quotient:rule-bench',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/__rule-bench', async (request, response) => {
      const answer = await server
        .ssrLoadModule(source)
        .then(({ ruleBench }) => ruleBench(decodeURIComponent(request.url?.split('?')[1] ?? '')))
        .catch((error: unknown) => ({ problem: `The engine failed: ${error}` }));
      response.statusCode = 'problem' in answer ? 400 : 200;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(answer));
    });
  },
});
