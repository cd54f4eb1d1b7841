import type { Page } from '@playwright/test';
import { expect, resultsTitle, start, startButton, tag, test } from './partnerTest.ts';

/**
 * A page with shortcuts, as pages have them: they spare fields of their own, hear keys when they are pressed and when they
 * are let go, and take some for themselves. Slides do the same with arrows, letters and the space bar.
 */
const shortcuts = `<input id="search" aria-label="Search of the page">
  <script>
    window.taken = [];
    for (const type of ['keydown', 'keypress', 'keyup'])
      document.addEventListener(type, (event) => {
        if (/^(input|textarea)$/i.test(event.target.tagName)) return;
        window.taken.push(type + ' ' + event.key);
        if (type === 'keydown' && /^[s/]$/.test(event.key)) {
          event.preventDefault();
          document.getElementById('search').focus();
        }
      });
  </script>`;
const taken = (page: Page) => page.evaluate(() => (window as never as { taken: string[] }).taken);

test("what is typed into the test arrives whole, and the page's shortcuts hear nothing: in the page, in a pop-up and in a frame", async ({
  page,
  host,
  seed,
  server,
}) => {
  await seed({ until: 'paid' });
  await seed({ until: 'paid', origin: server.url });
  for (const attributes of ['mode="inline"', 'mode="popup"', 'isolation="iframe"'])
    await test.step(attributes, async () => {
      await host(shortcuts + tag(attributes));
      // by the name that it has before it knows of the test, or after
      const launcher = page.getByRole('button', { name: /Take the IQ Test|Back to your test/ });
      if (attributes.includes('popup')) await launcher.click();
      const place = attributes.includes('iframe') ? page.frameLocator('iq-test iframe') : page;
      await expect(resultsTitle(place), attributes).toBeVisible();
      const field = place.getByRole('textbox', { name: 'Email address' });
      await field.focus();
      await page.keyboard.type('sam/s@example.org');
      await expect(field, attributes).toHaveValue('sam/s@example.org');
      await expect(page.locator('#search'), attributes).toHaveValue('');
      expect(await taken(page), attributes).toEqual([]);
    });
});

/** A slide deck takes plain keys for itself, unless a field of its own has the focus or somebody has used them. */
const deck = `<output id="slide">0</output><script>
  const turns = { ArrowRight: 1, ArrowDown: 1, n: 1, ' ': 1, PageDown: 1, ArrowLeft: -1, ArrowUp: -1, p: -1, b: 9, f: 9 };
  document.addEventListener('keydown', ({ key, target }) => {
    if (/^(input|textarea)$/i.test(target.tagName) || target.isContentEditable) return;
    slide.textContent = Number(slide.textContent) + (turns[key.length > 1 ? key : key.toLowerCase()] ?? 0);
  });
</script>`;

test('keys that the test uses are not the shortcuts of the page, all others are', async ({ page, host }) => {
  await host(shortcuts + deck + tag(''));
  await startButton(page).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowRight', 'Space', 'b', 'f', '1', '9', 'm', 'm'])
    await page.keyboard.press(key);
  for (const [key, shown] of [
    ['n', 2],
    ['p', 1],
    ['Enter', 2],
    ['p', 1],
  ] as const) {
    await page.keyboard.down(key);
    await expect(page.getByText(`Question ${shown} of 20`, { exact: true })).toBeVisible();
    await expect(heading).toBeFocused();
    await page.keyboard.down(key); // held
    await page.keyboard.up(key);
  }
  const third = page.getByRole('button', { name: /^Question 3,/ });
  await third.focus();
  await page.keyboard.press('ArrowDown');
  await expect(third).toBeFocused();
  await page.keyboard.press('Space');
  expect((await taken(page)).filter((line) => !line.startsWith('keyup Arrow'))).toEqual([]);
  await expect(page.locator('#slide')).toHaveText('0');

  await expect(heading).toBeFocused();
  for (const key of ['x', '?', 'Escape', 'Control+k', '/']) await page.keyboard.press(key);
  expect((await taken(page)).filter((line) => line.startsWith('keydown'))).toEqual([
    'keydown x',
    'keydown ?',
    'keydown Escape',
    'keydown Control',
    'keydown k',
    'keydown /',
  ]);
  await expect(page.locator('#search')).toBeFocused();
});

test('a dialog of the test keeps its keys: Escape closes it and nothing of the page', async ({
  page,
  host,
}) => {
  await host(shortcuts + deck + tag('mode="popup"'));
  await page.getByRole('button', { name: 'Take the IQ Test' }).click();
  await expect(startButton(page)).toBeVisible();
  for (const key of ['PageDown', 'ArrowDown', 's', 'Escape']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await taken(page)).toEqual([]);
  await expect(page.locator('#slide')).toHaveText('0');
});

test('a shortcut of the page that listens earlier than the test hears all keys, and the test goes on', async ({
  page,
  host,
}) => {
  await host(`<script>window.addEventListener('keydown', () => { window.early = (window.early ?? 0) + 1; }, true);</script>
    ${tag('')}`);
  await start(page);
  await expect(page.locator('[part="question"] h2')).toBeFocused(); // shortcuts begin with the focus
  await page.keyboard.press('n');
  await expect(page.getByText('Question 2 of 20', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => (window as never as { early: number }).early)).toBe(1);
});

/** Copy protection of a page: it refuses everything outside fields and records what it refused. */
const protection = `<script>
    window.refused = [];
    const allow = (event) => {
      if (/^(input|textarea|select)$/i.test(event.target.tagName)) return true;
      window.refused.push(event.type);
      return false;
    };
    for (const type of ['mousedown', 'selectstart', 'contextmenu', 'copy', 'cut', 'paste'])
      document['on' + type] = allow;
    document.onkeydown = (event) => !(event.ctrlKey || event.metaKey) || !/^[acvx]$/i.test(event.key) || allow(event);
  </script>`;

const refused = (page: Page) => page.evaluate(() => (window as never as { refused: string[] }).refused);

test('on a copy-protected page, mouse and clipboard work in fields and questions, in the page and in a pop-up', async ({
  page,
  host,
  seed,
}) => {
  await seed({ until: 'paid' });
  for (const mode of ['inline', 'popup'])
    await test.step(mode, async () => {
      await host(protection + tag(`mode="${mode}"`));
      // its label follows once the page has read that there is a test
      if (mode === 'popup')
        await page.getByRole('button', { name: /Take the IQ Test|Back to your test/ }).click();
      const field = page.getByRole('textbox', { name: 'Email address' });
      await field.click();
      await expect(field, mode).toBeFocused();
      await page.keyboard.type('sam@example.org');
      for (const key of ['a', 'x', 'v', 'v', 'a', 'c', 'v']) await page.keyboard.press(`Control+${key}`);
      await expect(field, mode).toHaveValue('sam@example.orgsam@example.org');
      await field.click({ button: 'right' });
      expect(await refused(page), mode).toEqual([]);
      // the page's own text stays protected
      await page.evaluate(() => document.body.append('Words of the page'));
      await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Control+c');
      expect(await refused(page), mode).toContain('keydown');
    });
});

test('on a page that refuses every mouse press, a click still focuses an answer', async ({ page, host }) => {
  await host(`<script>document.onmousedown = () => false;</script>${tag('')}`);
  await start(page);
  const answer = page.getByRole('radio').nth(1);
  await answer.click();
  await expect(answer).toBeChecked();
  await expect(answer).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByText('Question 2 of 20', { exact: true })).toBeVisible();
});
