import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const summer = Date.UTC(2026, 6, 1);

test('tests in Node have one time zone and one language, on every machine', () => {
  expect([new Date(summer).getTimezoneOffset(), (1234.5).toLocaleString()]).toEqual([-345, '1.234,5']);
});

test('so do the processes that they start', () => {
  const code = `[new Date(${summer}).getTimezoneOffset(), (1234.5).toLocaleString()].join(' ')`;
  expect(execFileSync(process.execPath, ['-p', code], { encoding: 'utf8' }).trim()).toBe('-345 1.234,5');
});
