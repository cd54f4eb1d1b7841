import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testLaunchOptions } from '@quotient/tools/browser';
import { type RealServer, startRealServer } from '@quotient/tools/realServer';
import { type CDPSession, chromium, type Page } from 'playwright';
import { quizPeers } from '../peers/build.ts';
import { type Host, startHost } from './host.ts';

/** Phone of the middle class in a slow 4G net: Lighthouse's mobile. */
const slow = {
  cpuSlowdown: 4,
  latencyMs: 150,
  downloadBytesPerSecond: 1_600_000 / 8,
  uploadBytesPerSecond: 750_000 / 8,
};

/** Options of a page's opening. */
interface Opening {
  /** The processor is four times slower. @default false */
  isCpuSlow?: boolean;
  /** The net is slow 4G: 150 ms, 1.6 Mbit/s. @default false */
  isNetSlow?: boolean;
}

/** A browser, our server, and a host on another origin that may embed ours and has a page for each peer. */
export interface Stage extends AsyncDisposable {
  server: RealServer;
  host: Host;
  /** Opens an empty page in a new context: nothing is shared between pages. */
  open(): Promise<{ page: Page; session: CDPSession }>;
  /** Opens such a page, works on it, and closes it. */
  visit<Found>(opening: Opening, act: (page: Page, session: CDPSession) => Promise<Found>): Promise<Found>;
  /** Makes a host's page with our element, e.g. `start="directly"`. Returns its address. */
  ours(attributes: string, head?: string): string;
  /** Makes a host's page with a peer's quiz. Returns its address. */
  peer(name: keyof typeof quizPeers, head?: string): string;
}

/** Definition of the helper with which bundlers name functions; pages lack it. */
const nameHelper = 'globalThis.__name = (f) => f';

/** Subjects of a trial of quizzes, each started at once: ours first. Address by the name in the report. */
export function quizzes(stage: Stage, head = ''): Map<string, string> {
  const names = Object.keys(quizPeers) as (keyof typeof quizPeers)[];
  return new Map([
    ['ours', stage.ours('start="directly"', head)],
    ...names.map((name) => [quizPeers[name], stage.peer(name, head)] as const),
  ]);
}

/** Sets a stage. Needs the output of `npm run build`, and the peers. */
export async function setStage(variables: Record<string, string> = {}): Promise<Stage> {
  const host = await startHost();
  const folder = await mkdtemp(path.join(tmpdir(), 'quotient-bench-'));
  const partners = path.join(folder, 'partners.json');
  writeFileSync(partners, JSON.stringify([{ key: 'bench', name: 'Bench', origins: [host.url] }]));
  const server = await startRealServer({ PARTNERS_FILE: partners, ...variables });
  const browser = await chromium.launch(await testLaunchOptions());
  let pages = 0;
  async function open() {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    await context.addInitScript(nameHelper);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    return { page, session };
  }
  return {
    server,
    host,
    open,
    async visit({ isCpuSlow = false, isNetSlow = false }, act) {
      const { page, session } = await open();
      try {
        if (isNetSlow)
          await session.send('Network.emulateNetworkConditions', {
            offline: false,
            latency: slow.latencyMs,
            downloadThroughput: slow.downloadBytesPerSecond,
            uploadThroughput: slow.uploadBytesPerSecond,
          });
        if (isCpuSlow) await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpuSlowdown });
        return await act(page, session);
      } finally {
        await page.context().close();
      }
    },
    ours(attributes, head) {
      pages += 1;
      const tag = `<script src="${server.url}/embed.js" async></script>`;
      return host.add(`ours-${pages}`, `${tag}<iq-test partner="bench" ${attributes}></iq-test>`, head);
    },
    peer: (name, head) =>
      host.add(
        `${name}${head ? '-heavy' : ''}`,
        `<div id="quiz"></div><script type="module" src="/${name}.js"></script>`,
        `${head ?? ''}${name === 'surveyjs' || name === 'jspsych' ? `<link rel="stylesheet" href="/${name}.css">` : ''}`,
      ),
    async [Symbol.asyncDispose]() {
      await browser.close();
      await server.stop();
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
