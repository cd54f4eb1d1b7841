// Every check there is, to the end. Closes with one plain line: `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserPath } from '../browser/browser.mjs';
import { failedStep, failuresOfPlaywright, failuresOfVitest } from './failures.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const reports = join(root, 'node_modules/.cache/quotient/reports');
const bin = (path) => join(root, 'node_modules', path);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** A step that hangs is a failure, not a wait without end. */
const STEP_LIMIT_MINUTES = 30;

/** What each step added, and what failed in it. */
const rows = [];

/** Runs a script to its end. What it prints is shown at once, or with `isLate` in one piece when it has ended. */
function run(script, args, { env = {}, isLate = false }) {
  return new Promise((resolve) => {
    const output = isLate ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      timeout: STEP_LIMIT_MINUTES * 60_000,
    });
    const printed = [];
    child.stdout?.on('data', (chunk) => printed.push(chunk));
    child.stderr?.on('data', (chunk) => printed.push(chunk));
    child.on('close', (code, signal) => {
      if (signal)
        printed.push(Buffer.from(`\nended by ${signal}, at the latest after ${STEP_LIMIT_MINUTES} minutes`));
      resolve({ isFine: code === 0, printed: Buffer.concat(printed).toString() });
    });
  });
}

/**
 * A step that is one check, or with `report` one that counts its own tests in a JSON report. A runner that reports no
 * failure and yet ends badly, or that leaves no report, adds one failure of its own. Resolves to whether all passed.
 */
async function step(name, script, args, { report, read, ...options } = {}) {
  if (!options.isLate) console.log(`\n── ${name}`);
  const startedAt = Date.now();
  const { isFine, printed } = await run(script, args, options);
  let counts = { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
  let failures = isFine ? [] : [failedStep(name, printed)];
  if (report) {
    try {
      const { passed, failed, failures: named } = read(JSON.parse(readFileSync(report, 'utf8')));
      counts = { passed, failed: isFine ? failed : Math.max(failed, 1) };
      if (named.length > 0) failures = named;
    } catch {
      counts = { passed: 0, failed: 1 };
      failures = [failedStep(name, `${printed}\nIt left no report that can be read.`)];
    }
  }
  if (options.isLate) console.log(`\n── ${name}\n${printed}`);
  rows.push({ name, ...counts, failures, seconds: (Date.now() - startedAt) / 1000 });
  return counts.failed === 0;
}

// Unpacked once, before several runners want it at the same time.
const browser = await browserPath();
if (browser) process.env.CHROMIUM_PATH = browser;
console.log(`Browser   ${browser ?? "Playwright's own"}`);

const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const endToEnd = () =>
  step('end-to-end tests', bin('@playwright/test/cli.js'), ['test', '--reporter=list,json'], {
    report: playwrightReport,
    read: ({ stats, errors, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      failures: failuresOfPlaywright({ suites, errors }),
    }),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  });

/** All that needs no built site. Printed in pieces, as the end-to-end tests print meanwhile. */
async function others() {
  const isLate = true;
  await step('lint', bin('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.'], { isLate });
  await step('unused', bin('knip/bin/knip.js'), [], { isLate });
  await step(
    'unit, server and component tests',
    bin('vitest/vitest.mjs'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    {
      isLate,
      report: vitestReport,
      read: ({ numPassedTests, numFailedTests, testResults }) => ({
        passed: numPassedTests,
        failed: numFailedTests,
        failures: failuresOfVitest({ testResults, root }),
      }),
    },
  );
  await step(
    'storybook',
    bin('storybook/dist/bin/dispatcher.js'),
    ['build', '--quiet', '--output-dir', join(root, 'node_modules/.cache/quotient/storybook')],
    { isLate },
  );
}

// What it has found is kept: with nothing changed, a second run takes a quarter of the work.
const kept = [
  '--incremental',
  '--tsBuildInfoFile',
  join(root, 'node_modules/.cache/quotient/types.tsbuildinfo'),
];
// Side by side: each waits now and then, for a page, a disk or a clock, and the other has the machine meanwhile.
const types = step('types', bin('typescript/bin/tsc'), ['--noEmit', ...kept], { isLate: true });
const isBuilt = await step('build', join(root, 'packages/tools/build/build.mjs'), []);
if (!isBuilt) {
  console.log('The end-to-end tests were not run: the build failed.');
  rows.push({ name: 'end-to-end tests', passed: 0, failed: 1, failures: [], seconds: 0 });
}
await Promise.all([types, isBuilt && endToEnd(), others()]);

const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);

console.log('');
for (const { name, passed, failed, seconds } of rows)
  console.log(
    `${failed ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
  );
// Once more at the end, where also a log that was cut short shows them.
for (const failure of rows.flatMap(({ failures }) => failures)) console.log(`\n${failure}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') ? 1 : 0);
