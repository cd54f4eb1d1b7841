// `npm run check-embed -- URL`: opens a page that embeds the test, as a visitor would, and says what is fine on it and
// what is not. The element's own report (`<iq-test debug>`) is the heart of it; what an element cannot see of itself
// comes from outside: errors in the console, and what the page has that it has not without us.
import { launchOptionsForStrangers } from '@quotient/tools/browser';
import { type Browser, chromium } from 'playwright';
import { check } from './check.ts';
import { readArguments } from './readArguments.ts';
import { Stop } from './stop.ts';

async function launch(hasSandbox: boolean): Promise<Browser> {
  const options = await launchOptionsForStrangers();
  try {
    return await chromium.launch(hasSandbox ? options : { ...options, chromiumSandbox: false });
  } catch (error) {
    if (!hasSandbox || !(error instanceof Error && /sandbox/i.test(error.message))) throw error;
    throw new Stop(
      'The browser cannot start its sandbox on this machine. Where you trust the page, add --no-sandbox.',
    );
  }
}

/** Looks at the page, prints the report, and resolves to whether there is nothing to mend. */
async function checkEmbed(args: string[]): Promise<boolean> {
  const { url, timeoutMs, hasSandbox } = readArguments(args);
  const browser = await launch(hasSandbox);
  try {
    const { text, toMend } = await check(browser, url, timeoutMs);
    console.log(text);
    return toMend === 0;
  } finally {
    await browser.close();
  }
}

try {
  process.exitCode = (await checkEmbed(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
}
