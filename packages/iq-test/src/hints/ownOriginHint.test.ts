import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { ownOriginHint } from './ownOriginHint.ts';

let warned: MockInstance<typeof console.warn>;
beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.example/quiz'));
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let calls = 0;
/** What is said of an answer; each time of another address, as nothing is said twice. */
function saidOf(status: number, text: string, origin = 'https://shop.example'): string | undefined {
  warned.mockClear();
  calls += 1;
  ownOriginHint(new URL(`/api/call-${calls}`, origin), status, text);
  return warned.mock.calls[0]?.[0];
}

test.each([
  ['a page for every address', 200, '<!doctype html><div id="root"></div>'],
  ['a page that is not there', 404, '<!doctype html>This page could not be found.'],
  ['nothing', 404, ''],
  ['what other servers say', 404, '{"error":"Not Found"}'],
  ['a call that files do not take', 405, 'Method Not Allowed'],
])('where the own origin answers %s, what to pass is said', (_, status, text) => {
  const answers = `https://shop.example was asked for /api/call-${calls + 1} and answers ${status} with nothing of the test`;
  const said = saidOf(status, text);
  expect(said).toContain(`[iq-test] no_base_url: ${answers}`);
  expect(said).toContain('Pass the address of your server, such as baseUrl=');
});

test('an answer of ours, another server and a gateway whose server is down are not spoken of', () => {
  expect(saidOf(200, '[]')).toBeUndefined();
  expect(saidOf(404, '{"code":"session_not_found","message":""}')).toBeUndefined();
  expect(saidOf(404, '', 'https://quiz.example')).toBeUndefined();
  expect(saidOf(502, '<h1>Bad Gateway</h1>')).toBeUndefined();
});
