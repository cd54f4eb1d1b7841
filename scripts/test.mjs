// Every check there is, one after the other, to the end. Closes with one plain line: `N passed, N failed`.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserPath } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'node_modules/.cache/quotient/reports');
const bin = (path) => join(root, 'node_modules', path);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** A step that hangs is a failure, not a wait without end. */
const STEP_LIMIT_MS = 10 * 60_000;

/** What each step added. */
const rows = [];

function run(script, args, env = {}) {
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    timeout: STEP_LIMIT_MS,
  });
  return status === 0;
}

function step(name, check) {
  console.log(`\n── ${name}`);
  const startedAt = Date.now();
  const counts = check();
  rows.push({ name, ...counts, seconds: (Date.now() - startedAt) / 1000 });
  return counts.failed === 0;
}

/** A step that is one check. */
const single = (name, script, args, env) =>
  step(name, () => (run(script, args, env) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }));

/**
 * A step that counts its own tests in a JSON report. A runner that reports no failure and yet ends badly, or that
 * leaves no report, adds one failure of its own.
 */
const counted = (name, script, args, report, read, env) =>
  step(name, () => {
    const ok = run(script, args, env);
    try {
      const counts = read(JSON.parse(readFileSync(report, 'utf8')));
      return { passed: counts.passed, failed: ok ? counts.failed : Math.max(counts.failed, 1) };
    } catch {
      return { passed: 0, failed: 1 };
    }
  });

// Unpacked once, before several runners want it at the same time.
const browser = await browserPath();
if (browser) process.env.CHROMIUM_PATH = browser;
console.log(`Browser   ${browser ?? "Playwright's own"}`);

// Beside the next steps: the compiler keeps one core busy.
const typesStartedAt = Date.now();
const types = new Promise((resolve) => {
  spawn(process.execPath, [bin('typescript/bin/tsc'), '--noEmit'], {
    cwd: root,
    stdio: 'inherit',
    timeout: STEP_LIMIT_MS,
  }).on('exit', (code) => resolve({ ok: code === 0, seconds: (Date.now() - typesStartedAt) / 1000 }));
});

single('lint', bin('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.']);
single('unused', bin('knip/bin/knip.js'), []);

const isBuilt = single('build', join(root, 'scripts/build.mjs'), []);

single('storybook', bin('storybook/dist/bin/dispatcher.js'), [
  'build',
  '--quiet',
  '--output-dir',
  join(root, 'node_modules/.cache/quotient/storybook'),
]);

const { ok: hasTypes, seconds } = await types;
rows.unshift({ name: 'types', passed: hasTypes ? 1 : 0, failed: hasTypes ? 0 : 1, seconds });

const vitestReport = join(reports, 'vitest.json');
counted(
  'unit, server and component tests',
  bin('vitest/vitest.mjs'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  vitestReport,
  ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
);

const playwrightReport = join(reports, 'playwright.json');
if (isBuilt)
  counted(
    'end-to-end tests',
    bin('@playwright/test/cli.js'),
    ['test', '--reporter=list,json'],
    playwrightReport,
    ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
    }),
    { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  );
else
  step('end-to-end tests', () => {
    console.log('Not run: the build failed.');
    return { passed: 0, failed: 1 };
  });

const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);

console.log('');
for (const { name, passed, failed, seconds } of rows)
  console.log(
    `${failed ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
  );
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') ? 1 : 0);
