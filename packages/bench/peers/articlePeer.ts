import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { standIn } from '@quotient/tools/standIn';
import { build } from 'esbuild';
import { bundling } from './bundling.ts';
import { dist, peersDir } from './places.ts';

/** Name of the peer in the report. */
export const articlePeerName = 'the same page, hydrated by React Router 7.18.5';

/**
 * Converts one of our pages, as HTML, to the same page rendered and hydrated by React Router: the same head, styles
 * and words. `pathname` is its address on a host. Returns its head and its body.
 */
export async function buildArticlePeer(
  html: string,
  pathname: string,
): Promise<{ head: string; body: string }> {
  const withoutScripts = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  const [, head = ''] = /<head>([\s\S]*?)<\/head>/.exec(withoutScripts) ?? [];
  const [, article = ''] = /<body[^>]*>([\s\S]*?)<\/body>/.exec(withoutScripts) ?? [];
  const plugins = [standIn('article', `export const article = ${JSON.stringify(article)};`)];
  const source = (name: string) => path.join(peersDir, 'reactrouter', name);
  const serverFile = path.join(dist, 'articleServer.mjs');
  await build({
    ...bundling,
    plugins,
    entryPoints: [source('main.tsx')],
    outfile: path.join(dist, 'article.js'),
  });
  await build({
    ...bundling,
    plugins,
    entryPoints: [source('server.tsx')],
    outfile: serverFile,
    platform: 'node',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  const { render } = await import(pathToFileURL(serverFile).href);
  const body = `<div id="root">${await render(`http://localhost${pathname}`)}</div><script type="module" src="/article.js"></script>`;
  return { head, body };
}
