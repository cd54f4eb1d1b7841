import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/places.ts';
import { sourceFiles } from '../support/sourceFiles.ts';
import { inventedErrorsIn } from './testErrors.ts';

/** May invent: its subject is a code that this browser does not know yet. The other one makes what the rest uses. */
const exempt = ['packages/iq-test/src/api/ApiError.test.ts', 'packages/e2e/support/answers.ts'];

test('tests and stories meet only errors that the real server sends', () => {
  const files = [
    ...sourceFiles('packages/iq-test/src'),
    ...sourceFiles('packages/e2e'),
    ...sourceFiles('stories'),
  ]
    .filter((file) => /\.(?:test|fixture)\.tsx?$|\/e2e\/|^stories\//.test(file))
    .filter((file) => !exempt.includes(file));
  expect(files.length).toBeGreaterThan(80);
  const invented = files.flatMap((file) =>
    inventedErrorsIn(readFileSync(path.join(root, file), 'utf8')).map((place) => `${file}:${place}`),
  );
  expect(invented).toEqual([]);
});

test.each([
  ["new ApiError('no_room', 500)", 'the server has no code no_room'],
  ["new ApiError('payment_provider_failed', 500)", 'payment_provider_failed is sent with the status 502'],
  ["new ApiError('payment_provider_failed', status)", 'payment_provider_failed is sent with the status 502'],
  ['new ApiError(code, 502)', 'write the code out'],
  ['route.fulfill({ status: 500, json: {} })', 'a failure is answered with answerError or answerAsProxy'],
  ['route.fulfill({ status, json })', 'a failure is answered with answerError or answerAsProxy'],
])('%s is invented', (source, why) => {
  expect(inventedErrorsIn(source)).toEqual([`1: ${why}`]);
});

test.each([
  "new ApiError('payment_provider_failed', 502)",
  "new ApiError('network', 0)",
  "new ApiError('unknown', 502)",
  "route.fulfill({ contentType: 'text/html', body: '' })",
  'route.fulfill({ status: 201, json: { id } })',
  'route.fulfill({ response, headers })',
])('%s is real', (source) => {
  expect(inventedErrorsIn(source)).toEqual([]);
});
