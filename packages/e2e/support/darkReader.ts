import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const script = createRequire(import.meta.url).resolve('darkreader');

/** Colors a page like the extension Dark Reader, and waits until its elements have their new colors. */
export async function enableDarkReader(page: Page): Promise<void> {
  await page.addScriptTag({ path: script });
  await page.evaluate(() => {
    const { DarkReader } = globalThis as never as { DarkReader: typeof import('darkreader') };
    DarkReader.setFetchMethod(fetch);
    DarkReader.enable({ brightness: 100, contrast: 90 });
  });
}
