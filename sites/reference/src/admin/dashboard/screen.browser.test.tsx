import { dashboardRoutes, dayOf } from '@quotient/contract/admin';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { takeFiles } from '../inAdmin.fixture.tsx';
import { address, aServerForEachTest, callServer, openAdmin, visitor } from '../wholeAdmin.fixture.tsx';

aServerForEachTest();
const TODAY = '/dashboard?period=today';
const day = dayOf(Date.now());

/** The numbers of today as the server tells them. */
const today = async () =>
  parse(
    dashboardRoutes.getDashboard.answer,
    await callServer('GET', `${dashboardRoutes.getDashboard.path}?from=${day}&to=${day}`),
  );

/** A button of a chart, by the title of that. */
const tool = (title: string, name: string | RegExp) =>
  page.getByRole('group', { name: title, exact: true }).getByRole('button', { name });
/** Rows of a chart's table, without its head. */
const rowsIn = (title: string | RegExp) =>
  [...page.getByRole('table', { name: title }).element().querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );
/** The section under a heading. */
const section = (title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true }).element().closest('section');

test('chart, table and file have the same numbers', async () => {
  const files = takeFiles();
  await visitor.reach('paid');
  openAdmin(TODAY);
  const { totals } = await today();

  const [series, funnel] = ['Tests by day', 'From visit to result'];
  const drawing = page.getByRole('application').first();
  await expect.element(drawing).toBeVisible();
  expect(section(series)?.contains(drawing.element())).toBe(true);
  drawing.element().focus(); // the arrow keys go from day to day; there is one
  const tip = page.getByRole('status').filter({ hasText: 'Paid' });
  await expect.element(tip).toHaveTextContent(`Started${totals.started}Paid${totals.paid}`);
  await tool(series, 'Table').click();
  expect(rowsIn(series)[0]?.slice(1)).toEqual([String(totals.started), String(totals.paid)]);

  await tool(funnel, 'Table').click();
  const { visits, started, answered, completed, checkoutOpened, paid, mailed, shared, certified } = totals;
  const counts = [visits, started, answered, completed, checkoutOpened, paid, mailed, shared, certified];
  expect(rowsIn(funnel).map(([, count]) => count)).toEqual(counts.map(String));
  await tool(funnel, /CSV/).click();
  expect(files[0]?.name).toBe(`iq-test_funnel_${day}_${day}.csv`);
  const lines = (await files[0]?.content.text())?.trim().split('\r\n').slice(1);
  const asShown = rowsIn(funnel).map((row) => row.slice(0, 2));
  expect(lines?.map((line) => line.split(',').slice(0, 2))).toEqual(asShown);
});

test('every chart is saved as a picture at twice its size', async () => {
  await page.viewport(360, 800); // small pictures are soon made
  const files = takeFiles();
  await visitor.reach('payment');
  openAdmin(TODAY);
  for (const [index, title] of ['Tests by day', 'From visit to result', 'Scores'].entries()) {
    await expect.poll(() => section(title)?.querySelector('svg') ?? null).not.toBeNull();
    const box = section(title)?.querySelector('svg')?.getBoundingClientRect();
    await tool(title, /PNG/).click();
    await expect.poll(() => files.length).toBe(index + 1);
    const { width, height } = await createImageBitmap(files[index]?.content ?? new Blob());
    expect(width).toBe(((box?.width ?? 0) + 48) * 2);
    expect(height).toBeGreaterThan((box?.height ?? 0) * 2);
  }
});

test('each question is shown on demand', async () => {
  await visitor.reach('payment', { answers: [1, 1, -1] });
  openAdmin(TODAY);
  await page.getByText('Question by question').click();
  await expect.element(page.getByRole('heading', { name: /^Questions of/ })).toBeVisible();
  const main = (await today()).steps.find(({ set }) => set === 'main');
  await page
    .getByRole('group', { name: /^Questions of/ })
    .getByRole('button', { name: 'Table' })
    .click();
  const shown = rowsIn(/^Questions of/).map(([, ...cells]) => cells.map((cell) => cell?.split(' ')[0]));
  expect(shown).toEqual(main?.questions.map(({ viewed, answered }) => [String(viewed), String(answered)]));
  expect(shown).toHaveLength(20);
});

test('the period and the filters stand in the address, and are read from it', async () => {
  await page.viewport(1280, 800); // room for the periods beside each other
  await visitor.reach('payment');
  openAdmin('/dashboard');
  const period = (name: string) =>
    page.getByRole('list', { name: 'Period' }).getByRole('link', { name, exact: true });
  await expect.element(period('30 days')).toHaveAttribute('aria-current', 'true');
  await period('7 days').click();
  await page.getByLabelText('Question set').selectOptions('Main');
  await expect.poll(address).toBe('/dashboard?period=7d&set=main');
  openAdmin(address());
  await expect.element(period('7 days')).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByLabelText('Question set')).toHaveValue('main');

  await period('Own period').click();
  const to = page.getByLabelText('To', { exact: true });
  await to.fill('2026-02-01'); // first: a period of many months takes seconds to count
  await page.getByLabelText('From', { exact: true }).fill('2026-02-03');
  await to.fill('2026-02-05');
  await expect.poll(address).toMatch(/period=own&from=2026-02-03&to=2026-02-05/);
  await expect.element(page.getByText('3 Feb 2026 – 5 Feb 2026')).toBeVisible();
  await expect.element(page.getByText('compared with 31 Jan 2026 – 2 Feb 2026')).toBeVisible();
});
