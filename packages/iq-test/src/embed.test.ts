import { afterEach, expect, test, vi } from 'vitest';
import { defineIqTest } from './embed.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('an address without a scheme is said, with what to write, and defines nothing; in production it is not said', () => {
  const define = vi.fn();
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', new URL('https://shop.example/'));
  vi.stubGlobal('customElements', { define, get: () => undefined });
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  defineIqTest({ baseUrl: 'localhost:4700' });
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\[iq-test\] base_url: baseUrl="localhost:4700" is no address .* with its scheme/),
  );
  vi.stubEnv('NODE_ENV', 'production');
  defineIqTest({ baseUrl: 'localhost:4701' });
  expect(said).toHaveBeenCalledOnce();
  expect(define).not.toHaveBeenCalled();
});
