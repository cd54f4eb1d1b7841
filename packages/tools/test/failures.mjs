// What failed, a few lines each, from the JSON reports of the test runners.
import { relative } from 'node:path';

const MOST_LINES = 12;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the codes that colour a terminal begin with one
const colours = /\u001b\[[0-9;]*m/g;

const told = (name, lines) => [`FAILED  ${name}`, ...lines.map((line) => `        ${line}`)].join('\n');
const linesOf = (text) => text.replace(colours, '').trim().split('\n');

/** A test that failed: its reason stands in the first lines. */
const failedTest = (name, text = '') => told(name, linesOf(text).slice(0, MOST_LINES));

/** A program that failed: its last words say why. */
export const failedStep = (name, text) => told(name, linesOf(text).slice(-MOST_LINES));

/** Every failed test of Vitest's report, and every file that could not be loaded. */
export function failuresOfVitest({ testResults, root }) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failedTest(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      failedTest(`${file} › ${fullName}`, failureMessages[0]),
    );
  });
}

/** Every test of Playwright's report that did not pass, and every error outside of tests. */
export function failuresOfPlaywright({ suites, errors }) {
  const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];
  return [
    ...suites
      .flatMap(specsIn)
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const failed = tests.flatMap(({ results }) => results).find(({ status }) => status !== 'passed');
        return failedTest(`${file}:${line} › ${title}`, failed?.error?.message);
      }),
    ...errors.map(({ message }) => failedTest('end-to-end tests', message)),
  ];
}
