import type { Page } from '@playwright/test';
import { settle } from '../support/settle.ts';
import {
  answer,
  expect,
  finish,
  pay,
  resultsTitle,
  setAttribute,
  start,
  startButton,
  takeTest,
  test,
} from './partnerTest.ts';

type Styles = Record<string, string>;

/** Computed styles of all elements that the selector finds, by their place and name. */
async function stylesOf(page: Page, where: 'page' | 'shadow'): Promise<Record<string, Styles>> {
  // as one text: handing over each of 200,000 values takes longer than looking at them
  const text = await page.evaluate((scope) => {
    const own = document.querySelector('iq-test') as Element;
    const elements =
      scope === 'page'
        ? // the element's own content is not shown as long as the test is; the preconnect never is
          [...document.querySelectorAll('*:not(link[rel=preconnect])')].filter((node) => !own.contains(node))
        : [...(own.shadowRoot as ShadowRoot).querySelectorAll('[part=root] *')];
    const styles = Object.fromEntries(
      elements.map((element, index) => {
        const computed = getComputedStyle(element);
        // variables of the page are no style of ours as long as none of our rules reads them
        // and where an element stands is the page's
        const skipped = /^--(?!iq-)|^(?:inset-.*|top|right|bottom|left)$/;
        const names = [...computed].filter((name) => scope === 'page' || !skipped.test(name));
        const values = names.map((name) => [name, computed.getPropertyValue(name)]);
        return [`${index} ${element.nodeName}`, Object.fromEntries(values)];
      }),
    );
    return JSON.stringify(styles);
  }, where);
  return JSON.parse(text);
}

/** Differences, as `element: property: one | other`. */
function differences(one: Record<string, Styles>, other: Record<string, Styles>): string[] {
  const found: string[] = [];
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
    for (const name of new Set([...Object.keys(one[key] ?? {}), ...Object.keys(other[key] ?? {})]))
      if (one[key]?.[name] !== other[key]?.[name])
        found.push(`${key}: ${name}: ${one[key]?.[name]} | ${other[key]?.[name]}`);
  return found;
}

const globals = (page: Page) => page.evaluate(() => Object.getOwnPropertyNames(window).sort());
const sheets = (page: Page) =>
  page.evaluate(() => [
    [...document.styleSheets].map(({ href, cssRules }) => [href, cssRules.length]),
    document.adoptedStyleSheets.length,
    document.querySelectorAll('style').length,
    [...document.documentElement.attributes, ...document.body.attributes].map(
      ({ name, value }) => name + value,
    ),
  ]);

/** A page with something of everything, and a place for the element that keeps its size. */
const everything = `<style>
    body { font: 15px/1.4 Georgia, serif; background: linen }
    #place { position: absolute; inset: 0 0 auto auto; width: 600px; height: 500px; overflow: auto }
    .grid { display: grid; grid-template-columns: 1fr 2fr }
  </style>
  <header><h1>Title</h1><nav><a href="#a">One</a> <a href="#b">Two</a></nav></header>
  <main class="grid"><p>Text with <b>bold</b>, <em>stress</em>, <code>code</code> and <mark>marks</mark>.</p>
    <ul><li>One<li>Two</ul><table><caption>Table</caption><tr><th>1<td>2</table>
    <form><label>Name <input value="x"></label><select><option>1</select><textarea>y</textarea>
      <fieldset><legend>Choose</legend><input type="radio"><input type="checkbox"></fieldset><button>Send</button></form>
    <details open><summary>More</summary><blockquote>Quote</blockquote></details>
    <svg width="20" height="20"><circle r="5"/></svg><hr><progress></progress></main>
  <div id="place"><iq-test id="test" partner="demo"></iq-test></div>
  <script src="{{quiz}}/embed.js"></script>`;

test('nothing of the page changes, in the page or in an open dialog: no style of any element, no rule, no global but the one that is documented', async ({
  page,
  host,
  server,
}) => {
  const look = async () => ({
    styles: await stylesOf(page, 'page'),
    sheets: await sheets(page),
    globals: await globals(page),
  });
  await page.route(`${server.url}/embed.js`, (route) => route.abort());
  await host(everything);
  const without = await look();
  expect(Object.keys(without.styles).length).toBeGreaterThan(40);
  await page.unroute(`${server.url}/embed.js`);
  await host(everything);
  const expectNoChange = async (...globals: string[]) => {
    const now = await look();
    expect(differences(without.styles, now.styles)).toEqual([]);
    expect(now.sheets).toEqual(without.sheets);
    expect(now.globals.filter((name) => !without.globals.includes(name))).toEqual(globals);
  };
  await expect(startButton(page)).toBeVisible();
  await expectNoChange('iqTest');
  await setAttribute(page, 'mode', 'popup');
  await page.getByRole('button', { name: 'Take the IQ Test' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(startButton(page)).toBeVisible();
  await expectNoChange('iqTest');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoChange('iqTest');
  await setAttribute(page, 'mode', 'inline');
  await start(page);
  // the data layer is analytics' own, made by the first thing that there is to say
  await expectNoChange('dataLayer', 'iqTest');
});

const violations = async (page: Page) => {
  await page.addInitScript(() => {
    const list: string[] = [];
    Object.defineProperty(document, 'violationsByTest', { value: list });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      list.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return () => page.evaluate(() => (document as never as { violationsByTest: string[] }).violationsByTest);
};

test('under a strict policy the journey ends in the results without a violation, and no style attribute is written', async ({
  page,
  visit,
}) => {
  const violated = await violations(page);
  const expectUnstyled = async () => expect(await page.locator('iq-test [style]').count()).toBe(0);

  await test.step('/csp-host: pictures come from the server only', async () => {
    await visit('/csp-host');
    await expect(startButton(page)).toBeVisible();
    await expectUnstyled();
    await start(page);
    await expectUnstyled();
    // one question of each kind: a picture, a figure with shapes in it, corners of triangles
    for (const number of [3, 14, 18, 20]) {
      await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
      await expect(page.getByText(`Question ${number} of 20`, { exact: true })).toBeVisible();
      await expectUnstyled();
    }
    await finish(page);
    await expectUnstyled();
    await pay(page, page);
    await expect(resultsTitle(page)).toBeVisible();
    expect(await violated()).toEqual([]);
  });

  await test.step('/csp-nonce: scripts come by the one that the page has named', async () => {
    await page.evaluate(() => localStorage.clear());
    await visit('/csp-nonce');
    await expect(startButton(page)).toBeVisible();
    await expectUnstyled();
    await takeTest(page); // the payment needs the last of our scripts
    await expectUnstyled();
    expect(await violated()).toEqual([]);
  });
});

/** Between the edge of the element and the test. */
const PADDING = 16;

for (const [hostile, stages] of [
  ['/hostile', 'description and question'],
  ['/hostile-rtl', 'description'],
] as const) {
  test(`${hostile}: the test (${stages}) looks as on a page without any style`, async ({
    page,
    visit,
    host,
  }) => {
    const look = async () => {
      await page.evaluate(() => document.querySelector('iq-test')?.scrollIntoView());
      await settle(page);
      await page.mouse.move(0, 0);
      return stylesOf(page, 'shadow');
    };
    const lookAtAll = async () => {
      await expect(startButton(page)).toBeVisible();
      const looks = [await look()];
      if (stages === 'description') return looks;
      // the pictures inside a question are drawn anew when the stored shapes are here
      const drawn = page.waitForResponse('**/api/svg-shapes*');
      await start(page);
      await drawn;
      await answer(page, 1);
      return [...looks, await look()];
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(hostile);
    // what a page does to the body it does to the element, too; the sheet spares what is nearer
    await page.addStyleTag({ content: 'body { zoom: 1 !important }' });
    const there = await lookAtAll();
    // floats of the page may stand beside the test as beside any text
    const width = await page
      .locator('[part=root] > *')
      .first()
      .evaluate((inner) => inner.getBoundingClientRect().width);
    const lang = await page.locator('iq-test').getAttribute('lang');
    const attributes = `id="test" partner="demo" ${lang ? `lang="${lang}"` : ''}`;
    await page.evaluate(() => localStorage.clear());
    await host(`<div style="width: ${width + 2 * PADDING}px"><iq-test ${attributes}></iq-test></div>
      <script src="{{quiz}}/embed.js"></script>`);
    const neutral = await lookAtAll();
    for (const [index, styles] of neutral.entries()) {
      expect(Object.keys(styles).length).toBeGreaterThan(50);
      expect(differences(styles, there[index] ?? {})).toEqual([]);
    }
  });
}
