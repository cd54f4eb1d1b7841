// What optimizers and bundlers of a page do to the script tag.
import type { Page } from '@playwright/test';
import { expect, startButton, test } from './partnerTest.ts';

const element = (attributes = '') =>
  `<iq-test id="test" partner="demo" loading="eager" ${attributes}><a href="/own">Own page</a></iq-test>`;
const readLoader = async (page: Page, quiz: string) => (await page.request.get(`${quiz}/embed.js`)).text();
const isAfterRun = (page: Page) => page.evaluate('window.after');
/** Its text as a page may write it into itself. */
const inlined = (text: string) => text.replaceAll('</script', '<\\/script');

/** Ways the script comes into the page without an address of its own. */
const ways: Record<string, (text: string) => string> = {
  'combined into a file of the page': () => '<script src="/cache/all.js" async></script>',
  inlined: (text) => `<script>${inlined(text)};window.after = 1</script>`,
  'run from a blob': (text) => `<script type="text/plain" id="text">${inlined(text)}</script><script>
    const script = document.createElement('script');
    script.src = URL.createObjectURL(new Blob([document.querySelector('#text').textContent + ';window.after = 1']));
    document.head.append(script);</script>`,
  'run as a function': (text) => `<script type="text/plain" id="text">${inlined(text)}</script><script>
    new Function(document.querySelector('#text').textContent + ';window.after = 1')();</script>`,
  'imported from a copy': () => '<script type="module" src="/cache/all.js"></script>',
};

for (const [name, write] of Object.entries(ways))
  test(`${name}: with server="…" the test is there; without it the page's own content, and the console says what to do; the code behind runs`, async ({
    page,
    host,
    server,
    partner,
    said,
    heard,
  }) => {
    const text = await readLoader(page, server.url);
    await page.route(`${partner.url}/cache/all.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `${text}\nwindow.after = 1` }),
    );
    await test.step('with it', async () => {
      await host(write(text) + element(`server="${server.url}/"`));
      await expect(startButton(page)).toBeVisible();
      expect(await isAfterRun(page)).toBe(1);
      expect(said).toEqual([]);
    });
    await test.step('without it', async () => {
      await host(write(text) + element());
      await expect(page.getByRole('link', { name: 'Own page' })).toBeVisible();
      expect(await isAfterRun(page)).toBe(1);
      await expect.poll(() => said.join('\n')).toContain('write server="https://…" on <iq-test>');
      expect((await heard()).map(({ detail }) => detail.code)).toEqual(['load_failed']);
    });
  });

/** Ways the script comes into the page with its address somewhere. */
const named: Record<string, string> = {
  'a module': '<script type="module" src="{{quiz}}/embed.js"></script>',
  'an import': '<script type="module">await import("{{quiz}}/embed.js")</script>',
  'Rocket Loader, which fetches the text and runs it':
    '<script type="deadbeef-text/javascript" src="{{quiz}}/embed.js" async></script><script>addEventListener("load", async () => new Function(await (await fetch("{{quiz}}/embed.js")).text())())</script>',
  'Rocket Loader, which puts in a copy of the tag':
    '<script type="deadbeef-text/javascript" src="{{quiz}}/embed.js" async></script><script>addEventListener("load", () => { const copy = document.createElement("script"); copy.src = document.querySelector("script[src]").src; document.body.append(copy); })</script>',
};
for (const [name, tags] of Object.entries(named))
  test(`loaded by ${name} the test is there`, async ({ page, host, said }) => {
    await host(tags + element());
    await expect(startButton(page)).toBeVisible();
    expect(said).toEqual([]);
  });

test('the frame takes the server of the element, and no page around tells it another one', async ({
  page,
  host,
  server,
}) => {
  await host(
    `<script src="{{quiz}}/embed.js" async></script>${element(`isolation="iframe" server="${server.url}"`)}`,
  );
  const frame = page.frameLocator('iframe');
  await expect(startButton(frame)).toBeVisible();
  await expect(frame.locator('iq-test')).not.toHaveAttribute('server');
});
