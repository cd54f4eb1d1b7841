import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, rememberDecision, bareTest as test } from '../support/test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let vite: ChildProcess;
let url: string;

/** `npm run dev` without npm: the site on mocks, on a port of its own. */
test.beforeAll(async () => {
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

// A page is hundreds of modules in development: no step opens one more than it needs.
test('on mocks, an operator is always signed in, and a visitor whom the panel makes pays, meets a chosen trouble, and shares the results', async ({
  page,
  request,
}) => {
  await page.addInitScript(rememberDecision);

  await test.step('the operator adds a partner', async () => {
    await page.goto(`${url}admin/partners/new`);
    await page.getByLabel('Name').fill('Acme');
    await page.getByLabel('Key').fill('acme');
    await page.getByLabel('Origin 1', { exact: true }).fill('https://acme.example');
    await page.getByRole('button', { name: 'Add the partner' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Acme' })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Partners' }).click();
    await expect(page.getByRole('link', { name: 'Acme' })).toBeVisible();
  });

  await test.step('the panel makes a visitor who has only to pay', async () => {
    const landing = await (await request.get(url)).text();
    expect(landing).toContain('The IQ Test that shows its work');
    await panel(page).getByText('Mocks').click();
    await panel(page).getByLabel('Persona').selectOption('careful');
    await panel(page).getByLabel('Stage').selectOption('payment');
    await panel(page).getByRole('button', { name: 'Become' }).click();
    await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
  });

  await test.step('what is paid in the pop-up, a page of its own, is paid here', async () => {
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Pay €1.00 & Get Results' }).click();
    const popup = await opening;
    await expect(popup.getByText(/no money moves/i).first()).toBeVisible();
    await expect(panel(popup)).toHaveCount(0);
    const decided = popup.waitForResponse(/\/decision$/);
    await popup.getByRole('button', { name: 'Pay €1.00' }).click();
    await decided;
    await popup.close();
    await expect(page.getByRole('heading', { name: 'Your IQ Test Results' })).toBeVisible();
  });

  await test.step('a trouble that is chosen in the panel is that of the page', async () => {
    await page.getByRole('textbox', { name: /email/i }).fill('ann@example.org');
    await panel(page).getByText('Mocks').click();
    for (const [scenario, said] of [
      ['offline', 'No connection to the server.'],
      ['mailFails', 'The email could not be delivered.'],
    ] as const) {
      await panel(page).getByLabel('Scenario').selectOption(scenario);
      await page.getByRole('button', { name: 'Send results' }).click();
      await expect(page.getByText(said).first()).toBeVisible(); // beside the field, and in a toast
    }
    await panel(page).getByLabel('Scenario').selectOption('online');
  });

  await test.step('the page of a shared result is filled as a server does', async () => {
    await page.getByRole('button', { name: 'Share Results' }).click();
    const link = await page.getByLabel('Your public link').inputValue();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'A shared IQ Test result' })).toBeVisible();
    await expect(page.getByText('Estimated IQ score')).toBeVisible();
  });
});
