import type { Page } from '@playwright/test';
import { expect, mailedLink, type Person, signIn, test, totpAt } from '../support/adminTest.ts';

test.use({ isSignedIn: false });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const code = (page: Page) => page.getByRole('textbox', { name: /^Code/ });

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

/** Switches codes on by the account page; resolves to the key, the step that was used, and the backup codes. */
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
  const codes = await list.getByRole('listitem').allInnerTexts();
  await button(page, 'I have stored them').click();
  return { key, step, codes };
}

test.describe('from another site', () => {
  test.use({ answeredHosts: ['evil.test'] });

  test('S017, S026, S027, S028: whoever is signed out goes to the form of the sign-in, and from there back to where he was, by the keyboard; nobody else uses his cookies', async ({
    page,
    context,
    admin,
    server,
  }) => {
    for (const path of ['/admin/dashboard', '/admin/shapes']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/admin\/login/);
    }
    await page.goto('/admin/account?from=here');
    await expect(page).toHaveURL(/\/admin\/login\?to=/);

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

    await test.step('a wrong password is told', async () => {
      await enter(page, { ...admin.person, password: 'something else entirely' });
      await expect(page.getByRole('alert')).toContainText('do not belong together');
    });

    await test.step('everything can be done by the keyboard', async () => {
      await page.reload();
      await expect(page.getByLabel('Email address')).toBeFocused();
      await page.keyboard.type(admin.person.email);
      await page.keyboard.press('Tab');
      await page.keyboard.type(admin.person.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/account\?from=here$/);
      await expect(heading(page, 'Account')).toBeVisible();
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
      await expect(heading(page, 'Account')).toBeVisible();
      await server.shiftClock(-11 * 60_000);
    });

    await test.step('a page of another origin signs nobody out', async () => {
      await page.route('https://evil.test/', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<form method="post" action="${server.url}/api/admin/auth/logout"></form>`,
        }),
      );
      await page.goto('https://evil.test/');
      await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
      await page.waitForURL(/\/api\/admin\/auth\/logout$/);
      expect(await page.locator('body').textContent()).toContain('foreign_origin');
      await page.goto('/admin/account');
      await expect(heading(page, 'Account')).toBeVisible();
    });
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

/** Adds a passkey on the account's page, signs out, in with it, and removes it. */
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
  await page.goto('/admin/account');
  await button(page, 'Remove the passkey Laptop').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Laptop')).toHaveCount(0);
}

test('an operator comes by a link, once, goes on where a session ended, and signs in by codes, a backup code and a passkey', async ({
  page,
  admin,
  server,
  browser,
}) => {
  const person: Person = {
    name: 'Grace',
    email: `grace-${crypto.randomUUID()}@quotient.test`,
    password: 'quiet rivers run deep',
  };
  const isIn = () => expect(page).toHaveURL(/\/admin\/dashboard$/);

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
    const password = page.getByLabel('New password', { exact: true });
    await password.fill('too short');
    await button(page, 'Set up and sign in').click();
    expect(await password.evaluate((input: HTMLInputElement) => input.validity.tooShort)).toBe(true);
    await password.fill(person.email);
    await button(page, 'Set up and sign in').click();
    await expect(page.getByText('Choose another password than your email address.')).toBeVisible();
    await password.fill(person.password);
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

  await test.step('a session is ended from another device at once', async () => {
    const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage();
    await signIn(elsewhere, person);
    await page.reload();
    const rows = page.getByRole('table', { name: 'Your sessions' }).getByRole('row');
    await expect(rows.filter({ hasText: 'this one' })).toHaveCount(1);
    await button(page, /^Sign out: Chrome on/)
      .first()
      .click();
    await expect(button(page, /^Sign out: Chrome on/)).toHaveCount(0);
    await elsewhere.goto('/admin/account');
    await expect(elsewhere).toHaveURL(/\/admin\/login/);
    await elsewhere.context().close();
  });

  await test.step('codes of an app: switched on, asked for, taken once; a backup code in their place', async () => {
    const { key, step, codes } = await switchCodesOn(page, person);
    await expect(page.getByText('10 backup codes are left.')).toBeVisible();
    const enterCode = async (text: string) => {
      await code(page).fill(text);
      await button(page, 'Continue').click();
    };
    await signOut(page);
    await enter(page, person);
    await enterCode(totpAt(key, step + 1));
    await isIn();
    await signOut(page);
    await enter(page, person);
    await enterCode(totpAt(key, step + 1));
    await expect(page.getByRole('alert')).toContainText('used before');
    await enterCode(codes[0] ?? '');
    await isIn();
    await page.goto('/admin/account');
    await expect(page.getByText('9 backup codes are left.')).toBeVisible();
  });

  await test.step('a passkey is added, signs in without a password, and is removed', () =>
    usePasskey(page, person));

  await test.step('all sessions are ended together, and the removed passkey opens nothing', async () => {
    await button(page, 'Sign out everywhere').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await button(page, 'Sign in with a passkey').click();
    await expect(page.getByRole('alert')).toContainText('opens nothing here');
    await page.goto('/admin/account');
    await expect(page).toHaveURL(/\/admin\/login/);
  });
});

test('who has forgotten the password gets a link by e-mail, in the language of the page', async ({
  page,
  admin,
  server,
}) => {
  const person = await admin.newPerson('Rosalind');
  await page.goto('/admin/login');
  await button(page, 'Deutsch').click();
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(heading(page, 'Passwort vergessen?')).toBeVisible();
  await page.getByLabel('E-Mail-Adresse').fill(person.email);
  await button(page, 'Link senden').click();
  await expect(page.getByRole('status').filter({ hasText: 'Falls jemand' })).toBeVisible();
  const link = () => mailedLink(server.dataDir, person.email);
  await expect.poll(link, { timeout: 30_000 }).toContain('/admin/reset#');
  await page.goto((await link()) ?? '');
  await page.getByLabel('Neues Passwort', { exact: true }).fill('another quiet river');
  await button(page, 'Passwort festlegen').click();
  await expect(page.getByText('Ihr neues Passwort gilt.')).toBeVisible();
  await page.getByLabel('E-Mail-Adresse').fill(person.email);
  await page.getByLabel('Passwort', { exact: true }).fill('another quiet river');
  await button(page, 'Anmelden').click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});
