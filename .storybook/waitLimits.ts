// A slow or busy machine isn't a failure: each wait has two minutes, as a poll has, not the runner's default of one
// second.
import { vi } from 'vitest';

const TIMEOUT_MS = 120_000;

const { waitFor, waitUntil } = vi;
const patient = (options?: Parameters<typeof waitFor>[1]) =>
  typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options };

vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
