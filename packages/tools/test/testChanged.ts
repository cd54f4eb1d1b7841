// `npm run test:changed [-- <commit>]`: the checks that a change needs, since a commit (default: HEAD), in parallel,
// and always those of the repository itself, which read files. It ends with a list of skipped ones.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installed, nativeTsc, root } from '../support/places.ts';
import { runNode } from '../support/runNode.ts';

/** Milliseconds between two messages about running steps. */
const PROGRESS_EVERY_MS = 15_000;

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
  console.log(
    `Nothing has changed since ${since}. For changes since another commit: npm run test:changed -- main`,
  );
  process.exit(0);
}

const specs = changed.filter((file) => file.endsWith('.spec.ts'));
const code = changed.filter((file) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(file));

/** A program to run: its name for a reader, its script (a whole path), its arguments. */
type Command = [name: string, script: string, args: string[]];

const vitest = (name: string, ...args: string[]): Command => [
  name,
  installed('vitest/vitest.mjs'),
  ['run', '--passWithNoTests', ...args],
];
/** Checks that read files, so that no import leads to them: arrows, lengths, wording, requirements, documents. */
const repositoryChecks = 'packages/tools/check';
const commands: Command[] = [
  ['types', nativeTsc, ['--noEmit']],
  vitest('checks of the repository', '--project', 'node', repositoryChecks),
  // by imports: a word or a component leads to each story that shows it
  vitest('unit, server and component tests', ...['--changed', since, '--exclude', `${repositoryChecks}/**`]),
];
if (code.length > 0)
  commands.push([
    'format and lint',
    installed('@biomejs/biome/bin/biome'),
    ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...code],
  ]);
const isBuilt = existsSync(join(root, 'server/dist/main.js'));
if (specs.length > 0 && isBuilt)
  commands.push([
    'end-to-end tests, on what was built last',
    installed('@playwright/test/cli.js'),
    ['test', ...specs],
  ]);

/** Checks that only `npm test` runs. */
const leftOut = [
  'unused code (npm run lint)',
  'the builds, with their budgets of bytes',
  'the packed npm package and its API (npm run api:accept, where you changed it)',
  specs.length === 0
    ? 'end-to-end tests: none has changed'
    : isBuilt
      ? 'end-to-end tests that have not changed'
      : `end-to-end tests: build first (npm run build), then npx playwright test ${specs.join(' ')}`,
];

/** Runs a command, prints the output of a failed one, and resolves to true on success. */
async function run([name, script, args]: Command): Promise<boolean> {
  const startedAt = Date.now();
  const { isFine, printed } = await runNode(script, args, { isKept: true });
  if (!isFine) console.log(printed);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${isFine ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  return isFine;
}

console.log(`${changed.length} files have changed since ${since}. Running:`);
for (const [name] of commands) console.log(`  ${name}`);
/** Names of running commands, for the progress. */
const running = new Set(commands.map(([name]) => name));
const startedAt = Date.now();
const progress = setInterval(() => {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`        ${seconds} s: ${[...running].join(', ')} …`);
}, PROGRESS_EVERY_MS);
const areFine = await Promise.all(
  commands.map((command) => run(command).finally(() => running.delete(command[0]))),
);
clearInterval(progress);
console.log(`Left out, npm test runs it:\n${leftOut.map((each) => `  ${each}`).join('\n')}`);
process.exit(areFine.every(Boolean) ? 0 : 1);
