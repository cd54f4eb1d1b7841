import { expect, test } from '../../support/test.ts';
import { startTest, stored } from './journey.ts';

test('S157 S159: while testing, leaving the page asks the browser question, Back stays in the test and asks, and so does Home, which clears the answers', async ({
  page,
}) => {
  await startTest(page);
  const question = page.getByText('Question 1 of 20', { exact: true });
  const dialog = page.getByRole('dialog', { name: 'Leave the test?' });
  await page.getByRole('radio').first().check(); // browsers ask only after a click in the page

  await test.step('leaving the page asks the browser question', async () => {
    const asked = page.waitForEvent('dialog');
    const leaving = page.close({ runBeforeUnload: true });
    const asking = await asked;
    expect(asking.type()).toBe('beforeunload');
    await asking.dismiss();
    await leaving;
    await expect(question).toBeVisible();
  });

  await test.step('Back stays in the test and asks, each time', async () => {
    for (let times = 0; times < 2; times += 1) {
      await page.goBack();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Stay in the test' }).click();
      await expect(dialog).toBeHidden();
      await expect(question).toBeVisible();
    }
  });

  await test.step('the skip link is not taken for Back', async () => {
    await page.getByRole('link', { name: /skip/i }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('Home asks; leaving clears the answers', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await dialog.getByRole('button', { name: 'Leave the test' }).click();
    await expect(page.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
    expect(await stored(page, 'session')).toBeNull();
  });
});
