import { test } from '../support/test.ts';
import { expectSameWords } from '../support/translatedTwin.ts';

for (const goesOn of [true, false])
  test(`a translator ${goesOn ? 'that goes on' : 'after each step'} leaves every stage of the site right`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await expectSameWords(
      page,
      async () => {
        await page.goto('/');
        return page.getByRole('main');
      },
      { goesOn },
    );
  });
