import type { Locator, Page } from '@playwright/test';
import { clickAndClose } from '../site/journey/journey.ts';
import { expect } from './test.ts';

/**
 * Takes a whole test, from the landing page to all actions on the results, and calls `look` at each change of words,
 * with a name for it. `place` has the test.
 */
export async function everyStage(
  page: Page,
  place: Locator,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const button = (name: string | RegExp) => place.getByRole('button', { name, exact: true });
  const question = (number: number) =>
    expect(place.getByText(`Question ${number} of 20`, { exact: true })).toBeVisible();
  const dialog = place.getByRole('dialog');
  const saved = () => expect(place.getByText('All answers saved')).toBeVisible();

  await expect(button('Start Your IQ Test Now')).toBeVisible();
  await look('landing');
  await button('Start Your IQ Test Now').click();
  await question(1);
  await look('question 1');
  await place.getByRole('radio').nth(2).check();
  await saved();
  await look('answered');
  await button('Mark for later').click();
  await expect(place.getByText('Marked for later', { exact: false }).first()).toBeAttached();
  await saved();
  await look('marked');
  for (const number of [2, 3]) {
    await button('Next').press('Enter'); // at once: a second click there could be that of a double click
    await question(number);
    await look(`question ${number}`);
  }
  await button('Previous').click();
  await question(2);
  await look('back on question 2');
  await page.goBack();
  await expect(dialog).toBeVisible();
  await look('leaving');
  await button('Stay in the test').click();
  await place.getByRole('button', { name: /^Question 20,/ }).click();
  await question(20);
  await look('question 20');
  await button('Finish Test').click();
  await expect(dialog).toBeVisible();
  await look('finishing');
  await button('Go back to the test').click();
  await place.getByRole('radio').first().check();
  await saved();
  await button('Finish Test').click();
  await expect(dialog).toBeVisible();
  await look('finishing with one answer more');
  await button('Finish now').click();
  await expect(place.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
  await look('payment');
  const opening = page.waitForEvent('popup');
  await button(/^Pay /).click();
  const popup = await opening;
  await expect(button('Show the checkout window')).toBeVisible();
  await look('waiting for the payment');
  await clickAndClose(popup, popup.getByRole('button', { name: /^Pay/ }));
  await expect(place.getByRole('heading', { name: 'Your IQ Test Results' })).toBeVisible();
  await look('results');
  await place.locator('details summary').first().click();
  await look('a question of the review');
  await button('Send results').click();
  await expect(place.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  await look('email without an address');
  await place.getByRole('textbox').first().fill('visitor@example.com');
  await button('Send results').click();
  await expect(button('Send to another address')).toBeVisible();
  await look('email');
  await button('Send to another address').click();
  await expect(button('Send results')).toBeVisible();
  await look('another email');
  await button('Share Results').click();
  await expect(button('Take it back').first()).toBeVisible();
  await look('shared');
  await button('Make a certificate').click();
  await expect(place.getByRole('link', { name: 'Download the PDF' })).toBeVisible();
  await look('certificate');
}
