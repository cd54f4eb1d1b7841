import type { Locator, Page } from '@playwright/test';
import { brand } from '@quotient/contract/brand';
import { everyStage } from './everyStage.ts';
import { settle } from './settle.ts';
import { expect } from './test.ts';
import { translate, wordsIn } from './translator.ts';

/** Words of a place, without the time-dependent note that the last answer is saved. */
const settledWordsIn = async (place: Locator) =>
  (await wordsIn(place)).replace('Saving…', 'All answers saved');

/** Translators by their names: whether they go on with later texts, or are called after each step. */
const translators = { 'a translator that goes on': true, 'a translator after each step': false };

/**
 * Takes a test for each translator and one without any, all on the same page, and expects the same words at every step,
 * and a running clock. `open` opens the page and returns the element with the test.
 */
export async function expectSameWords(page: Page, open: () => Promise<Locator>): Promise<void> {
  const plain: [name: string, words: string][] = [];
  const plainPlace = await open();
  await everyStage(page, plainPlace, async (name) => {
    await settle(page); // a label may follow its question a frame later
    plain.push([name, await settledWordsIn(plainPlace)]);
  });
  expect(plain.every(([, words]) => words.length > 40)).toBe(true);

  for (const [translator, goesOn] of Object.entries(translators)) {
    await page.evaluate((slug) => {
      for (const key of Object.keys(localStorage)) if (key.startsWith(slug)) localStorage.removeItem(key);
    }, brand.slug);
    const place = await open();
    const timer = place.getByRole('timer');
    let steps = 0;
    if (goesOn) {
      await expect(place.getByRole('button', { name: 'Start Your IQ Test Now', exact: true })).toBeVisible();
      await translate(place, { goesOn });
    }
    await everyStage(page, place, async (name) => {
      const [, words] = plain[steps] ?? [];
      await expect.poll(() => settledWordsIn(place), `${translator}: ${name}`).toBe(words);
      if (!goesOn) await translate(place, { goesOn });
      steps += 1;
      if (name !== 'question 3') return;
      const before = await timer.textContent();
      await expect.poll(() => timer.textContent(), `${translator}: the clock runs`).not.toBe(before);
    });
    expect(steps, translator).toBe(plain.length);
  }
}
