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

test.each([200, 404, 405])(
  'where the own origin answers %i and is no server, what to pass is said',
  (status) => {
    expect(ownOriginHint('https://shop.example', '/api/call', status)).toBe(true);
    const [said] = warned.mock.calls[0] ?? [];
    expect(said).toContain(
      `[iq-test] no_base_url: https://shop.example was asked for /api/call and answers ${status} with nothing of the test`,
    );
    expect(said).toContain('Pass the address of your server, such as baseUrl=');
  },
);

test('another server and a gateway whose server is down are not spoken of', () => {
  expect(ownOriginHint('https://quiz.example', '/api/call', 404)).toBe(false);
  expect(ownOriginHint('https://shop.example', '/api/call', 502)).toBe(false);
  expect(warned).not.toHaveBeenCalled();
});
