import { test } from '../support/test.ts';
import { expectSameWords } from '../support/translatedTwin.ts';

test('a translator that goes on, or one after each step, leaves every stage of the site right', async ({
  page,
}) => {
  await expectSameWords(page, async () => {
    await page.goto('/');
    return page.getByRole('main');
  });
});
