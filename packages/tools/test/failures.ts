// Summarizes failures, a few lines each, from the JSON reports of the test runners.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { STARTED_ONCE_MORE } from './browserRestarts.ts';

const MOST_LINES = 12;

/** Results of a runner. */
export interface Counts {
  passed: number;
  failed: number;
  /** Each a few lines of text. */
  failures: string[];
  /** Reasons of browser restarts. @default none */
  restarts?: string[];
}

const told = (name: string, lines: string[]) =>
  [`FAILED  ${name}`, ...lines.map((line) => `        ${line}`)].join('\n');
const linesOf = (text: string) => stripVTControlCharacters(text).trim().split('\n');

/** Report of a failed test: each reason is in its first lines. */
const failedTest = (name: string, reasons: readonly string[] = []) =>
  told(
    name,
    reasons.flatMap((reason) => linesOf(reason).slice(0, MOST_LINES)),
  );

/** Report of a failed program: its last lines have the reason. */
export const failedStep = (name: string, text: string): string =>
  told(name, linesOf(text).slice(-MOST_LINES));

/** Vitest's JSON report: every failed test, and every file that could not be loaded; files are named from `root` on. */
export function readVitest(text: string, root: string): Counts {
  const report: JsonTestResults = JSON.parse(text);
  const failures = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failedTest(file, [message])];
    return failed.map(({ fullName, failureMessages }) =>
      failedTest(`${file} › ${fullName}`, failureMessages ?? []),
    );
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

const specsIn = ({ specs = [], suites = [] }: Partial<JSONReportSuite>): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** Workers' messages about browsers that didn't start; they are part of the next test. */
const restartsIn = (specs: JSONReportSpec[]) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.flatMap(({ stderr }) => stderr)))
    .flatMap((entry) =>
      'text' in entry && entry.text.startsWith(STARTED_ONCE_MORE) ? entry.text.trim() : [],
    );

/** Playwright's JSON report: every test that didn't pass, every error outside of tests, every browser started again. */
export function readPlaywright(text: string): Counts {
  const { suites, errors, stats }: JSONReport = JSON.parse(text);
  const specs = suites.flatMap(specsIn);
  const failures = specs.flatMap(({ file, line, title, tests }) =>
    tests
      // not the report's `ok` of a spec: that is the first project's alone
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const failed = results.find(({ status }) => status !== 'passed');
        const reasons = failed?.errors.map(({ message = '', location }) =>
          location ? `at line ${location.line}: ${message}` : message,
        );
        return failedTest(`[${projectName}] ${file}:${line} › ${title}`, reasons);
      }),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...failures, ...errors.map(({ message = '' }) => failedTest('end-to-end tests', [message]))],
    restarts: restartsIn(specs),
  };
}
