// `npm run check-embed -- URL`: opens a page that embeds the test, as a visitor would, and reports good and bad
// points. Most come from the element's own report (`<iq-test debug>`); others from outside: errors in the console,
// and differences from the page without us.
import { launchOptionsForStrangers } from '@quotient/tools/browser';
import { type Browser, chromium } from 'playwright';
import { run } from './run.ts';
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

process.exitCode = await run(process.argv.slice(2), launch);
