import { afterEach, expect, test, vi } from 'vitest';
import { defineIqTest } from './embed.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('what is no address is said, with what to write, and defines nothing; in production the code alone is said', () => {
  const define = vi.fn();
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', new URL('https://shop.example/'));
  vi.stubGlobal('customElements', { define, get: () => undefined });
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  defineIqTest({ baseUrl: 'localhost:4700' });
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\[iq-test\] base_url: baseUrl="localhost:4700" is no address .* with its scheme/),
  );
  defineIqTest({ baseUrl: '' }); // as of a variable that is not set
  expect(said).toHaveBeenLastCalledWith(expect.stringMatching(/base_url: baseUrl="" is no address/));
  vi.stubEnv('NODE_ENV', 'production');
  defineIqTest({ baseUrl: 'localhost:4701' });
  expect(said).toHaveBeenLastCalledWith('[iq-test] base_url');
  expect(define).not.toHaveBeenCalled();
});
