import path from 'node:path';
import { root } from '@quotient/tools/places';
import { runNode } from '@quotient/tools/runNode';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { budgets } from '../budgets.ts';
import { bundling } from '../peers/bundling.ts';
import { dist, peersDir } from '../peers/places.ts';
import { figure, inTurn, type Trial } from '../trial.ts';
import { bodyBytes, isCode, noteSent } from './sent.ts';
import { setStage } from './stage.ts';

const LIMIT_MS = 60_000;

async function buildSubjects(): Promise<void> {
  const library = path.join(root, 'packages/tools/package/buildLib.ts');
  const { isFine, printed } = await runNode(library, [], { isKept: true });
  if (!isFine) throw new Error(`The package could not be built: ${printed}`);
  await build({
    ...bundling,
    entryPoints: ['vanilla.ts', 'c15t.tsx'].map((file) => `${peersDir}consent/${file}`),
    outdir: `${dist}/consent`,
  });
}

/** Milliseconds from the start of the navigation until the frame with a usable banner was painted. */
async function timeToBanner(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    const look = () => {
      const button = [...document.querySelectorAll('button')].find(
        (candidate) =>
          /^(reject|accept)/i.test(candidate.textContent.trim()) &&
          candidate.checkVisibility({ visibilityProperty: true }),
      );
      if (!button) return requestAnimationFrame(look);
      // a message that is sent in a frame arrives when the frame has been painted
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(globalThis, { bannerReadyAt: performance.now() });
      port2.postMessage(undefined);
      return undefined;
    };
    requestAnimationFrame(look);
  });
  await page.goto(address, { waitUntil: 'commit' });
  const found = await page.waitForFunction(
    () => (globalThis as { bannerReadyAt?: number }).bannerReadyAt,
    null,
    {
      timeout: LIMIT_MS,
    },
  );
  return (await found.jsonValue()) ?? 0;
}

/** Cost of cookie consent for a page before its visitor has chosen. */
export const consent: Trial = {
  name: 'consent',
  about:
    'cookie consent before a choice: bytes, and time until the banner can be used; 4× slower CPU, slow 4G',
  needsPeers: true,
  async run({ times, progress }) {
    progress('building the package');
    await buildSubjects();
    await using stage = await setStage();
    const { host } = stage;
    const ours = `<link rel="stylesheet" href="/consent.css"><script defer src="/consent.en.js" data-privacy-href="/privacy" data-categories-in-use="necessary analytics"></script>`;
    const peer = (name: string) =>
      host.add(
        `consent-${name}`,
        '<div id="consent"></div>',
        `<link rel="stylesheet" href="/consent/${name}.css"><script type="module" src="/consent/${name}.js"></script>`,
      );
    const pages = new Map([
      ['ours, without a framework', host.add('consent-ours', '', ours)],
      ['vanilla-cookieconsent 3.1.0', peer('vanilla')],
      ['c15t 2.2.1 in React', peer('c15t')],
    ]);
    const bytes = await inTurn(pages, 1, (address) =>
      stage.visit({}, async (page, session) => {
        const sent = noteSent(session);
        await timeToBanner(page, address);
        return bodyBytes(sent.filter(isCode));
      }),
    );
    const samples = await inTurn(pages, times(7, 2), (address) =>
      stage.visit({ isCpuSlow: true, isNetSlow: true }, (page) => timeToBanner(page, address)),
    );
    return [
      {
        what: 'cookie consent before a choice: scripts and styles, Brotli',
        unit: 'B',
        figures: [...bytes].map(([subject, size]) => figure(subject, size)),
        aims: [{ atMost: budgets.consentBeforeChoice }],
        isExact: true,
      },
      {
        what: 'cookie consent: time until the banner can be used',
        unit: 'ms',
        figures: [...samples].map(([subject, all]) => figure(subject, all)),
        aims: [],
      },
    ];
  },
};
