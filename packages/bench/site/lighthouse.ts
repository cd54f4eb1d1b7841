import { testLaunchOptions } from '@quotient/tools/browser';
import { freePort } from '@quotient/tools/freePort';
import { chromium } from 'playwright';
import { ofPeer } from '../peers/places.ts';
import { inTurn } from '../trial.ts';

/** Lighthouse's results for a page, on its simulated phone. Times are in milliseconds. */
export interface Audit {
  /** 0 to 100. */
  points: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
}

/** The part of Lighthouse that is used. */
type Lighthouse = (
  address: string,
  flags: { port: number; output: 'json'; logLevel: 'error'; onlyCategories: string[] },
) => Promise<
  | {
      lhr: {
        categories: Record<string, { score: number | null }>;
        audits: Record<string, { numericValue?: number }>;
      };
    }
  | undefined
>;

/** Audits pages in turn, so many times each. Resolves to the audits of each page, in the order of measuring. */
export async function auditInTurn(
  pages: ReadonlyMap<string, string>,
  times: number,
  progress: (line: string) => void,
): Promise<Map<string, Audit[]>> {
  const { default: lighthouse }: { default: Lighthouse } = await import(ofPeer('lighthouse/core/index.js'));
  const port = await freePort();
  const options = await testLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  const onlyCategories = ['performance'];
  try {
    return await inTurn(pages, times, async (address, name) => {
      const ran = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories });
      if (!ran) throw new Error(`Lighthouse said nothing of ${address}.`);
      const of = (audit: string) => ran.lhr.audits[audit]?.numericValue ?? 0;
      const points = (ran.lhr.categories.performance?.score ?? 0) * 100;
      const largestPaint = of('largest-contentful-paint');
      progress(`${name}: ${points.toFixed(0)} points, largest paint ${largestPaint.toFixed(0)} ms`);
      const [blockingTime, layoutShift] = [of('total-blocking-time'), of('cumulative-layout-shift')];
      return { points, largestPaint, blockingTime, layoutShift };
    });
  } finally {
    await browser.close();
  }
}
