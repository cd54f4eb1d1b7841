// The tests of `npm run test:consumers`, and no others.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/tools/package/consumers.test.ts'],
    // installing and building takes its time on a slow machine
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
