// `npm run test:changed [-- <commit>]`: the checks that a change touches, since a commit (default: HEAD), side by side.
// For the minutes between two edits. What it leaves out, `npm test` runs: types, unused code, builds, other journeys.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const since = process.argv[2] ?? 'HEAD';
const bin = (path) => join(root, 'node_modules', path);

/** The lines that git prints. */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout.split('\n').filter(Boolean);
  console.error(stderr.trim());
  process.exit(1);
}

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}.`);
  process.exit(0);
}

/** The components whose code, styles or stories have changed, by name. */
const components = [
  ...new Set(
    changed
      .filter((file) => /^(?:packages\/iq-test\/src|stories)\/.*\.(?:tsx|css\.ts)$/.test(file))
      .map((file) => basename(file).split('.')[0]),
  ),
];
const stories = readdirSync(join(root, 'stories'), { recursive: true })
  .filter((file) => file.endsWith('.stories.tsx') && components.includes(basename(file).split('.')[0]))
  .map((file) => join('stories', file));
const specs = changed.filter((file) => file.endsWith('.spec.ts'));
const code = changed.filter((file) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(file));

const vitest = (...args) => ['vitest/vitest.mjs', 'run', '--passWithNoTests', ...args];
const commands = [
  code.length > 0 && [
    'format and lint',
    ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...code],
  ],
  ['unit and server tests', vitest('--project', 'node', '--changed', since)],
  stories.length > 0 && ['stories', vitest('--project', 'stories', ...stories)],
  components.length > 0 && [
    'conformance',
    vitest('--project', 'conformance', '-t', `^(?:${components.join('|')}) `),
  ],
  specs.length > 0 &&
    existsSync(join(root, 'server/dist/main.js')) && [
      'end-to-end tests, on what was built last',
      ['@playwright/test/cli.js', 'test', ...specs],
    ],
].filter(Boolean);

/** Prints a command's output in one piece once it has ended, and resolves to whether it went well. */
const run = ([name, [script, ...args]]) =>
  new Promise((resolve) => {
    const startedAt = Date.now();
    const child = spawn(process.execPath, [bin(script), ...args], { cwd: root });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
    child.on('close', (code) => {
      if (code !== 0) console.log(Buffer.concat(printed).toString());
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
      resolve(code === 0);
    });
  });

const areFine = await Promise.all(commands.map(run));
process.exit(areFine.every(Boolean) ? 0 : 1);
