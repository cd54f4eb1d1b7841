import { type BrowserContext, test as base, expect } from '@playwright/test';
import { STARTED_ONCE_MORE } from '@quotient/tools/browserRestarts';
import { type RealServer, startRealServer } from '@quotient/tools/realServer';
import { createShare, type Share } from './workerResources.ts';

interface Fixtures {
  /** Addresses are relative to it. One for each worker. */
  server: RealServer;
  /** True if the visitor has answered the cookie banner before, so that it covers nothing. @default true */
  hasDecided: boolean;
  /** Hosts beside this machine's that the pages of a test may ask; its routes must answer in their place. @default none */
  answeredHosts: string[];
  /** Moves the clocks of the server and of the browser together, in milliseconds. Asking for it installs the latter. */
  advance: (ms: number) => Promise<void>;
  /** Fails a test whose pages make noise. */
  quiet: undefined;
}

/**
 * Collects forbidden actions of a context's pages: errors, violations of the content security policy, or requests to
 * anyone but this machine.
 */
export function listenForNoise(context: BrowserContext, answeredHosts: string[] = []): string[] {
  const noise: string[] = [];
  context.on('weberror', (error) => noise.push(`threw: ${error.error().message}`));
  context.on('console', (entry) => {
    if (/content security policy/i.test(entry.text())) noise.push(entry.text());
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !['localhost', '127.0.0.1', ...answeredHosts].includes(hostname))
      noise.push(`went out: ${request.url()}`);
  });
  return noise;
}

/** Runs in a page before its own code: the visitor has answered the cookie banner before. */
export function rememberDecision(): void {
  try {
    const consent = { necessary: true, analytics: false, marketing: false, preferences: false };
    localStorage.setItem('cookie-consent', JSON.stringify({ consent, version: '1.0', timestamp: 0 }));
  } catch {
    // a page without storage
  }
}

/**
 * Playwright's test with the resources of a worker: its browser, and whatever its tests share. Tests must not add
 * worker resources: for each other set of those Playwright ends the workers and starts new ones, with their browsers.
 */
export const bareTest = base.extend<object, { share: Share }>({
  // Chromium can crash while it starts (seen once, with SIGSEGV). No test has begun then: it is started again, and
  // the run reports that at its end.
  browser: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch().catch((error: Error) => {
        console.warn(`${STARTED_ONCE_MORE} ${error.message}`);
        return playwright.chromium.launch();
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  share: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const { share, closeAll } = createShare();
      await use(share);
      await closeAll();
    },
    { scope: 'worker' },
  ],
});

/** The server of that name, which the tests of a worker share. */
export const shareServer = (share: Share, name: string, variables?: Record<string, string>) =>
  share(name, async (atEnd) => {
    const server = await startRealServer(variables);
    atEnd(server.stop);
    return server;
  });

/** The test with the real server behind it. */
export const test = bareTest.extend<Fixtures>({
  server: async ({ share }, use) => use(await shareServer(share, 'server')),
  baseURL: ({ server }, use) => use(server.url),
  advance: async ({ context, server }, use) => {
    let shiftedMs = 0;
    await context.clock.install();
    await use(async (ms) => {
      shiftedMs += ms;
      await server.shiftClock(ms);
      await context.clock.fastForward(ms);
    });
    await server.shiftClock(-shiftedMs);
  },
  hasDecided: [true, { option: true }],
  answeredHosts: [[], { option: true }],
  quiet: [
    async ({ context, hasDecided, answeredHosts }, use) => {
      if (hasDecided) await context.addInitScript(rememberDecision);
      const noise = listenForNoise(context, answeredHosts);
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
