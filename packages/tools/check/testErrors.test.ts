import { expect, test } from 'vitest';
import { readText, sourceFiles } from '../support/sourceFiles.ts';
import { inventedErrorsIn } from './testErrors.ts';

/** Files that may write failures. */
const exempt = [
  // tests a code that this browser doesn't know yet
  'packages/iq-test/src/api/ApiError.test.ts',
  // make the errors for all others
  'packages/contract/src/refusal.fixture.ts',
  'packages/e2e/support/answers.ts',
];
/** Folders whose tests replace no server of ours: the server's own, and those with other servers. */
const elsewhere = /^(?:server|packages\/(?:local-stripe|tools))\//;

test('tests and stories meet only errors that the real server sends', () => {
  const files = ['packages', 'server', 'sites', 'fixtures', 'stories', '.storybook']
    .flatMap(sourceFiles)
    .filter((file) =>
      /\.(?:test|fixture|spec|stories)\.tsx?$|\/e2e\/|^(?:stories|fixtures|\.storybook)\//.test(file),
    )
    .filter((file) => !exempt.includes(file) && !elsewhere.test(file));
  expect(files.length).toBeGreaterThan(450);
  const invented = files.flatMap((file) =>
    inventedErrorsIn(readText(file)).map((place) => `${file}:${place}`),
  );
  expect(invented).toEqual([]);
});

test.each([
  ["new ApiError('no_room', 500)", 'the server has no code no_room'],
  ["new ApiError('payment_provider_failed', 500)", 'payment_provider_failed is sent with the status 502'],
  ["new ApiError('payment_provider_failed', status)", 'payment_provider_failed is sent with the status 502'],
  ['new ApiError(code, 502)', 'write the code out'],
  ["new CallFailed('no_room', 'No.')", 'the server has no code no_room'],
  ["Response.json({ code: 'busy' }, { status: 503 })", 'a failure is answered with refusal or proxyAnswer'],
  ['Response.json(body, { status })', 'a failure is answered with refusal or proxyAnswer'],
  ['Response.json(body, init)', 'a failure is answered with refusal or proxyAnswer'],
  ['new Response(null, { status: 404 })', 'a failure is answered with refusal or proxyAnswer'],
  ["new Response(null, { 'status': 500 })", 'a failure is answered with refusal or proxyAnswer'],
  ['new Response(null, { ...rest })', 'a failure is answered with refusal or proxyAnswer'],
  ['HttpResponse.json({}, { status: 500 })', 'a failure is answered with refusal or proxyAnswer'],
  ['new globalThis.Response(null, { status: 500 })', 'a failure is answered with refusal or proxyAnswer'],
  ['route.fulfill({ status: 500, json: {} })', 'a failure is answered with answerError or answerAsProxy'],
  ['route.fulfill({ status, json })', 'a failure is answered with answerError or answerAsProxy'],
])('%s is invented', (source, why) => {
  expect(inventedErrorsIn(source)).toEqual([`1: ${why}`]);
});

test.each([
  "new ApiError('payment_provider_failed', 502)",
  "new ApiError('network', 0)",
  "new ApiError('unknown', 502)",
  "new CallFailed('version_changed', 'No.')",
  "new CallFailed('unreachable', 'No.')",
  'Response.json({ id })',
  'new Response(null, { status: 204 })',
  "new Response('', { headers: { vary: 'Accept' } })",
  'HttpResponse.error()',
  "route.fulfill({ contentType: 'text/html', body: '' })",
  'route.fulfill({ status: 201, json: { id } })',
  'route.fulfill({ response, headers })',
])('%s is real', (source) => {
  expect(inventedErrorsIn(source)).toEqual([]);
});
