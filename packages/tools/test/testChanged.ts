// `npm run test:changed [-- <commit>]`: the checks that a change touches, since a commit (default: HEAD), side by side.
// For the minutes between two edits. What it leaves out, `npm test` runs: types, unused code, builds, other journeys.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { installed, root } from '../support/places.ts';
import { runNode } from '../support/runNode.ts';

const since = process.argv[2] ?? 'HEAD';

/** The lines that git prints. */
function git(...args: string[]): string[] {
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

const nameOf = (file: string) => basename(file).replace(/\..*/, '');

/** The components whose code, styles or stories have changed, by name. */
const components = [
  ...new Set(
    changed
      .filter((file) => /^(?:packages\/iq-test\/src|stories)\/.*\.(?:tsx|css\.ts)$/.test(file))
      .map(nameOf),
  ),
];
const stories = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx') && components.includes(nameOf(file)))
  .map((file) => join('stories', file));
/** The tests in a document that have changed, or whose file has. */
const inDocument = [
  ...new Set([...git('ls-files', '*.browser.test.ts', '*.browser.test.tsx'), ...changed]),
].filter(
  (file) =>
    file.includes('.browser.test.') &&
    (changed.includes(file) || changed.includes(file.replace('.browser.test.', '.'))),
);
const specs = changed.filter((file) => file.endsWith('.spec.ts'));
const code = changed.filter((file) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(file));

/** A program to run: its name for a reader, its script, its arguments. */
type Command = [name: string, script: string, args: string[]];

const vitest = (name: string, ...args: string[]): Command => [
  name,
  'vitest/vitest.mjs',
  ['run', '--passWithNoTests', ...args],
];
const commands: Command[] = [vitest('unit and server tests', '--project', 'node', '--changed', since)];
if (code.length > 0)
  commands.push([
    'format and lint',
    '@biomejs/biome/bin/biome',
    ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...code],
  ]);
if (stories.length > 0) commands.push(vitest('stories', '--project', 'stories', ...stories));
if (components.length > 0)
  commands.push(vitest('conformance', '--project', 'conformance', '-t', `^(?:${components.join('|')}) `));
if (inDocument.length > 0) commands.push(vitest('in a document', '--project', 'conformance', ...inDocument));
if (specs.length > 0 && existsSync(join(root, 'server/dist/main.js')))
  commands.push(['end-to-end tests, on what was built last', '@playwright/test/cli.js', ['test', ...specs]]);

/** Prints what a command said if it failed, and resolves to whether it went well. */
async function run([name, script, args]: Command): Promise<boolean> {
  const startedAt = Date.now();
  const { isFine, printed } = await runNode(installed(script), args, { isKept: true });
  if (!isFine) console.log(printed);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${isFine ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  return isFine;
}

const areFine = await Promise.all(commands.map(run));
process.exit(areFine.every(Boolean) ? 0 : 1);
