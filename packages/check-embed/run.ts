import type { Browser } from 'playwright';
import { check } from './check.ts';
import { readArguments } from './readArguments.ts';
import { Stop } from './stop.ts';

/**
 * Checks the page in the arguments, prints the report, and resolves to the exit code: 0 without problems. It closes
 * the launched browser. Tests replace the whole check by `look`.
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
