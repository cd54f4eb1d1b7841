// Builds the site: the browser's files, the code that renders pages, and then every page as a file.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type LocaleCode, localeCodes } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
import { build, type Manifest, type Plugin } from 'vite';
import { firstFonts } from './fonts.ts';

const site = fileURLToPath(new URL('.', import.meta.url));
const dist = join(site, 'dist');
const cache = join(site, '../../node_modules/.cache/quotient');
const rendererDir = join(cache, 'site-server');

/** Notes every file that had a part in a browser's code, for the check that no answer key is among them. */
const listModules = (name: string): Plugin => ({
  name: 'quotient:list-modules',
  generateBundle() {
    writeFileSync(join(cache, `${name}-modules.json`), JSON.stringify([...this.getModuleIds()]));
  },
});

/** Fills `sites/reference/dist`. */
export async function buildSite(): Promise<void> {
  const common = { configFile: join(site, 'vite.config.ts'), logLevel: 'warn' } as const;
  await build({ ...common, plugins: [listModules('site')] });
  await build({ ...common, build: { ssr: join(site, 'src/render.tsx') } });

  // after the site's own files, whose folder is emptied first
  await build({
    ...common,
    configFile: join(site, 'vite.admin.config.ts'),
    plugins: [listModules('admin')],
  });

  const manifestFile = join(dist, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  rmSync(dirname(manifestFile), { recursive: true });
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const addressOf = (entry: string) => {
    const file = manifest[entry]?.file;
    if (!file) throw new Error(`The build of the site has no ${entry}.`);
    return `/${file}`;
  };
  /** A file of the build with all that it imports before it can run. */
  const withImports = (entry: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[entry];
    if (!chunk || found.has(`/${chunk.file}`)) return found;
    found.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) withImports(imported, found);
    return found;
  };
  /** Named after what they are; the build adds a hash. */
  const fontsOf = (script: 'latin' | 'arabic') =>
    firstFonts(script).map((name) => {
      const font = Object.values(manifest)
        .flatMap(({ assets = [] }) => assets)
        .find((file) => file.startsWith(`assets/${name}-`));
      if (!font) throw new Error(`The build of the site has no font ${name}.`);
      return `/${font}`;
    });
  const words = (locale: LocaleCode) =>
    Object.keys(manifest).find((entry) => entry.endsWith(`/i18n/locales/${locale}/first.ts`)) ?? '';
  const assets = {
    script: addressOf('src/client.ts'),
    islands: addressOf('src/islandsClient.ts'),
    boot: addressOf('src/boot.ts'),
    styles: [...new Set(files.filter((file) => file.endsWith('.css')))].map((file) => `/${file}`),
    fonts: Object.fromEntries(
      // Arabic pages have Latin digits and names from the first line on
      localeCodes.map((locale) => [
        locale,
        locale === 'ar' ? [...fontsOf('arabic'), ...fontsOf('latin')] : fontsOf('latin'),
      ]),
    ),
    testFiles: Object.fromEntries(
      localeCodes.map((locale) => [
        locale,
        [...withImports(words(locale), withImports('src/islands/iqTest.tsx'))],
      ]),
    ),
  };

  const { pages, renderPage, sitemap, manifestOf, shareable }: typeof import('./src/render.tsx') =
    await import(pathToFileURL(join(rendererDir, 'render.js')).href);
  for (const page of pages)
    for (const locale of localeCodes) {
      const html = renderPage(page, locale, assets);
      const address = pathIn(locale, page.path);
      // The content security policy of the server would silently switch either of them off; facts for search engines are data.
      const inline = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>|\sstyle="/.exec(html);
      if (inline)
        throw new Error(
          `${address} has an inline script or style (${inline[0]}); the site's policy forbids both.`,
        );
      // the server answers with the one where nothing is, and looks for the others in folders
      write(page.path === '/404' ? `${address}.html` : `${address}/index.html`, html);
    }
  write('sitemap.xml', sitemap());
  write('site.webmanifest', manifestOf());
  write('pages.json', JSON.stringify(shareable()));
}

function write(address: string, text: string): void {
  const file = join(dist, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
