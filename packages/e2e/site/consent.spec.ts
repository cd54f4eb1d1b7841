import { brotliCompressSync } from 'node:zlib';
import { brokenBudget } from '@quotient/bench/budgets';
import { expectNoAxeViolations } from '../support/axe.ts';
import { hold } from '../support/holdRequests.ts';
import { expect, test } from '../support/test.ts';
import { banner, choices, dialog, inBanner, inDialog, record, settings } from './consentParts.ts';

test.use({ hasDecided: false });

test('without JavaScript nothing shows whose buttons would do nothing', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/imprint`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expect(settings(page)).toBeHidden();
  await context.close();
});

test('S140 S167 S169 S174: until it is known what the visitor has decided nothing flashes, and no press is lost; then what shows works at once', async ({
  page,
}) => {
  // every frame that is painted
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const shown = [
        ...document.querySelectorAll('[data-consent-slot] :is(section, [data-action="settings"])'),
      ]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.tagName)
        .join();
      if (seen.at(-1) !== shown) seen.push(shown);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen?: string[] }).seen);
  /** Comes to the page without the code that knows; resolves to what lets it through. */
  const arrive = async () => {
    const release = await hold(page, '**/assets/client-*.js');
    await page.goto('/imprint', { waitUntil: 'commit' });
    await expect.poll(seen).toEqual(['']);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    return release;
  };

  await test.step('undecided: the banner, whose press counts at once', async () => {
    (await arrive())();
    await expect(banner(page)).toBeVisible();
    await expect.poll(seen).toEqual(['', 'SECTION']);
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-action="reject"]')?.click());
    await expect(banner(page)).toBeHidden();
    expect((await record(page)).consent).toEqual(choices(false, false, false));
  });

  await test.step('decided: the button alone, from the first moment on; the link pressed before opens the dialog', async () => {
    const release = await arrive();
    const hasBoot = () =>
      performance.getEntriesByType('resource').some(({ name }) => /boot-.*\.js$/.test(name));
    await expect.poll(() => page.evaluate(hasBoot)).toBe(true);
    await page.getByRole('link', { name: 'Cookie settings' }).click();
    release();
    await expect(dialog(page)).toBeVisible();
    expect(await seen()).toEqual(['', 'BUTTON']);
    expect(new URL(page.url()).pathname).toBe('/imprint');
    await inDialog(page, 'Close').click();
    await expect(dialog(page)).toBeHidden();
    await expect(settings(page)).toBeVisible();
  });
});

test('a decision in the banner needs no code beyond that of every page', async ({ page }) => {
  await page.goto('/imprint', { waitUntil: 'networkidle' });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await inBanner(page, 'Accept All Cookies').click();
  await expect(settings(page)).toBeVisible();
  expect(scripts).toEqual([]);
  await settings(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /react/i.test(url))).toEqual([]);
});

test('the rules of the banner, shared ones included, are at most 1,260 B of the style sheet', async ({
  page,
  request,
}) => {
  await page.goto('/imprint');
  const { sheet, classes } = await page.evaluate(() => ({
    sheet: document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.href ?? '',
    classes: [...document.querySelectorAll('[data-consent-slot], [data-consent-slot] *')].flatMap(
      (element) => [...element.classList],
    ),
  }));
  const css = await (await request.get(sheet)).text();
  const rules = css.match(/[^{}]*\{[^{}]*\}/g) ?? [];
  const ofBanner = rules.filter((rule) => {
    const selector = rule.slice(0, rule.lastIndexOf('{'));
    const names: string[] = selector.match(/(?<=\.)_?[a-z\d]{5,}/g) ?? [];
    return selector.includes('data-consent') || names.some((name) => classes.includes(name));
  });
  expect(ofBanner.length).toBeGreaterThan(20);
  const bytes = brotliCompressSync(ofBanner.join('')).length;
  expect(brokenBudget('consentStylesOnSite', 'the banner', { [sheet]: bytes })).toBeUndefined();
});

test('a dialog that cannot be loaded is said, and the banner still decides', async ({ page }) => {
  await page.route('**/assets/consentDialog*.js', (route) => route.abort());
  await page.goto('/imprint');
  await inBanner(page, 'Customize').click();
  await expect(page.getByRole('alert')).toContainText('The cookie preferences could not be loaded.');
  await inBanner(page, 'Reject All').click();
  await expect(banner(page)).toBeHidden();
});

test('S018 S104 S105 S106 S107 S108 S109 S110 S111 S112 S140 S167 S168 S170 S175 S176 S179 S180 S185: a first visit is asked, and asked again after X; it looks into the choice, saves it and finds it again', async ({
  page,
}) => {
  await test.step('the banner, its words, three buttons of one look, the policy', async () => {
    await page.goto('/imprint');
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).toContainText(
      'Cookies can enhance browsing, serve personalized content and analyze traffic',
    );
    await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    const looks: unknown[] = [];
    for (const name of ['Accept All Cookies', 'Reject All', 'Customize']) {
      looks.push(
        await inBanner(page, name).evaluate((button) => {
          const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return { backgroundColor, color, borderColor, fontSize, fontWeight, width, height };
        }),
      );
    }
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
    await expect(settings(page)).toBeHidden();
    expect(await record(page)).toBeNull();
    await expectNoAxeViolations(page);
  });

  await test.step('X hides it and stores nothing; the footer leads to the settings none the less, and the next load asks again', async () => {
    await inBanner(page, 'Close without deciding').click();
    await expect(banner(page)).toBeHidden();
    await expect(settings(page)).toBeHidden();
    expect(await record(page)).toBeNull();
    await page.getByRole('link', { name: 'Cookie settings' }).click();
    await expect(dialog(page)).toBeVisible();
    await inDialog(page, 'Close').click();
    await expect(dialog(page)).toBeHidden();
    expect(await record(page)).toBeNull();
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  await test.step('Customize opens four switches; necessary cannot be moved by mouse or keyboard; Escape decides nothing', async () => {
    await inBanner(page, 'Customize').click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('switch')).toHaveCount(4);
    const cards = dialog(page).getByRole('listitem');
    await expect(cards).toHaveCount(4);
    for (const [index, name] of ['Necessary', 'Analytics', 'Marketing', 'Preferences'].entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('switch')).toHaveAccessibleName(name);
      await expect(card.getByRole('switch')).toHaveAccessibleDescription(/\w+ \w+/);
      await expect(card).toContainText(/Examples: \w+/);
    }
    for (const name of ['Save Preferences', 'Accept All', 'Reject All'])
      await expect(inDialog(page, name)).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    const necessary = dialog(page).getByRole('switch', { name: 'Necessary' });
    await expect(necessary).toBeDisabled();
    await necessary.click({ force: true });
    await necessary.focus();
    await page.keyboard.press('Space');
    await expect(necessary).toBeChecked();
    for (const name of ['Analytics', 'Marketing', 'Preferences'])
      await expect(dialog(page).getByRole('switch', { name })).not.toBeChecked();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(banner(page)).toBeVisible();
    expect(await record(page)).toBeNull();
  });

  await test.step('Save Preferences stores the toggles and hides banner and dialog', async () => {
    await inBanner(page, 'Customize').click();
    await dialog(page).getByRole('switch', { name: 'Analytics' }).check();
    await dialog(page).getByRole('switch', { name: 'Preferences' }).focus();
    await page.keyboard.press('Space');
    await inDialog(page, 'Save Preferences').click();
    await expect(dialog(page)).toBeHidden();
    await expect(banner(page)).toBeHidden();
    expect((await record(page)).consent).toEqual(choices(true, false, true));
  });

  await test.step('the settings button is small, round and at the bottom left, and shows the choice again, also at the next load', async () => {
    await expect(settings(page)).toBeVisible();
    const { box, viewport, radius } = await settings(page).evaluate((button) => ({
      box: button.getBoundingClientRect().toJSON(),
      viewport: { width: innerWidth, height: innerHeight },
      radius: Number.parseFloat(getComputedStyle(button).borderRadius),
    }));
    expect(box.width).toBe(box.height);
    expect(box.width).toBeLessThanOrEqual(56);
    expect(radius).toBeGreaterThanOrEqual(box.width / 2);
    expect(box.left).toBeLessThan(40);
    expect(viewport.height - box.bottom).toBeLessThan(40);
    await page.reload();
    await settings(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('switch', { name: 'Analytics' })).toBeChecked();
    await expect(dialog(page).getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  });
});

test("banner and dialog speak the page's language, whatever that of the browser is", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ locale: 'fr-FR', baseURL: server.url });
  const page = await context.newPage();
  for (const [path, name] of [
    ['/imprint', 'Cookie Preferences'],
    ['/de/imprint', 'Cookie-Auswahl'],
  ] as const) {
    await page.goto(path);
    await page.locator('[data-action="customize"]').click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  }
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('while a test runs the choice stays reachable and covers nothing: it stands below the actions', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Your IQ Test Now' }).first().press('Enter');
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    for (const choice of [banner(page), settings(page)]) {
      await expect(choice).toBeVisible();
      const [actions, place] = await Promise.all([
        page.getByRole('button', { name: 'Next' }).boundingBox(),
        choice.boundingBox(),
      ]);
      expect(place?.y).toBeGreaterThan((actions?.y ?? 0) + (actions?.height ?? 0));
      // wherever the page is scrolled to, nothing lies over an option
      for (const option of await page.getByRole('group', { name: 'Answer options' }).locator('label').all()) {
        await option.scrollIntoViewIfNeeded();
        const isOnTop = await option.evaluate((label) => {
          const { left, top, width, height } = label.getBoundingClientRect();
          return [0.1, 0.5, 0.9].every((share) =>
            label.contains(document.elementFromPoint(left + width * share, top + height / 2)),
          );
        });
        expect(isOnTop).toBe(true);
      }
      await choice.scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: /^(?:Customize|Cookie settings)$/ }).click();
      await inDialog(page, 'Reject All').click();
      await expect(dialog(page)).toBeHidden();
    }
  });
});
