import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cache } from '../support/places.ts';
import { launchOptionsForStrangers, testLaunchOptions } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  // a machine that is set up otherwise
  vi.stubEnv('TZ', 'Asia/Kathmandu');
  vi.stubEnv('LANG', 'de_DE.UTF-8');
  vi.stubEnv('LC_ALL', 'de_DE.UTF-8');
  vi.stubEnv('FONTCONFIG_FILE', '/etc/fonts/fonts.conf');
  browser = await chromium.launch(await testLaunchOptions());
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await browser.close();
});

const body = `<!doctype html><meta charset="utf-8">
  ${[
    'Verdana',
    'Arial',
    'Georgia',
    'system-ui',
    'ui-serif',
    'serif',
    'sans-serif',
    'monospace',
    'cursive',
    'Noto Sans',
  ]
    .map((family) => `<p style="font-family: ${family}">Quotient 123</p>`)
    .join('')}
  <p lang="ar">اختبار الذكاء</p><p lang="ja">知能検査</p><p>☃ 😀 ∑</p>`;

async function openPage() {
  const context = await browser.newContext({ permissions: ['local-fonts'] });
  const page = await context.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://localhost/');
  return page;
}

test('a tested browser has five fonts of a dependency, on any machine', async () => {
  const page = await openPage();
  const fonts = await page.evaluate(async () => {
    const known = await (
      globalThis as unknown as { queryLocalFonts(): Promise<{ fullName: string }[]> }
    ).queryLocalFonts();
    return known.map(({ fullName }) => fullName).sort();
  });
  expect(fonts).toEqual([
    'DejaVu Sans',
    'DejaVu Sans Bold',
    'DejaVu Sans Mono',
    'DejaVu Serif',
    'DejaVu Serif Bold',
  ]);
});

test('what a tested browser knows of its fonts is kept in the folder of the project', () => {
  expect(existsSync(join(cache, 'fontconfig/CACHEDIR.TAG'))).toBe(true);
});

test('no text is drawn in any other font', async () => {
  const page = await openPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  const drawn = await Promise.all(
    nodeIds.map(async (nodeId) => (await devtools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts),
  );
  expect(drawn).toHaveLength(13);
  expect([...new Set(drawn.flat().map(({ familyName }) => familyName))].sort()).toEqual([
    'DejaVu Sans',
    'DejaVu Sans Mono',
    'DejaVu Serif',
  ]);
});

test('a tested browser has one time zone and one language, on any machine', async () => {
  const page = await openPage();
  const machine = await page.evaluate(() => ({
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    locale: Intl.DateTimeFormat().resolvedOptions().locale,
    language: navigator.language,
  }));
  expect(machine).toEqual({ timeZone: 'UTC', locale: 'en-US', language: 'en-US' });
});

test('pages of strangers are opened in a sandbox, unless by root', async () => {
  const getuid = vi.spyOn(process, 'getuid');
  getuid.mockReturnValue(1000);
  expect(await launchOptionsForStrangers()).toMatchObject({ chromiumSandbox: true });
  getuid.mockReturnValue(0);
  const options = await launchOptionsForStrangers();
  expect(options).toMatchObject({ chromiumSandbox: false });
  expect(options.args).not.toContain('--no-sandbox');
});
