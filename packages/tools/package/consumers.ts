// Projects of users of the npm package, outside of the workspace: they have the packed package, and nothing else of
// ours.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect } from 'vitest';
import { nativeTsc } from '../support/places.ts';
import { readHintTexts } from './hintTexts.ts';
import type { Packed } from './pack.ts';
import { readmeFiles } from './readmeFiles.ts';

const LIMIT_MS = 600_000;

/** Build mode; `development` includes React's development half, which explains hydration errors better. */
export type Mode = 'production' | 'development';

/** The frameworks' tools take a free port, print plain text and send nothing home. */
const envOf = (mode: Mode) => ({
  ...process.env,
  // unset, as in a user's shell, means production; the runner's is `test`
  NODE_ENV: mode === 'production' ? undefined : mode,
  PORT: undefined,
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
});

/** Runs a command to its end and returns its output; an error has all of it. */
export function run(command: string, args: string[], cwd: string, mode: Mode = 'production'): string {
  const env = envOf(mode);
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe', timeout: LIMIT_MS, env });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
}

interface CopyOptions {
  folder?: string;
  dependencies?: Record<string, string>;
  /** Section of the package's README whose files are added to the project. */
  readme?: string;
}

/**
 * Copies the project of that name from beside this file into `folder`, below that of the packed package. It installs
 * the packages of its package.json and `dependencies`, and the packed package. Returns the path of the copy.
 */
export function copyConsumer(
  name: string,
  packed: Packed,
  { folder = name, dependencies = {}, readme }: CopyOptions = {},
): string {
  const { tarball, pnpm } = packed;
  const project = path.join(packed.folder, folder);
  cpSync(fileURLToPath(new URL(`consumers/${name}`, import.meta.url)), project, { recursive: true });
  for (const [shown, code] of Object.entries(readme === undefined ? {} : readmeFiles(readme)))
    writeFileSync(path.join(project, shown), code);
  const file = path.join(project, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  Object.assign(manifest.dependencies, dependencies, { '@quotient/iq-test': `file:${tarball}` });
  writeFileSync(file, JSON.stringify(manifest));
  run(process.execPath, [pnpm, 'install', '--ignore-workspace', '--prefer-offline', '--silent'], project);
  return project;
}

/** Errors of the compiler in a project and all declarations that it reaches. */
export function typeErrors(project: string): string[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [nativeTsc, '-p', project, '--singleThreaded'],
    { cwd: project, encoding: 'utf8' },
  );
  if (stderr || status === null) throw new Error(`The compiler did not run: ${stderr}`);
  // the types of signals-react 3.12 themselves miss a file; every user of it has that
  return stdout.split('\n').filter((line) => line !== '' && !line.includes('/@preact/signals-react/'));
}

/** Starts a server of the project on a free port; resolves to its address once it has printed it. */
export async function serve(
  project: string,
  args: string[],
  mode: Mode,
): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, args, {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: envOf(mode),
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${printed}`)));
  });
  return { url, stop: () => void child.kill('SIGTERM') };
}

/** The project `react` on one version of React; made once beside the packed package. */
export function reactProject(packed: Packed, react: string): string {
  const folder = `react-${react}`;
  const project = path.join(packed.folder, folder);
  const dependencies = { react, 'react-dom': react };
  return existsSync(project) ? project : copyConsumer('react', packed, { folder, dependencies });
}

/** Bundles a project for Node, without React and the package, and returns its rendered output. */
export async function renderOnServer(project: string): Promise<string> {
  await build({
    entryPoints: [path.join(project, 'server.tsx')],
    outfile: path.join(project, 'server.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
  });
  return run(process.execPath, ['server.mjs'], project);
}

/** Bundles one import as a user's bundler does, in files; React and our dependencies stay outside. */
async function filesOf(project: string, statement: string, mode: Mode = 'production') {
  const { outputFiles } = await build({
    stdin: { contents: `${statement};`, resolveDir: project, loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    splitting: true,
    outdir: path.join(project, 'out'),
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    external: ['react', 'react-dom', 'react-dom/*', 'react/*', 'i18next', 'react-i18next', '@preact/*'],
  });
  return outputFiles;
}

/** The first file of such a bundle, without those that are fetched when they are needed. */
async function bundleOf(project: string, statement: string): Promise<string> {
  const outputFiles = await filesOf(project, statement);
  // imports of external modules remain unused; every bundler removes them in the next step
  return (outputFiles.find(({ path: file }) => file.endsWith('stdin.js'))?.text ?? '').replaceAll(
    /import[^;]*;/g,
    '',
  );
}

/** Expects that unused code isn't bundled. */
export async function expectTreeShaking(project: string): Promise<void> {
  const format = await bundleOf(project, "export { formatClock } from '@quotient/iq-test'");
  expect(format.length).toBeLessThan(250);
  const button = await bundleOf(project, "export { Button } from '@quotient/iq-test'");
  expect(button.length).toBeLessThan(1000);
  const consent = await bundleOf(project, "export { CookieConsent } from '@quotient/iq-test/consent'");
  const all = await bundleOf(project, "export * from '@quotient/iq-test'");
  expect(consent).not.toContain('/api/test-sessions');
  expect(all).toContain('/api/test-sessions');
  // without the stages after the test, which load automatically
  expect(consent.length).toBeLessThan(all.length / 3);
}

/** Expects that no file of a production build has a hint for developers, from any entry point. */
export async function expectNoHints(project: string, doors: readonly string[]): Promise<void> {
  const hints = readHintTexts();
  /** The hints of which a build has some words. */
  const saidIn = async (mode: Mode) => {
    const files = await Promise.all(doors.map((door) => filesOf(project, `export * from '${door}'`, mode)));
    const code = files.flat().map(({ text }) => text);
    const has = (words: string) => code.some((text) => text.includes(words));
    return hints.flatMap(({ file, texts }) => texts.filter(has).map((words) => `${file}: ${words}`));
  };
  const all = hints.flatMap(({ file, texts }) => texts.map((words) => `${file}: ${words}`));
  expect(all.length).toBeGreaterThan(15);
  // where they are they would be found
  expect(await saidIn('development')).toEqual(all);
  expect(await saidIn('production')).toEqual([]);
}
