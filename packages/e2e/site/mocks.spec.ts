import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect as baseExpect, type Page } from '@playwright/test';
import { rememberDecision, bareTest as test } from '../support/test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Vite makes each module when it is asked for. */
const expect = baseExpect.configure({ timeout: 40_000 });

// one after the other: a second worker would start a Vite of its own, which makes every module once more
test.describe.configure({ mode: 'default' });

let vite: ChildProcess;
let url: string;

/** `npm run dev` without npm: the site on mocks, on a port of its own. */
test.beforeAll(async () => {
  test.setTimeout(120_000);
  vite = spawn(
    process.execPath,
    [path.join(root, 'node_modules/vite/bin/vite.js'), 'sites/reference', '--mode', 'mocks', '--port', '0'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NO_COLOR: '1' } },
  );
  url = await new Promise((resolve, reject) => {
    vite.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const address = /http:\/\/localhost:\d+\//.exec(text)?.[0];
      if (address) resolve(address);
    });
    vite.once('exit', (code) => reject(new Error(`Vite ended with code ${code}.`)));
  });
});
test.afterAll(() => {
  vite.kill('SIGTERM');
});

const panel = (page: Page) => page.locator('#quotient-mock-panel');
async function become(page: Page, persona: string, stage: string) {
  await panel(page).getByText('Mocks').click();
  await panel(page).getByLabel('Persona').selectOption(persona);
  await panel(page).getByLabel('Stage').selectOption(stage);
  await panel(page).getByRole('button', { name: 'Become' }).click();
}

test('on mocks, the panel leads to every screen: testing, five minutes left, time up, payment, checkout, results, shared page', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.addInitScript(rememberDecision);
  await page.goto(url);
  await expect(panel(page)).toBeVisible({ timeout: 120_000 }); // the first visit bundles
  await expect(page.getByRole('heading', { name: 'The IQ Test that shows its work' })).toBeVisible();

  await become(page, 'careful', 'testing');
  await expect(page.getByText('Questions Answered: 19 / 20')).toBeVisible();
  await panel(page).getByText('Mocks').click();
  await panel(page).getByLabel('Scenario').selectOption('offline');
  await page.getByRole('radio').first().check();
  await expect(page.getByText(/^Offline\. 1 answer waits/)).toBeVisible();
  await panel(page).getByLabel('Scenario').selectOption('online');
  await expect(page.getByText('All answers saved')).toBeVisible();
  await panel(page).getByRole('button', { name: '5 minutes left' }).click();
  await expect(page.getByText('Warning: Less than 5 minutes remaining!')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Time is up' }).click();
  await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Pay €1.00 & Get Results' }).click();
  const popup = await opening;
  await expect(popup.getByText(/no money moves/i).first()).toBeVisible();
  await popup.close();
  await panel(page).getByRole('button', { name: 'Mark paid' }).click();
  await expect(page.getByRole('heading', { name: 'Your IQ Test Results' })).toBeVisible();

  await panel(page).getByLabel('Scenario').selectOption('mailFails');
  await page.getByRole('textbox', { name: /email/i }).fill('ann@example.org');
  await page.getByRole('button', { name: 'Send results' }).click();
  await expect(page.getByText('Failed to send email')).toBeVisible();
  await panel(page).getByLabel('Scenario').selectOption('online');
  await page.getByRole('button', { name: 'Share Results' }).click();
  const link = await page.getByLabel('Your public link').inputValue();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'A shared IQ Test result' })).toBeVisible();
  await expect(page.getByText('Estimated IQ score')).toBeVisible();

  await panel(page).getByText('Mocks').click();
  await panel(page).getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('iq-test_session'))).toBeNull();
});

test('on mocks, the admin area has an operator who is always signed in, and what is done there is kept', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.addInitScript(rememberDecision);
  await page.goto(`${url}admin/partners/new`);
  await page.getByLabel('Name').fill('Acme');
  await page.getByLabel('Key').fill('acme');
  await page.getByLabel('Origin 1', { exact: true }).fill('https://acme.example');
  await page.getByRole('button', { name: 'Add the partner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Acme' })).toBeVisible();
  await page.goto(`${url}admin/partners`);
  await expect(page.getByRole('link', { name: 'Acme' })).toBeVisible();
});
