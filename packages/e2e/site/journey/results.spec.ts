import { locales } from '@quotient/contract/locales';
import { answerKey } from '../../support/answerKey.ts';
import { newestMail } from '../../support/outbox.ts';
import { expect, test } from '../../support/test.ts';
import { arriveAtResults, stored } from './journey.ts';

/** A few right, the rest wrong: below the score from which the label is shown. */
const fewRight = answerKey.map((option, index) => (index < 6 ? option : (option + 1) % 4));

test('S001 S004 S008 S092 S093 S094 S095 S096 S097 S098 S015 S099 S103 S227 S100 S181 S218 S182 S009 S213 S214 S010 S101 S102 S199 S216 S025: twenty right answers give the top band and every part of the result, which is e-mailed and shared', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true });
  });
  await arriveAtResults(page);
  const main = page.getByRole('main');
  const iq = Number(await page.locator('[data-iq]').textContent());
  await test.step('every part of the result', async () => {
    expect(iq).toBeGreaterThanOrEqual(140);
    expect(iq).toBeLessThanOrEqual(149);
    await expect(main.getByText('Genius', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Percentile' })).toContainText(/(?<![\d.])99\.5(?!\d)/);
    await expect(main).toContainText(/(?<!\d)20 of 20(?!\d)/);
    await expect(main).toContainText(/average iq\D*100(?!\d)/i);
    await expect(main).toContainText(/entertainment and education/i);
    await expect(page.getByRole('heading', { name: 'How your score comes about' })).toBeVisible();
    await expect(page.getByText(/You earned \d+ of \d+ points/)).toBeVisible();
    const rows = page.locator('[data-category]');
    await expect(rows).toHaveCount(5);
    for (const name of [
      'Fluid Reasoning',
      'Quantitative Reasoning',
      'Crystallized Intelligence',
      'Visual-Spatial Processing',
      'Working Memory',
    ])
      await expect(rows.filter({ hasText: name })).toContainText('Strong');
    await expect(page.getByRole('button', { name: 'Take Test Again ($1.00)', exact: true })).toBeVisible();
    // all answers were given by the API, at once
    await expect(main).toContainText('in less time than it takes to read the questions');
  });

  const field = page.getByRole('textbox', { name: /email/i });
  const send = page.getByRole('button', { name: /^(send|e-?mail)/i });
  await test.step('an empty address is said, a wrong one is stopped by the browser', async () => {
    await expect(field).toHaveAttribute('type', 'email');
    await send.click();
    const toast = page.getByRole('alert').filter({ hasText: 'Email required' });
    await expect(toast).toContainText('Please enter a valid email address');
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/send-results-email')) calls += 1;
    });
    await field.fill('abc');
    await send.click();
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    expect(calls).toBe(0);
    await field.fill('a@b');
    await send.click();
    await expect.poll(() => calls).toBe(1);
  });

  await test.step('the results arrive in the outbox with the same score as on the page', async () => {
    await page.getByRole('button', { name: 'Send to another address' }).click();
    await field.fill('visitor@example.com');
    await send.click();
    await expect(
      page.getByRole('status').filter({ hasText: 'have been sent to visitor@example.com' }).first(),
    ).toContainText('Results sent!Your IQ Test results have been sent to visitor@example.com');
    await expect(field).toHaveCount(0);
    await expect(
      page.getByRole('article').getByRole('status').filter({ hasText: 'Results sent!' }),
    ).toBeVisible();
    const mail = await newestMail(server.dataDir);
    expect(mail).toMatch(/^To: visitor@example\.com$/m);
    expect(mail).toContain(String(iq));
  });

  await test.step('without a share feature, message and link are copied', async () => {
    await page
      .getByRole('region', { name: 'Share your results' })
      .getByRole('button', { name: 'Share Results' })
      .click();
    await expect(page.getByText('Results copied!')).toBeVisible();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const link = (await copied()).match(new RegExp(`${server.url}/r/[A-Za-z0-9_-]{22}`))?.[0];
    expect(link).toBeDefined();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await copied()).toBe(link);
    await page.goto(String(link));
  });

  await test.step('the link shows score, percentile and the disclaimer, and leads to a test of its own', async () => {
    await expect(page).toHaveTitle(/\$1\.00/);
    const name = page.getByText('Estimated IQ score');
    await expect(name).toBeVisible();
    await expect(name.locator('xpath=following-sibling::p[1]')).toHaveText(String(iq));
    await expect(page.getByRole('definition').first()).toHaveText('99.5');
    await expect(page.getByText('for entertainment and education only').first()).toBeVisible();
    await expect(main).toContainText('in less time than it takes to read the questions');
    await expect(page.getByRole('link', { name: 'Take the IQ Test yourself' })).toHaveAttribute('href', '/');
  });
});

test('S095 S096 S244 S148: a low score shows its own percentile and count, and no label; every question is explained, the printed report is one page in every language, and the test can be taken again', async ({
  page,
}) => {
  // outside of the stated range, and faster than it can be read: all that a report can say
  await arriveAtResults(page, fewRight);
  expect(Number(await page.locator('[data-iq]').textContent())).toBeLessThan(95);
  await expect(page.getByRole('main')).toContainText(/(?<!\d)6 of 20(?!\d)/);
  await expect(page.getByRole('region', { name: 'Percentile' })).toContainText(/(?<![\d.])0\.5(?!\d)/);
  for (const label of ['Low Average', 'Borderline', 'Extremely Low'])
    await expect(page.getByText(label, { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /show all/i }).click();
  await expect(page.getByText('Each number is twice the one before', { exact: false })).toBeVisible();

  // English last: the test is taken again on its page
  for (const code of Object.keys(locales).sort((a, b) => Number(a === 'en') - Number(b === 'en'))) {
    await page.goto(`/?lang=${code}`);
    await expect(page.locator(`[lang=${code}] [data-iq]`)).toBeVisible();
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), code).toHaveLength(1);
  }

  await test.step('taking the test again starts a new, unpaid session and clears the old answers', async () => {
    const before: { id: string; token: string } = JSON.parse((await stored(page, 'session')) ?? '{}');
    await page.getByRole('button', { name: 'Take Test Again ($1.00)', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('cost €1.00 again');
    await expect(page.getByRole('dialog')).toContainText('other questions, 20 in all');
    const confirm = page.getByRole('dialog').getByRole('button', { name: /again|new test|start/i });
    await confirm.click();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    for (const name of ['saved_answers', 'saved_questions', 'saved_iq', 'payment_status'])
      expect(await stored(page, name)).toBeNull();
    const after: { id: string; token: string } = JSON.parse((await stored(page, 'session')) ?? '{}');
    expect(after.id).not.toBe(before.id);
    const headers = { authorization: `Bearer ${after.token}` };
    const [first, second] = await Promise.all(
      [before, after].map(async ({ id, token }) => {
        const authorization = `Bearer ${token}`;
        const answer = await page.request.get(`/api/test-sessions/${id}`, { headers: { authorization } });
        return answer.json();
      }),
    );
    expect(second).toMatchObject({ set: 'parallel', status: 'testing', paymentStatus: 'unpaid' });
    const askedIn = ({ questions }: { questions: { question: string; options: string[] }[] }) =>
      questions.map(({ question, options }) => [question, ...[...options].sort()].join(' | '));
    expect(askedIn(second).filter((asked) => askedIn(first).includes(asked))).toEqual([]);
    expect((await page.request.post(`/api/test-sessions/${after.id}/finish`, { headers })).status()).toBe(
      200,
    );
    const results = await page.request.get(`/api/test-sessions/${after.id}/results`, { headers });
    expect(results.status()).toBe(402);
    await expect(page.getByText('Questions Answered: 0 / 20')).toBeVisible();
  });
});
