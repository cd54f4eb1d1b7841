import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../server/src/bank/publicBank.ts', import.meta.url));

/**
 * Answers `/question-bank?locale=…` with every question in one language and without its key: for the gallery, and while
 * developing only. Nothing imports the bank, so nothing of it gets into a bundle.
 */
export const questionBankPlugin = (): Plugin => ({
  name: 'quotient:question-bank',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/question-bank', async (request, response, next) => {
      try {
        const { publicBank } = await server.ssrLoadModule(source);
        const locale = new URLSearchParams(request.url?.split('?')[1]).get('locale');
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(publicBank(locale)));
      } catch (error) {
        next(error);
      }
    });
  },
});
