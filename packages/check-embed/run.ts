import type { Browser } from 'playwright';
import { check } from './check.ts';
import { readArguments } from './readArguments.ts';
import { Stop } from './stop.ts';

/**
 * Looks at the page that the arguments name, prints the report, and resolves to the code that the command ends with: 0
 * where there is nothing to mend. The launched browser is closed. `look` is what a test puts in place of the whole check.
 */
export async function run(
  args: string[],
  launch: (hasSandbox: boolean) => Promise<Browser>,
  look = check,
): Promise<0 | 1> {
  try {
    const { url, timeoutMs, hasSandbox } = readArguments(args);
    const browser = await launch(hasSandbox);
    try {
      const { text, toMend } = await look(browser, url, timeoutMs);
      console.log(text);
      return toMend === 0 ? 0 : 1;
    } finally {
      await browser.close();
    }
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    return 1;
  }
}
