// Builds everything that `npm start` serves, and more for tests, unless nothing has changed. With `--served` without
// the files for tests.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';
import { brokenBudget } from '../../bench/budgets.ts';
import { cache, installed, root } from '../support/places.ts';
import { runNode } from '../support/runNode.ts';
import { COMPRESS_FROM, finishEmbed } from './finishEmbed.ts';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);

const stamp = join(cache, 'build.json');
const embedDir = join(root, 'packages/iq-test/dist/embed');
const embedReactDir = `${embedDir}-react`;
const siteDir = join(root, 'sites/reference/dist');
const startFile = join(root, 'packages/tools/dist/start.js');
const inputs = [
  'packages/contract',
  'packages/iq-test',
  'packages/tools/build',
  'packages/tools/dev',
  'packages/tools/support',
  'server',
  'sites/reference',
  'sites/partner',
  'pnpm-lock.yaml',
  'tsconfig.json',
];
const outputs = [
  join(siteDir, 'index.html'),
  join(embedDir, 'embed.js'),
  join(root, 'sites/partner/dist/assets'),
  join(root, 'server/dist/main.js'),
  join(root, 'server/dist/formWorker.js'),
  join(root, 'server/dist/fonts'),
  startFile,
];
/** Folders that a build makes, or that none reads. */
const skipped = new Set(['node_modules', 'dist', 'lib']);
/** Documents of the npm package: nothing served depends on them. */
const packageDocs = new Set(['docs', 'llms.txt'].map((name) => join(root, 'packages/iq-test', name)));

const textTypes = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml']);

/** Every file at or below `path`, in a stable order. */
function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const wanted = readdirSync(path).filter(
    (name) =>
      !skipped.has(name) &&
      !packageDocs.has(join(path, name)) &&
      !name.includes('.test.') &&
      !/\.(?:br|gz)$/.test(name),
  );
  return wanted.sort().flatMap((name) => filesIn(join(path, name)));
}

/** Changes when a file is added, removed or changed. Contents, not times: a fresh checkout is all new times. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const input of inputs)
    for (const file of filesIn(join(root, input)))
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(readFileSync(file))
        .update('\0');
  return hash.digest('hex');
}

function isCurrent(print: string): boolean {
  try {
    return (
      JSON.parse(readFileSync(stamp, 'utf8')).fingerprint === print &&
      outputs.every((file) => existsSync(file))
    );
  } catch {
    return false;
  }
}

/** Runs tsup with the configuration of one folder. */
async function tsup(folder: string, env: Record<string, string> = {}): Promise<void> {
  const cwd = join(root, folder);
  const { isFine } = await runNode(installed('tsup/dist/cli-default.js'), ['--silent'], { cwd, env });
  if (!isFine) throw new Error(`The build of ${folder} failed (see above).`);
}

/** The script tag's files in one folder, on one of its runtimes. */
async function buildEmbed(runtime: 'compact' | 'react', folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await tsup('packages/iq-test', { EMBED_RUNTIME: runtime });
  const { manifest, firstFiles } = finishEmbed(join(root, 'packages/iq-test'), folder, cache);
  const { version, integrity, brotliBytes } = manifest;
  const { loader, firstQuestion } = brotliBytes;
  const sizes = Object.entries(firstQuestion).map(([code, bytes]) => `${code} ${bytes}`);
  console.log(
    `Embed     ${version} on ${runtime === 'react' ? 'React' : 'Preact'}: loader ${loader} B, to the first question ${sizes.join(', ')} B (brotli)`,
  );
  if (runtime === 'react') return; // the budgets are for what visitors get
  const broken = [
    brokenBudget('loader', 'loader', { 'embed.js': loader }),
    ...Object.entries(firstFiles).map(([code, files]) => brokenBudget('firstQuestion', code, files)),
  ];
  for (const said of broken) if (said) console.log(`Budget    ${said}`);
  console.log(`SRI       ${integrity}`);
}

async function buildServer(): Promise<void> {
  await tsup('server');
  const { buildFonts } = await import('@quotient/server/fonts');
  await buildFonts(join(root, 'server/dist/fonts'));
}

// Imported only when something is to be built: loading them takes longer than finding that nothing has changed.
async function buildSites(): Promise<void> {
  const reference = await import('@quotient/reference/build');
  const partner = await import('@quotient/partner-site/build');
  await Promise.all([reference.buildSite(), partner.buildPartnerSite()]);
}

/**
 * Builds plain JavaScript for `npm start`: the server needs no compiler then. The file is as many folders deep as its
 * source, because both find the repository from their own place.
 */
async function buildStart(): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(root, 'packages/tools/dev/start.ts')],
    outfile: startFile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
}

/**
 * Makes compressed copies of text files, all at once, in one thread per core; the server sends them to browsers that
 * accept them.
 * @param quality Of Brotli. The highest, 11, takes two and a half times as long as 10 and saves 2 % of the bytes.
 */
async function compress(folder: string, quality: 10 | 11): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const copies = filesIn(folder).map(async (file) => {
    const content = await readFile(file);
    if (!textTypes.has(extname(file)) || content.length < COMPRESS_FROM) return;
    await writeFile(`${file}.br`, await brotli(content, { params }));
    await writeFile(`${file}.gz`, await gzip(content, { level: constants.Z_BEST_COMPRESSION }));
  });
  await Promise.all(copies);
}

async function buildServed(): Promise<void> {
  // built from an older source
  rmSync(embedReactDir, { recursive: true, force: true });
  const embed = buildEmbed('compact', embedDir).then(() => compress(embedDir, 11));
  const sites = buildSites().then(() => compress(siteDir, 10));
  const builds = await Promise.allSettled([buildServer(), embed, sites, buildStart()]);
  for (const build of builds) if (build.status === 'rejected') throw build.reason;
}

/** Runs `work` and prints its start and its time. A failure ends the process. */
async function timed(work: () => Promise<void>): Promise<void> {
  const startedAt = Date.now();
  console.log('Building …');
  mkdirSync(cache, { recursive: true });
  try {
    await work();
    console.log(`Build     done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const print = fingerprint();
const isServedCurrent = isCurrent(print);
// the last file that its build writes
const isReactWanted = () =>
  !process.argv.includes('--served') && !existsSync(join(embedReactDir, 'manifest.json'));
if (isServedCurrent && !isReactWanted()) console.log('Build     up to date');
if (!isServedCurrent)
  await timed(async () => {
    rmSync(stamp, { force: true });
    await buildServed();
    writeFileSync(stamp, JSON.stringify({ fingerprint: print }));
  });
if (isReactWanted()) await timed(() => buildEmbed('react', embedReactDir));
