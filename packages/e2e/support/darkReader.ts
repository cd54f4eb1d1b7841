import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const script = createRequire(import.meta.url).resolve('darkreader');

/** Colors a page as the extension Dark Reader does, and waits until what is there has its new colors. */
export async function enableDarkReader(page: Page): Promise<void> {
  await page.addScriptTag({ path: script });
  await page.evaluate(() => {
    const { DarkReader } = globalThis as never as { DarkReader: typeof import('darkreader') };
    DarkReader.setFetchMethod(fetch);
    DarkReader.enable({ brightness: 100, contrast: 90 });
  });
}
