// What failed, a few lines each, from the JSON reports of the test runners.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MOST_LINES = 12;

/** What is read of Vitest's JSON report. */
export interface VitestReport {
  testResults: {
    /** Path of the file. */
    name: string;
    status: string;
    /** Why the file could not be loaded. */
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs?: {
    file: string;
    line: number;
    title: string;
    /**
     * One for each project that runs it. (The report's `ok` of a spec is that of the first project alone.)
     */
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { status: string; error?: { message?: string } }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  /** Errors outside of tests. */
  errors: { message?: string }[];
}

const told = (name: string, lines: string[]) =>
  [`FAILED  ${name}`, ...lines.map((line) => `        ${line}`)].join('\n');
const linesOf = (text: string) => stripVTControlCharacters(text).trim().split('\n');

/** A test that failed: its reason stands in the first lines. */
const failedTest = (name: string, text = '') => told(name, linesOf(text).slice(0, MOST_LINES));

/** A program that failed: its last words say why. */
export const failedStep = (name: string, text: string): string =>
  told(name, linesOf(text).slice(-MOST_LINES));

/** Every failed test of Vitest's report, and every file that could not be loaded; files are named from `root` on. */
export function failuresOfVitest({ testResults }: VitestReport, root: string): string[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failedTest(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      failedTest(`${file} › ${fullName}`, failureMessages?.[0]),
    );
  });
}

/** Every test of Playwright's report that did not pass, and every error outside of tests. */
export function failuresOfPlaywright({ suites, errors }: PlaywrightReport): string[] {
  const specsIn = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsIn),
  ];
  return [
    ...suites.flatMap(specsIn).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => {
          const failed = results.find(({ status }) => status !== 'passed');
          return failedTest(`[${projectName}] ${file}:${line} › ${title}`, failed?.error?.message);
        }),
    ),
    ...errors.map(({ message }) => failedTest('end-to-end tests', message)),
  ];
}
