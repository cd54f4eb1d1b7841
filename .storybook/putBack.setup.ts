// Many files share a worker, or a page. Replacements of a test are undone as soon as it ends, not before the next one
// begins: that one may be in a file whose imports would already run with them.
import { afterEach, vi } from 'vitest';
import './waitLimits.ts';

// The runner also loads this file again for each test file, under the current time: with a stopped clock, nothing
// would happen here for the next.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
