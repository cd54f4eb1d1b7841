import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';

/**
 * Answers `/address?…` by a file of the bank, while developing only. Nothing imports the file, so it never gets into
 * a bundle. An answer with a `problem` isn't a success.
 */
const bankPlugin = (
  address: string,
  file: string,
  ask: (module: Awaited<ReturnType<ViteDevServer['ssrLoadModule']>>, query: string) => object,
): Plugin => ({
  name: `quotient:${address}`,
  apply: 'serve',
  configureServer(server) {
    const source = fileURLToPath(new URL(`../packages/bank-workshop/src/${file}`, import.meta.url));
    server.middlewares.use(`/${address}`, async (request, response) => {
      const answer = await server
        .ssrLoadModule(source)
        .then((module) => ask(module, request.url?.split('?')[1] ?? ''))
        .catch((error: unknown) => ({ problem: `The bank failed: ${error}` }));
      response.statusCode = 'problem' in answer ? 400 : 200;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(answer));
    });
  },
});

/** Serves `/question-bank?locale=…`: every question in one language and without its key, for the gallery. */
export const questionBankPlugin = () =>
  bankPlugin('question-bank', 'publicBank.ts', ({ publicBank }, query) =>
    publicBank(new URLSearchParams(query).get('locale')),
  );

/** Serves `/rule-bench?…`, with JSON after the question mark: the engine that makes and solves figures. */
export const ruleBenchPlugin = () =>
  bankPlugin('rule-bench', 'figures/ruleBench.ts', ({ ruleBench }, query) =>
    ruleBench(decodeURIComponent(query)),
  );
