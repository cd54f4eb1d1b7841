import { afterEach, expect, test, vi } from 'vitest';
import { defineIqTest } from './embed.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an address without a scheme is said, with what to write, and defines nothing', () => {
  const define = vi.fn();
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', new URL('https://shop.example/'));
  vi.stubGlobal('customElements', { define, get: () => undefined });
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  defineIqTest({ baseUrl: 'localhost:4700' });
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\[iq-test\] base_url: "localhost:4700" is no address of a server; write https:/),
  );
  expect(define).not.toHaveBeenCalled();
});
