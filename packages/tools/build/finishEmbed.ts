// Turns tsup's output into the served files of the embed: the loader knows the others, all under one version.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Metafile } from 'esbuild';

/** Below this many bytes a compressed copy saves nothing worth a request header. */
export const COMPRESS_FROM = 300;

/**
 * Files that an entry needs before its first line runs, small ones first, so that early requests don't wait; the
 * entry is last.
 */
function staticFiles({ outputs }: Metafile, entryPoint: string): string[] {
  const files = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === entryPoint);
  for (const file of files)
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !files.includes(path)) files.push(path);
  const [door = '', ...others] = files;
  const bytes = (file: string) => outputs[file]?.bytes ?? 0;
  return [...others.sort((one, other) => bytes(one) - bytes(other)), door].map((file) => basename(file));
}

/** The file of each language's first messages, by its place in the source. */
function wordFiles({ outputs }: Metafile): [code: string, file: string][] {
  return Object.entries(outputs).flatMap(([file, { entryPoint = '' }]) => {
    const code = /^src\/i18n\/locales\/(\w+)\/first\.ts$/.exec(entryPoint)?.[1];
    return code ? [[code, basename(file)]] : [];
  });
}

/** Content of `/embed/manifest.json`. */
interface EmbedManifest {
  version: string;
  /** Address of the versioned loader, without the origin. */
  loader: string;
  /** Hash of the loader, for `integrity`. */
  integrity: string;
  /** Bytes as sent with brotli: the loader, and everything from the script tag to the first question by language. */
  brotliBytes: { loader: number; firstQuestion: Record<string, number> };
}

/** Bytes of each file up to the first question, by language. */
export type FirstFiles = Record<string, Record<string, number>>;

/** The page that a frame of the embed shows. */
const framePageOf = (versioned: string, script: string) => `<!doctype html>
<html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>IQ Test</title>
<link rel="stylesheet" href="/embed/${versioned}/frame.css">
<script src="/embed/${versioned}/embed.js"></script>
<script type="module" src="/embed/${versioned}/${script}"></script>
</html>
`;

/**
 * Lays the files out as the server sends them: `embed.js`, `v<version>/…`, `manifest.json`, `custom-elements.json` and
 * `frame.html`; the lists of what went into each file go to `cache`. Returns the manifest and what its sums are made of.
 */
export function finishEmbed(packageDir: string, folder: string, cache: string) {
  const { version }: { version: string } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  const metafile = (name: string): Metafile =>
    JSON.parse(readFileSync(join(folder, `metafile-${name}.json`), 'utf8'));
  const app = metafile('app');
  const appFiles = staticFiles(app, 'src/embed/widget/app.tsx');
  const frameFiles = staticFiles(metafile('frame'), 'src/embed/frame/frame.tsx');
  const [framePage = ''] = staticFiles(metafile('framePage'), 'src/embed/frame/framePage.ts');
  const versioned = `v${version}`;
  mkdirSync(join(folder, versioned));
  for (const name of readdirSync(folder)) {
    if (name.startsWith('metafile-'))
      renameSync(join(folder, name), join(cache, `${basename(folder)}-${name}`));
    else if (name.endsWith('.js')) renameSync(join(folder, name), join(folder, versioned, name));
  }

  const path = join(folder, versioned, 'embed.js');
  const loader = readFileSync(path, 'utf8')
    .replace('EMBED_FILES', JSON.stringify([appFiles, frameFiles]).replaceAll('.js"', '"'))
    .replace('"use strict";', ''); // bytes for nothing: classes are strict anyway
  writeFileSync(path, loader);
  writeFileSync(join(folder, 'embed.js'), loader);

  function brotliBytes(name: string): number {
    const content = readFileSync(join(folder, versioned, name));
    return content.length < COMPRESS_FROM ? content.length : brotliCompressSync(content).length;
  }
  const sizesOf = (names: string[]) => Object.fromEntries(names.map((name) => [name, brotliBytes(name)]));
  const inAll = sizesOf(['embed.js', ...appFiles]);
  const firstFiles: FirstFiles = Object.fromEntries(
    wordFiles(app).map(([code, words]) => [code, { ...inAll, ...sizesOf([words]) }]),
  );
  const sum = (sizes: Record<string, number>) => Object.values(sizes).reduce((all, bytes) => all + bytes, 0);
  const manifest: EmbedManifest = {
    version,
    loader: `/embed/${versioned}/embed.js`,
    integrity: `sha384-${createHash('sha384').update(loader).digest('base64')}`,
    brotliBytes: {
      loader: brotliBytes('embed.js'),
      firstQuestion: Object.fromEntries(
        Object.entries(firstFiles).map(([code, sizes]) => [code, sum(sizes)]),
      ),
    },
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
  copyFileSync(join(packageDir, 'custom-elements.json'), join(folder, 'custom-elements.json'));
  writeFileSync(join(folder, 'frame.html'), framePageOf(versioned, framePage));
  // no gap around the element, and no scrolling inside: the frame is as high as its content
  writeFileSync(join(folder, versioned, 'frame.css'), 'body{margin:0;overflow:hidden}');
  return { manifest, firstFiles };
}
