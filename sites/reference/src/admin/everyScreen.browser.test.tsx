import axe from 'axe-core';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { router } from './router.tsx';
import { complete, openScreen, pressAll, screens } from './screens.fixture.tsx';
import { aServerForEachTest } from './wholeAdmin.fixture.tsx';

aServerForEachTest();

const looks = [
  { width: 1280, language: 'English', theme: 'light' },
  { width: 360, language: 'Deutsch', theme: 'dark' },
] as const;

/** Gives the open page a look, without loading it again. */
async function wear({ width, language, theme }: (typeof looks)[number]): Promise<void> {
  pressAll(new RegExp(`^${language}$`), 'button');
  document.documentElement.dataset.theme = theme;
  await page.viewport(width, 800);
  expect(innerWidth).toBe(width);
  expect(document.documentElement.lang).toBe(language === 'Deutsch' ? 'de' : 'en');
}

test.each(Object.keys(screens).map((address) => ({ address })))(
  '$address has no barrier that a program finds, wide and narrow, in English and German, light and dark, and is not too wide',
  async ({ address }) => {
    const { shows, presses = [] } = await openScreen(address);
    // each state begins with the look that the one before had at last
    let order = [...looks];
    for (const name of [undefined, ...presses]) {
      if (name) expect(pressAll(name)).toBeGreaterThan(0);
      for (const look of order) {
        await wear(look);
        await complete(shows);
        const { violations } = await axe.run({ resultTypes: ['violations'] });
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
          `${look.language}, ${look.width} px`,
        ).toEqual([]);
        // a drawn chart takes its new width a frame later
        await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(look.width);
      }
      order = order.reverse();
    }
  },
);

test('every address of the admin area is among them', () => {
  const leaves = (routes: readonly RouteObject[]): (string | undefined)[] =>
    routes.flatMap(({ path, index, children }) => (children ? leaves(children) : index ? [] : [path]));
  const opened = Object.keys(screens).map(
    (address) => matchRoutes(router.routes, address)?.at(-1)?.route.path,
  );
  expect(opened.sort()).toEqual(leaves(router.routes).sort());
});
