import { expect, test } from 'vitest';
import { STARTED_ONCE_MORE } from './browserRestarts.ts';
import { failedStep, readPlaywright, readVitest } from './failures.ts';

test("Vitest's failures are reported with file, name and the first lines of each reason", () => {
  const testResults = [
    {
      name: '/house/a.test.ts',
      status: 'passed',
      assertionResults: [{ status: 'passed', fullName: 'good' }],
    },
    {
      name: '/house/b/b.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'good' },
        {
          status: 'failed',
          fullName: 'bad',
          failureMessages: [`\u001b[31mwhy\u001b[39m${'\nline'.repeat(40)}`, 'and why'],
        },
      ],
    },
    { name: '/house/c.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
  ];
  const report = { testResults, numPassedTests: 2, numFailedTests: 1 };
  const { passed, failed, failures } = readVitest(JSON.stringify(report), '/house');
  expect([passed, failed]).toEqual([2, 1]);
  expect(failures).toHaveLength(2);
  expect(failures[0]).toMatch(/^FAILED {2}b\/b\.test\.ts › bad\n {8}why\n {8}line/);
  expect(failures[0]?.split('\n')).toHaveLength(14);
  expect(failures[0]).toMatch(/and why$/);
  expect(failures[1]).toBe('FAILED  c.test.ts\n        cannot be loaded');
});

test("Playwright's failures are reported with their project, in groups too, and errors outside of tests", () => {
  const passed = { projectName: 'sites', status: 'expected', results: [{ status: 'passed', stderr: [] }] };
  const failed = (projectName: string) => ({
    projectName,
    status: 'unexpected',
    results: [
      {
        status: 'failed',
        errors: [{ message: 'out of time' }, { message: 'why', location: { line: 9 } }],
        stderr: [],
      },
    ],
  });
  const spec = { file: 'pay.spec.ts', line: 4 };
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        specs: [
          { ...spec, title: 'good', tests: [passed] },
          { ...spec, title: 'bad in the second', tests: [passed, failed('on React')] },
        ],
        suites: [{ specs: [{ ...spec, title: 'bad', tests: [failed('sites')] }] }],
      },
    ],
  };
  const counts = readPlaywright(JSON.stringify(report));
  expect([counts.passed, counts.failed]).toEqual([3, 3]);
  expect(counts.failures).toEqual([
    'FAILED  [on React] pay.spec.ts:4 › bad in the second\n        out of time\n        at line 9: why',
    'FAILED  [sites] pay.spec.ts:4 › bad\n        out of time\n        at line 9: why',
    'FAILED  end-to-end tests\n        the server did not start',
  ]);
});

test('each restart of a browser is reported, whether or not the tests passed', () => {
  const result = (...texts: string[]) => ({ status: 'passed', stderr: texts.map((text) => ({ text })) });
  const specs = [
    {
      tests: [
        { status: 'expected', results: [result('a warning\n', `${STARTED_ONCE_MORE} It crashed.\n`)] },
        { status: 'expected', results: [result(), result(`${STARTED_ONCE_MORE} Once more.\n`)] },
      ],
    },
  ];
  const report = {
    stats: { expected: 2, unexpected: 0, flaky: 0 },
    errors: [],
    suites: [{ suites: [{ specs }] }],
  };
  const { failed, restarts } = readPlaywright(JSON.stringify(report));
  expect(failed).toBe(0);
  expect(restarts).toEqual([`${STARTED_ONCE_MORE} It crashed.`, `${STARTED_ONCE_MORE} Once more.`]);
});

test('the last lines of a program are reported', () => {
  const lines = Array.from({ length: 40 }, (_, i) => `line ${i}`);
  const told = failedStep('types', `${lines.join('\n')}\n`).split('\n');
  expect(told).toHaveLength(13);
  expect(told.at(-1)).toBe('        line 39');
});
