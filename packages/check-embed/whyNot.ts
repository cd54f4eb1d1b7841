import type { Page } from 'playwright';
import { everywhere, isOurFrame } from './frames.ts';
import { type Stock, takeStock } from './inPage.ts';
import { LOADER, type Notes } from './open.ts';

const snippet =
  '<script src="https://quiz.example/embed.js" async></script> <iq-test partner="your-key"></iq-test>';

/** Explains why a page has no element to check. */
export async function whyNoElement(page: Page): Promise<string> {
  for (const frame of page.frames()) {
    const count = await frame
      .locator('iq-test')
      .count()
      .catch(() => 0);
    if (count > 0 && !isOurFrame(frame.url()))
      return `The <iq-test> stands in a frame of another origin (${frame.url()}): check that page by itself; if it is yours and sandboxed, the frame needs allow-same-origin and allow-popups.`;
  }
  return `There is no <iq-test> on this page: paste ${snippet}`;
}

/** Explains why the elements of a page aren't defined. */
export async function whyNotDefined(page: Page, { failedScripts }: Notes): Promise<string> {
  const stock = await everywhere(page, (frame) => frame.evaluate(takeStock));
  const scripts = await everywhere(page, (frame) =>
    frame.evaluate(() => [...document.scripts].map(({ src }) => src)),
  );
  return reasonOf({ stock, failedScripts, scripts: scripts.flat() });
}

const isOurs = (address: string) => LOADER.test(address) || /\/embed\//.test(address);

interface Traces extends Pick<Notes, 'failedScripts'> {
  /** Observations of each frame. */
  stock: Pick<Stock, 'violations' | 'brokenScripts'>[];
  /** Addresses of the page's script tags. */
  scripts: string[];
}

/** Explains in one sentence why a script hasn't defined the element, and what helps. */
export function reasonOf({ stock, failedScripts, scripts }: Traces): string {
  const banned = stock
    .flatMap(({ violations }) => violations)
    .find(({ directive, blocked }) => directive.startsWith('script-src') && isOurs(blocked));
  if (banned)
    return `The page's content security policy keeps ${banned.blocked} out: add ${new URL(banned.blocked).origin} to its script-src, or give the script tag the page's nonce.`;
  const failed = failedScripts.find(({ url }) => isOurs(url));
  if (failed)
    return `The script ${failed.url} could not be loaded (${failed.why}): check the address in the script tag; it ends in /embed.js.`;
  const broken = stock.flatMap(({ brokenScripts }) => brokenScripts).find(isOurs);
  if (broken)
    return `The browser refused ${broken}: its integrity is another one than that of the file, or crossorigin="anonymous" is missing.`;
  const loader = scripts.find((address) => LOADER.test(address));
  if (loader)
    return `${loader} was loaded, but <iq-test> is not defined: the address leads to another file than the quiz server's, or an optimizer of the page (Rocket Loader, WP Rocket, LiteSpeed) holds it back: exclude embed.js there.`;
  return `Nothing on this page defines <iq-test>: paste the script tag, too: ${snippet}`;
}
