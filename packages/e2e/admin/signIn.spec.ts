import type { Page } from '@playwright/test';
import { expect, type Person, test, totpAt } from '../support/adminTest.ts';
import { headerNames } from '../support/frameLinks.ts';
import { newestMail } from '../support/outbox.ts';

test.use({ isSignedIn: false });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function enter(page: Page, { email, password }: Person) {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign in').click();
}

/** The page is loaded anew by it, and what was on it is gone. */
async function signOut(page: Page) {
  await button(page, 'Sign out').first().click();
  await expect(heading(page, 'Sign in')).toBeVisible();
}

/** Switches codes on by the account page; resolves to the key and the step that was used. */
async function switchCodesOn(page: Page, { password }: Person) {
  await button(page, 'Set up an authenticator app').click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Continue').click();
  const key = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  const step = Math.floor(Date.now() / 30_000);
  await page.getByLabel('Code of the app').fill(totpAt(key, step));
  await button(page, 'Switch on').click();
  const list = page.getByRole('list', { name: 'Your backup codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await button(page, 'I have stored them').click();
  return { key, step };
}

test('S017, S026, S027, S028, S047, S048: whoever is signed out goes to the form of the sign-in, and from there back to where he was, by the keyboard; nobody else uses his cookies', async ({
  page,
  context,
  admin,
  server,
}) => {
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goto('/admin/shapes?q=square');
  await expect(page).toHaveURL(/\/admin\/login\?to=/);

  const expectHeader = async () => {
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Quotient', exact: true })).toHaveAttribute('href', '/');
    for (const name of headerNames) await expect(header.getByRole('link', { name })).toHaveCount(0);
  };
  await expectHeader();

  await test.step('a form with a labelled address and a password', async () => {
    await expect(heading(page, 'Sign in')).toBeVisible();
    const email = page.getByLabel('Email address');
    const password = page.getByLabel('Password', { exact: true });
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await password.fill('seen or not');
    await button(page, /^Show/).click();
    await expect(password).toHaveAttribute('type', 'text');
  });

  const shapes = page.getByRole('list', { name: 'All shapes' }).getByRole('link');
  await test.step('everything can be done by the keyboard', async () => {
    await page.reload();
    await expect(page.getByLabel('Email address')).toBeFocused();
    await page.keyboard.type(admin.person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(admin.person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/shapes\?q=square$/);
    await expect(shapes.filter({ hasText: /^square/ }).first()).toBeVisible();
    await expectHeader();
  });

  await test.step('the cookies are out of the reach of scripts and of other sites', async () => {
    const cookies = await context.cookies();
    const names = cookies.map(({ name }) => name).sort();
    expect(names).toEqual(['__Host-quotient-access', '__Host-quotient-device', '__Host-quotient-refresh']);
    for (const { httpOnly, secure, sameSite, path, domain } of cookies)
      expect({ httpOnly, secure, sameSite, path, domain }).toEqual({
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
        path: '/',
        domain: 'localhost',
      });
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  await test.step('a page that was left open is renewed without a word', async () => {
    await server.shiftClock(11 * 60_000);
    await page.reload();
    await expect(shapes.first()).toBeVisible();
    await server.shiftClock(-11 * 60_000);
  });
});

/** A device that makes passkeys by itself. */
async function haveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Adds a passkey on the account's page, signs out, and in with it. */
async function usePasskey(page: Page, { password }: Person): Promise<void> {
  await haveAuthenticator(page);
  await button(page, 'Add a passkey').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the passkey').fill('Laptop');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Laptop')).toBeVisible();
  await signOut(page);
  await button(page, 'Sign in with a passkey').click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
}

test('an operator comes by a link, once, goes on where a session ended, and signs in by a code and by a passkey', async ({
  page,
  admin,
  server,
}) => {
  const person: Person = {
    name: 'Grace',
    email: `grace-${crypto.randomUUID()}@quotient.test`,
    password: 'quiet rivers run deep',
  };

  await test.step('the link lets in once, and nobody hears its secret', async () => {
    const invited = await fetch(`${server.url}/api/admin/auth/invitations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await admin.token()}` },
      body: JSON.stringify({ password: admin.person.password }),
    });
    const link = String((await invited.json()).url);
    expect(link).toMatch(new RegExp(`^${server.url}/admin/setup#`));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(link);
    await page.getByLabel('Your name').fill(person.name);
    await page.getByLabel('Email address').fill(person.email.replace('grace', 'Grace'));
    await page.getByLabel('New password', { exact: true }).fill(person.password);
    await button(page, 'Set up and sign in').click();
    await expect(heading(page, 'Account')).toBeVisible();
    expect(asked.filter((url) => url.includes(link.split('#')[1] ?? link))).toEqual([]);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText('This link was used')).toBeVisible();
    await page.goto('/admin/account');
  });

  await test.step('a session that ends while somebody works loses nothing of what was typed', async () => {
    await page.getByLabel('Your name').fill('Grace H.');
    await server.shiftClock(3 * 3_600_000);
    await button(page, 'Save').click();
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await button(page, 'Sign in').click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Saved')).toBeVisible();
    await server.shiftClock(-3 * 3_600_000);
    await page.reload();
    await expect(page.getByLabel('Your name')).toHaveValue('Grace H.');
  });

  await test.step('codes of an app are switched on, and asked for', async () => {
    const { key, step } = await switchCodesOn(page, person);
    await expect(page.getByText('10 backup codes are left.')).toBeVisible();
    await signOut(page);
    await enter(page, person);
    await page.getByRole('textbox', { name: /^Code/ }).fill(totpAt(key, step + 1));
    await button(page, 'Continue').click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await page.goto('/admin/account');
  });

  await test.step('a passkey is added, and signs in without a password', () => usePasskey(page, person));

  await test.step('who has forgotten the password gets a link by e-mail', async () => {
    await page.request.post('/api/admin/auth/recover', { data: { email: person.email, locale: 'de' } });
    const mail = async () => (await newestMail(server.dataDir)).replace(/=\r?\n/g, '');
    await expect.poll(mail).toContain(`To: ${person.email}`);
    expect(await mail()).toContain(`${server.url}/admin/reset#`);
  });
});

test('after signing out, Back shows nothing of the operator', async ({ page, admin }) => {
  await page.goto('/admin/account');
  await enter(page, admin.person);
  await expect(heading(page, 'Account')).toBeVisible();
  await page.route('/admin/login', (route) => route.fulfill({ status: 204 })); // the page stays as it was left
  const leaving = page.waitForRequest('/admin/login');
  await button(page, 'Sign out').first().click();
  await leaving;
  // Playwright's browser has no back/forward cache
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page.getByText(admin.person.email)).toHaveCount(0);
});
