import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { subsetFonts } from './fonts.ts';

/** Address of the server for `dev:full`. Absent: the site runs alone, on mocks. */
const apiUrl = process.env.QUOTIENT_API_URL;

/** Renders pages at each request, as the build does once. */
function pagesInDev(): Plugin {
  return {
    name: 'quotient:pages-in-dev',
    configureServer(server) {
      // After Vite's own middlewares: what they know is no page.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = request.originalUrl ?? '/';
            if (/^\/admin(?:[/?]|$)/.test(url)) {
              const html = readFileSync(new URL('src/admin/index.html', import.meta.url), 'utf8');
              response.setHeader('content-type', 'text/html; charset=utf-8');
              return response.end(
                await server.transformIndexHtml(url, html.replace('./main.tsx', '/src/admin/main.tsx')),
              );
            }
            const { renderUrl } = (await server.ssrLoadModule(
              '/src/render.tsx',
            )) as typeof import('./src/render.tsx');
            const { status, html } = renderUrl(url, {
              script: '/src/devClient.ts',
              islands: '/src/islandsClient.ts',
              boot: '/src/boot.ts',
              styles: [],
              testFiles: {},
              fonts: {},
            });
            response.statusCode = status;
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(url, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

/** The worker script of the mocks, straight from the package: no copy in the tree, none in the build. */
function mockWorkerInDev(): Plugin {
  return {
    name: 'quotient:mock-worker-in-dev',
    configureServer(server) {
      const require = createRequire(new URL('../../packages/mocks/package.json', import.meta.url));
      // It would fetch each module of a page itself, and hand it over, as long as another page is open.
      const onlyApi = `addEventListener('fetch', (event) => {
        if (!new URL(event.request.url).pathname.startsWith('/api/')) event.stopImmediatePropagation();
      });\n`;
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(onlyApi + readFileSync(require.resolve('msw/mockServiceWorker.js'), 'utf8'));
      });
    },
  };
}

/**
 * Vite wraps each dynamic import in code that fetches style sheets and further chunks first. We have one style sheet and
 * fetch ahead ourselves, and that code would be a sixth of what an information page loads.
 */
function plainImports(): Plugin {
  return {
    name: 'quotient:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}

export default defineConfig(
  async ({ isSsrBuild }): Promise<UserConfig> => ({
    root: import.meta.dirname,
    resolve: { alias: { '@fonts': await subsetFonts() } },
    appType: 'custom',
    plugins: [plainImports(), vanillaExtractPlugin(), react(), pagesInDev(), mockWorkerInDev()],
    server: {
      port: 5173,
      proxy: apiUrl
        ? Object.fromEntries(
            // pages that the server fills are the built ones
            ['/api', '/healthz', '/embed', '/r/', '/verify/', '/assets/', '/pictures/'].map((path) => [
              path,
              apiUrl,
            ]),
          )
        : {},
    },
    // One file of code that needs nothing beside it: packages resolve from where they are declared, not from the output.
    ssr: isSsrBuild ? { noExternal: true } : {},
    build: {
      target: ['es2022', 'safari16.4', 'chrome111', 'firefox114'],
      emptyOutDir: true,
      // `data:` addresses would need an exception in the content security policy.
      assetsInlineLimit: 0,
      // One style sheet for the whole site: the first paint of a page never waits for an island's styles.
      cssCodeSplit: false,
      modulePreload: false, // see `plainImports`
      ...(isSsrBuild
        ? { outDir: '../../node_modules/.cache/quotient/site-server', copyPublicDir: false }
        : { outDir: 'dist', manifest: true }),
      rolldownOptions: {
        // What is slow is told at every build otherwise; a measurement is the place for that.
        checks: { bundlerTimings: false },
        ...(!isSsrBuild && { input: ['src/client.ts', 'src/styles.ts', 'src/boot.ts'] }),
      },
    },
  }),
);
