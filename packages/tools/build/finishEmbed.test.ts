import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { COMPRESS_FROM, finishEmbed } from './finishEmbed.ts';

/** Output of tsup: each file's text, and the lists of its sources. */
const built = {
  'embed.js': '"use strict";load(EMBED_FILES)',
  'app-A1.js': 'the app',
  'shared-B2.js': 'what app and frame need',
  'ahead-G7.js': 'what asks ahead',
  'late-C3.js': 'what the app fetches when it is wanted',
  'first-D4.js': 'the first words',
  'frame-E5.js': 'the frame',
  'framePage-F6.js': 'the page of the frame',
};
const imports = (name: string, kind = 'import-statement') => ({ path: `dist/${name}`, kind });
const metafiles = {
  app: {
    'dist/app-A1.js': {
      entryPoint: 'src/embed/widget/app.tsx',
      bytes: 30,
      imports: [imports('shared-B2.js'), imports('late-C3.js', 'dynamic-import')],
    },
    'dist/shared-B2.js': { bytes: 20, imports: [imports('app-A1.js'), imports('ahead-G7.js')] },
    'dist/ahead-G7.js': { bytes: 10, imports: [] },
    'dist/late-C3.js': { imports: [] },
    'dist/first-D4.js': { entryPoint: 'src/i18n/locales/de/first.ts', imports: [] },
  },
  frame: {
    'dist/frame-E5.js': { entryPoint: 'src/embed/frame/frame.tsx', imports: [imports('shared-B2.js')] },
    'dist/shared-B2.js': { imports: [] },
  },
  framePage: {
    'dist/framePage-F6.js': { entryPoint: 'src/embed/frame/framePage.ts', imports: [] },
  },
};

/** Finishes a build in a new folder. */
function finish() {
  const root = mkdtempSync(path.join(tmpdir(), 'quotient-embed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [folder, cache] = [path.join(root, 'embed'), path.join(root, 'cache')];
  for (const each of [folder, cache]) mkdirSync(each);
  writeFileSync(path.join(root, 'package.json'), '{"version":"1.2.3"}');
  writeFileSync(path.join(root, 'custom-elements.json'), '{"modules":[]}');
  for (const [name, text] of Object.entries(built)) writeFileSync(path.join(folder, name), text);
  for (const [name, outputs] of Object.entries(metafiles))
    writeFileSync(path.join(folder, `metafile-${name}.json`), JSON.stringify({ inputs: {}, outputs }));
  const { manifest, firstFiles } = finishEmbed(root, folder, cache);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return { folder, cache, manifest, firstFiles, read };
}

test('the loader is at an unversioned and at a versioned address, everything else at a versioned one', () => {
  const { folder, cache, read } = finish();
  const versioned = [...Object.keys(built), 'frame.css'].sort();
  expect(readdirSync(folder).sort()).toEqual(
    ['custom-elements.json', 'embed.js', 'frame.html', 'manifest.json', 'v1.2.3'].sort(),
  );
  expect(readdirSync(path.join(folder, 'v1.2.3')).sort()).toEqual(versioned);
  expect(read('v1.2.3/embed.js')).toBe(read('embed.js'));
  expect(read('custom-elements.json')).toBe('{"modules":[]}');
  expect(readdirSync(cache).sort()).toEqual([
    'embed-metafile-app.json',
    'embed-metafile-frame.json',
    'embed-metafile-framePage.json',
  ]);
});

test('the loader fetches at once what the app and the frame need to run, small files first, and nothing that can come later', () => {
  expect(finish().read('embed.js')).toBe(
    'load([["ahead-G7","shared-B2","app-A1"],["shared-B2","frame-E5"]])',
  );
});

test('the manifest has the checksum of the loader that is served, and the bytes up to the first question', () => {
  const { manifest, firstFiles, read } = finish();
  const files = ['embed.js', 'app-A1.js', 'shared-B2.js', 'ahead-G7.js', 'first-D4.js'];
  const bytes = (...names: string[]) =>
    names.reduce((sum, name) => {
      const text = read(`v1.2.3/${name}`);
      return sum + (text.length < COMPRESS_FROM ? text.length : brotliCompressSync(text).length);
    }, 0);
  expect(JSON.parse(read('manifest.json'))).toEqual(manifest);
  expect(manifest).toEqual({
    version: '1.2.3',
    loader: '/embed/v1.2.3/embed.js',
    integrity: `sha384-${createHash('sha384').update(read('embed.js')).digest('base64')}`,
    brotliBytes: {
      loader: bytes('embed.js'),
      firstQuestion: { de: bytes(...files) },
    },
  });
  expect(firstFiles).toEqual({ de: Object.fromEntries(files.map((name) => [name, bytes(name)])) });
});

test('the page of the frame names files that are there', () => {
  const { folder, read } = finish();
  const addresses = [...read('frame.html').matchAll(/(?:src|href)="\/embed\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  expect(addresses).toEqual(['v1.2.3/frame.css', 'v1.2.3/embed.js', 'v1.2.3/framePage-F6.js']);
  for (const address of addresses) expect(readFileSync(path.join(folder, address), 'utf8')).not.toBe('');
});
