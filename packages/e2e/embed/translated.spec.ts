import { expectSameWords } from '../support/translatedTwin.ts';
import { tag, test } from './partnerTest.ts';

for (const goesOn of [true, false])
  test(`a translator ${goesOn ? 'that goes on' : 'after each step'}, inside of the shadow root, leaves every stage right`, async ({
    page,
    host,
  }) => {
    test.setTimeout(180_000);
    await expectSameWords(
      page,
      async () => {
        await host(tag(''));
        return page.locator('iq-test');
      },
      { goesOn },
    );
  });
