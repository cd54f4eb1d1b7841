import type { Page } from '@playwright/test';
import { hold } from '../support/holdRequests.ts';
import { settle } from '../support/settle.ts';
import { expect, startButton, test } from './partnerTest.ts';

/** Sums the layout shifts of a page from its first frame on. */
async function watchShifts(page: Page): Promise<() => Promise<{ value: number; sources: string[] }[]>> {
  await page.addInitScript(() => {
    const shifts: { value: number; sources: string[] }[] = [];
    Object.defineProperty(document, 'shiftsByTest', { value: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Element | null }[] };
        shifts.push({ value, sources: sources.map(({ node }) => node?.id || (node?.nodeName ?? '?')) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (document as never as { shiftsByTest: [] }).shiftsByTest);
}

const surroundings = (attributes: string) => `<h1>Host</h1><script src="{{quiz}}/embed.js"></script>
  <iq-test partner="demo" ${attributes}><a href="{{quiz}}/">Take the test</a></iq-test>
  <p id="after">${'What follows. '.repeat(400)}</p>`;

test('what follows an element does not move while the test is on its way, whatever its mode', async ({
  page,
  host,
  server,
}) => {
  const shifts = await watchShifts(page);
  for (const mode of ['inline', 'popup', 'fullscreen', 'floating'])
    await test.step(mode, async () => {
      const releaseFiles = await hold(page, `${server.url}/embed/v*/app-*`);
      const releaseWords = await hold(page, `${server.url}/embed/v*/first-*`);
      await host(surroundings(`mode="${mode}"`));
      const height = () =>
        page.evaluate(() => document.querySelector('iq-test')?.getBoundingClientRect().height);
      await page.evaluate(() => customElements.whenDefined('iq-test'));
      await settle(page);
      if (mode === 'inline') {
        // room for all of the screen, and a skeleton in it
        expect(await height()).toBeGreaterThanOrEqual(800);
        const color = await page
          .locator('iq-test')
          .evaluate((host) => getComputedStyle(host).backgroundColor);
        expect(color).not.toBe('rgba(0, 0, 0, 0)');
      }
      releaseFiles();
      if (mode === 'inline') {
        await page.waitForFunction(() =>
          document.querySelector('iq-test')?.shadowRoot?.querySelector('[part=root]'),
        );
        await settle(page);
        expect(await height()).toBeGreaterThanOrEqual(800);
      }
      releaseWords();
      const button =
        mode === 'inline' ? startButton(page) : page.getByRole('button', { name: 'Take the IQ Test' });
      await expect(button).toBeVisible();
      await settle(page);
      expect(await shifts()).toEqual([]);
      await page.unrouteAll();
    });
});

test('a script that comes late moves nothing where the page itself keeps the room until then', async ({
  page,
  host,
  server,
}) => {
  const shifts = await watchShifts(page);
  const release = await hold(page, `${server.url}/embed.js`);
  const body = surroundings('').replace('.js"></script>', '.js" async></script>');
  const visiting = host(`<style>iq-test:not(:defined) { display: block; min-height: 100vh }</style>${body}`);
  await page.waitForFunction(() => document.querySelector('#after'));
  await settle(page);
  release();
  await visiting;
  await expect(startButton(page)).toBeVisible();
  await settle(page);
  expect(await shifts()).toEqual([]);
});
