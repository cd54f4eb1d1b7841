// Builds the partner site: the framework hosts as scripts, and every page as a template.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { compileScript, parse } from 'vue/compiler-sfc';
import { escapeHtml, layout, listPage } from './layout.ts';
import { type PartnerPage, pages } from './pages.ts';

const site = fileURLToPath(new URL('.', import.meta.url));
const read = (file: string) => readFileSync(join(site, file), 'utf8');

/** Compiles the one Vue component, as a project's own bundler would. */
const vue: Plugin = {
  name: 'vue',
  setup({ onLoad }) {
    onLoad({ filter: /\.vue$/ }, ({ path }) => {
      const { descriptor } = parse(readFileSync(path, 'utf8'), { filename: path });
      const { content } = compileScript(descriptor, {
        id: 'host',
        inlineTemplate: true,
        // the line that a Vue project needs: https://vuejs.org/guide/extras/web-components.html
        templateOptions: { compilerOptions: { isCustomElement: (tag) => tag === 'iq-test' } },
      });
      return { contents: content, loader: 'js' };
    });
  },
};

/** Bundles scripts into one folder, each by its own name. */
const bundle = (outdir: string, entryPoints: string[], options: BuildOptions = {}) =>
  build({
    absWorkingDir: site,
    entryPoints,
    outdir,
    entryNames: '[name]',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    logLevel: 'warning',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [vue],
    ...options,
  });

/** Takes the indentation of the first line from all lines. */
function dedent(text: string): string {
  const lines = text.replace(/^\n+|\s+$/g, '');
  const indent = /^ */.exec(lines)?.[0] ?? '';
  return lines.replaceAll(`\n${indent}`, '\n').slice(indent.length);
}

/** Removes exceptions from our own checks: partners don't need them. */
const withoutLintNotes = (text: string) => text.replace(/^ *\/[*/] biome-ignore.*\n/gm, '');

/** A block of code with its caption; `assets/page.js` adds the copy button and the colors. */
const code = (caption: string, text: string) => `<figure class="code" lang="en" dir="ltr">
<figcaption>${caption}</figcaption>
<pre><code>${escapeHtml(dedent(text))}</code></pre>
</figure>`;

/**
 * Fills what a page says about itself:
 * `<!-- snippet -->…<!-- /snippet -->` becomes the code AND the live thing, so they cannot differ (`snippet, code below`
 * where a file is shown first: the element should not lie far down);
 * `<!-- file: name -->` becomes the text of a file of this folder; `<!-- headers -->` the headers of the page.
 */
function expand({ headers = {} }: PartnerPage, source: string): string {
  const headerLines = Object.entries(headers).map(
    ([name, value]) => `${name}: ${value.replaceAll('; ', ';\n  ')}`,
  );
  return withoutLintNotes(source)
    .replace(/^<!-- snippet(, code below)? -->\n([\s\S]*?)\n<!-- \/snippet -->/gm, (_, isBelow, text) => {
      const parts = [code('HTML', text), `<div class="live">\n${dedent(text)}\n</div>`];
      return (isBelow ? parts.reverse() : parts).join('\n');
    })
    .replace(/^<!-- file: (.+?) -->/gm, (_, name) => code(name, withoutLintNotes(read(name))))
    .replace(/^<!-- headers -->/gm, () => code('Sent with this page', headerLines.join('\n')));
}

/** Fills a folder, `sites/partner/dist` unless told otherwise. What was in it is gone. */
export async function buildPartnerSite(dist = join(site, 'dist')): Promise<void> {
  const assets = join(dist, 'assets');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  cpSync(join(site, 'assets'), assets, { recursive: true });
  await Promise.all([
    bundle(assets, ['hosts/react19.jsx', 'hosts/turbo.js', 'hosts/vue.js']),
    // the files that it names are beside it in the end
    bundle(assets, ['styles/page.css'], { minify: false, external: ['icon.svg'] }),
    // the same imports, another version: as a project on React 18 has it
    bundle(assets, ['hosts/react18.jsx'], { alias: { react: 'react18', 'react-dom': 'react-dom18' } }),
  ]);
  for (const page of pages)
    for (const file of [page.path.slice(1), page.without ?? []].flat())
      writeFileSync(join(dist, `${file}.html`), layout(page, expand(page, read(`pages/${file}.html`))));
  writeFileSync(join(dist, 'index.html'), listPage(read('pages/index.html')));
  writeFileSync(
    join(dist, '404.html'),
    layout({ path: '/404', title: 'Nothing here', line: '', log: 'none' }, read('pages/404.html')),
  );
}
