import { expect, type Person, signIn, test } from '../support/adminTest.ts';

const person = (name: string): Person => ({
  name,
  email: `${name.toLowerCase()}-${crypto.randomUUID()}@quotient.test`,
  password: 'quiet rivers run deep',
});

test('two operators: one invites, withdraws an invitation and removes the other, who is out at once', async ({
  page,
  browser,
  admin,
  server,
}) => {
  const grace = person('Grace');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const link = page.getByRole('status', { name: 'Link', exact: true });
  const open = () => page.goto('/admin/operators');
  const invite = async () => {
    await open();
    await button('Make a link').click();
    await dialog.getByLabel('Password', { exact: true }).fill(admin.person.password);
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    return (await link.textContent()) ?? '';
  };
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  const context = await browser.newContext({ baseURL: server.url });
  const theirs = await context.newPage();

  await test.step('an invitation that is withdrawn lets nobody in', async () => {
    const address = await invite();
    const withdraw = page.getByRole('button', { name: /^Withdraw the invitation of Ada/ });
    await withdraw.first().click();
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('No invitation is open.')).toBeVisible();
    await theirs.goto(address);
    await expect(theirs.getByText('This link was used')).toBeVisible();
  });

  await test.step('another one lets Grace in, who is listed with who invited her', async () => {
    const address = await invite();
    await theirs.goto(address);
    await theirs.getByLabel('Your name').fill(grace.name);
    await theirs.getByLabel('Email address').fill(grace.email);
    await theirs.getByLabel('New password', { exact: true }).fill(grace.password);
    await theirs.getByRole('button', { name: 'Set up and sign in' }).click();
    await expect(theirs.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
    await open();
    await expect(rowOf(grace.email)).toContainText('Ada');
  });

  await test.step('Grace is removed, and is out at once', async () => {
    await rowOf(grace.email).getByRole('button', { name: 'Remove Grace' }).click();
    await expect(dialog).toContainText(grace.email);
    await dialog.getByLabel('Password', { exact: true }).fill(admin.person.password);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('Grace is no longer an operator.')).toBeVisible();
    await expect(rowOf(grace.email)).toHaveCount(0);
    await theirs.reload();
    await expect(theirs.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(signIn(theirs, grace)).rejects.toThrow('could not sign in: 401');
    await context.close();
  });

  await test.step('the audit log names it', async () => {
    await page.goto('/admin/audit');
    await expect(rowOf('auth.remove').first()).toContainText('Grace');
  });
});

test("operators who remove themselves return to the sign-in and can't sign in again", async ({
  page,
  browser,
  admin,
  server,
}) => {
  const hedy = person('Hedy');
  const headers = { Authorization: `Bearer ${await admin.token()}` };
  const invited = await page.request.post('/api/admin/auth/invitations', {
    headers,
    data: { password: admin.person.password },
  });
  const { url } = await invited.json();
  const context = await browser.newContext({ baseURL: server.url });
  const theirs = await context.newPage();
  const token = new URL(url).hash.slice(1);
  await theirs.request.post('/api/admin/auth/setup', { data: { token, ...hedy } });
  await signIn(theirs, hedy);
  await theirs.goto('/admin/operators');
  await theirs.getByRole('button', { name: 'Remove Hedy' }).click();
  const dialog = theirs.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(hedy.password);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(theirs).toHaveURL('/admin/login');
  await expect(theirs.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(signIn(theirs, hedy)).rejects.toThrow('could not sign in: 401');
  await context.close();
});
