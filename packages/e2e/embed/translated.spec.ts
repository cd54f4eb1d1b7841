import { expectSameWords } from '../support/translatedTwin.ts';
import { tag, test } from './partnerTest.ts';

test('a translator that goes on, or one after each step, inside of the shadow root leaves every stage right', async ({
  page,
  host,
}) => {
  await expectSameWords(page, async () => {
    await host(tag(''));
    return page.locator('iq-test');
  });
});
