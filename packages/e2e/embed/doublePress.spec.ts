import { pauseClock } from '../support/pauseClock.ts';
import { expect, startButton, tag, test } from './partnerTest.ts';

/** Pauses between the two presses of a double click, in milliseconds. */
const PAUSES = [0, 120, 220, 400];

for (const set of ['main', 'visual'])
  for (const width of [390, 640])
    test(`a double press of Next goes on by one question and answers nothing: ${set} at ${width} px`, async ({
      page,
      host,
      heard,
    }) => {
      await page.clock.install();
      await page.setViewportSize({ width, height: 800 });
      await host(tag(`set="${set}"`));
      await startButton(page).click();
      const place = page.getByText(/^Question \d+ of \d+$/);
      const next = page.getByRole('button', { name: 'Next', exact: true });
      await expect(place).toHaveText(/^Question 1 of/);
      await pauseClock(page);
      for (let number = 1; number <= 12; number += 1) {
        await next.scrollIntoViewIfNeeded();
        const { x = 0, y = 0, width: wide = 0, height = 0 } = (await next.boundingBox()) ?? {};
        await page.mouse.move(x + wide / 2, y + height / 2);
        await page.mouse.down({ clickCount: 1 });
        await page.mouse.up({ clickCount: 1 });
        await expect(place).toHaveText(new RegExp(`^Question ${number + 1} of`));
        await page.clock.runFor(PAUSES[number % PAUSES.length] ?? 0);
        // a browser says of a click that it is the second one, of a tap it does not
        const clickCount = number % 2 === 0 ? 1 : 2;
        await page.mouse.down({ clickCount });
        await page.mouse.up({ clickCount });
        await page.clock.runFor(2000);
        await expect(place).toHaveText(new RegExp(`^Question ${number + 1} of`));
        await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      }
      expect((await heard()).filter(({ name }) => name === 'answer')).toEqual([]);
    });
