// Many files share a worker, or a page. What a test has replaced is put back as soon as it ends, not before the next one
// begins: that one may stand in a file that is read first, and what it does while it is read would go to what stands in.
import { afterEach, vi } from 'vitest';
import './waitLimits.ts';

// The runner also loads this very file anew for each file of tests, under the time that it is: where the clock stood still,
// nothing would happen here for the next.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
