// Every check there is, to the end. Closes with one plain line: `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserPath } from '../browser/browser.ts';
import { cache, installed, nativeTsc, root } from '../support/places.ts';
import { runNode } from '../support/runNode.ts';
import { type Counts, failedStep, readPlaywright, readVitest } from './failures.ts';

const reports = join(cache, 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** A step that hangs is a failure, not a wait without end. */
const STEP_LIMIT_MINUTES = 120;

/** Results and failures of each step. */
const rows: (Counts & { name: string; seconds: number })[] = [];

interface StepOptions {
  /** The JSON report in which the step counts its own tests. Without one it is one check. */
  report?: { file: string; read: (text: string) => Counts };
  env?: Record<string, string>;
  /** Prints in one piece when it has ended, instead of at once. @default false */
  isLate?: boolean;
}

/**
 * Runs one step. A runner that reports no failure but fails, or that leaves no report, counts as one failure.
 * Resolves to true if all passed.
 */
async function step(
  name: string,
  script: string,
  args: string[],
  { report, env = {}, isLate = false }: StepOptions = {},
): Promise<boolean> {
  if (!isLate) console.log(`\n── ${name}`);
  const startedAt = Date.now();
  const timeout = STEP_LIMIT_MINUTES * 60_000;
  const { isFine, signal, printed: output } = await runNode(script, args, { env, isKept: isLate, timeout });
  const end = signal ? `\nended by ${signal}, at the latest after ${STEP_LIMIT_MINUTES} minutes` : '';
  const printed = output + end;
  let counts: Counts = isFine
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [failedStep(name, printed)] };
  if (report) {
    try {
      const { passed, failed, failures, ...rest } = report.read(readFileSync(report.file, 'utf8'));
      counts = {
        ...rest,
        passed,
        failed: isFine ? failed : Math.max(failed, 1),
        failures: failures.length > 0 ? failures : counts.failures,
      };
    } catch {
      const why = `${printed}\nIt left no report that can be read.`;
      counts = { passed: 0, failed: 1, failures: [failedStep(name, why)] };
    }
  }
  if (isLate) console.log(`\n── ${name}\n${printed}`);
  rows.push({ name, ...counts, seconds: (Date.now() - startedAt) / 1000 });
  return counts.failed === 0;
}

// Unpacked once, before several runners need it at the same time.
process.env.CHROMIUM_PATH = await browserPath();
console.log(`Node      ${process.version}`);
console.log(`Browser   ${process.env.CHROMIUM_PATH}`);

const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const endToEnd = () =>
  step('end-to-end tests', installed('@playwright/test/cli.js'), ['test', '--reporter=list,json'], {
    report: { file: playwrightReport, read: readPlaywright },
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  });

/** All that needs no built site. Printed in pieces, as the end-to-end tests print meanwhile. */
async function others() {
  const isLate = true;
  await step('types', nativeTsc, ['--noEmit', '--singleThreaded'], { isLate });
  await step('lint', installed('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.'], {
    isLate,
  });
  await step('unused', installed('knip/bin/knip.js'), [], { isLate });
  await step(
    'storybook',
    installed('storybook/dist/bin/dispatcher.js'),
    ['build', '--quiet', '--output-dir', join(cache, 'storybook')],
    { isLate },
  );
  // last: it has both cores to itself once the end-to-end tests are done
  await step(
    'unit, server and component tests',
    installed('vitest/vitest.mjs'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    { isLate, report: { file: vitestReport, read: (text) => readVitest(text, root) } },
  );
}

// Side by side: each waits now and then, for a page, a disk or a clock, and the other has the machine meanwhile.
const unbuilt = others();
const isBuilt = await step('build', join(root, 'packages/tools/build/build.ts'), []);
if (!isBuilt) {
  console.log('The end-to-end tests were not run: the build failed.');
  rows.push({ name: 'end-to-end tests', passed: 0, failed: 1, failures: [], seconds: 0 });
}
await Promise.all([unbuilt, isBuilt && endToEnd()]);

const total = (key: 'passed' | 'failed') => rows.reduce((sum, row) => sum + row[key], 0);

console.log('');
for (const { name, passed, failed, seconds } of rows)
  console.log(
    `${failed ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
  );
// Repeated at the end, for logs that were cut short.
for (const failure of rows.flatMap(({ failures }) => failures)) console.log(`\n${failure}`);
// Browser restarts pass, but are worth a look.
const restarts = rows.flatMap((row) => row.restarts ?? []);
console.log(`\nBrowsers that did not start and were started once more: ${restarts.length}`);
for (const restart of restarts) console.log(`        ${restart.split('\n')[0]}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') ? 1 : 0);
