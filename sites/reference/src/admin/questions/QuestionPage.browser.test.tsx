import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, aServerForEachTest, asked, openAdmin } from '../wholeAdmin.fixture.tsx';

aServerForEachTest();

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const stage = () => document.querySelector('[data-width]');
const root = () => stage()?.querySelector('[data-iq-root]');
const region = (name: string) => page.getByRole('region', { name, exact: true });
const languages = page.getByLabelText('Language of the questions');
const isAnswer = (call: string) => call.includes('/answer');

test('a set is browsed by its abilities and searched, and the filters are cleared at once', async () => {
  openAdmin('/questions');
  await expect.element(page.getByText('20 of 20 questions')).toBeVisible();
  await page.getByRole('link', { name: /^Main \d/ }).click();
  expect(address()).toBe('/questions/main');
  await page.getByLabelText('Ability').selectOptions('Working memory');
  await expect.element(page.getByText('4 of 20 questions')).toBeVisible();
  await page.getByRole('link', { name: 'All sets' }).click();
  await page.getByLabelText('Ability').selectOptions('All abilities');
  await page.getByLabelText('Search the text').fill('no such words');
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect.element(page.getByText('20 of 20 questions')).toBeVisible();
});

test('figures are drawn in the list as visitors see them, and none is unknown', async () => {
  openAdmin('/questions/main');
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Main, question 1', exact: true }) });
  await expect.poll(() => first.element().querySelector('svg[data-token="triangle-dashed"]')).not.toBeNull();
  expect(document.querySelectorAll('[data-unknown]')).toHaveLength(0);
});

test('the arrow keys go from question to question, but not out of what uses them itself', async () => {
  openAdmin('/questions/main/1');
  await expect.element(heading('Main, question 1')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Previous question' })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(heading('Main, question 2')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(heading('Main, question 1')).toBeVisible();
  page.getByLabelText('Appearance').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(heading('Main, question 1')).toBeVisible();
  expect(address()).toBe('/questions/main/1');
  openAdmin('/questions/main/20');
  await expect.element(page.getByRole('link', { name: 'Previous question' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Next question' })).not.toBeInTheDocument();
});

test('a question is shown in every language, in light and dark, and as wide as a phone', async () => {
  openAdmin('/questions/main/1');
  for (const [name, dir, position] of [
    ['Deutsch', 'ltr', 'Frage 1 von 20'],
    ['Français', 'ltr', 'Question 1 sur 20'],
    ['Español', 'ltr', 'Pregunta 1 de 20'],
    ['العربية', 'rtl', 'السؤال 1 من 20'],
  ] as const) {
    await languages.selectOptions(name);
    await expect.element(region(position)).toBeVisible();
    expect(root()?.getAttribute('dir')).toBe(dir);
  }
  const paper = () => getComputedStyle(root() ?? document.body).backgroundColor;
  await page.getByLabelText('Appearance').selectOptions('Light');
  const light = paper();
  await page.getByLabelText('Appearance').selectOptions('Dark');
  await expect.poll(paper).not.toBe(light);
  await page.getByLabelText('Width').selectOptions('Phone');
  expect(getComputedStyle(stage() ?? document.body).width).toBe('360px');
  await page.getByRole('link', { name: 'Next question' }).click();
  await expect.element(heading('Main, question 2')).toBeVisible();
  expect(stage()?.getAttribute('data-width')).toBe('phone');
});

test('an answer is asked for once, and hidden again in another language', async () => {
  openAdmin('/questions/main/4');
  const ask = page.getByRole('button', { name: 'Show the answer' });
  await expect.element(ask).toBeVisible();
  expect(asked.filter(isAnswer)).toEqual([]);
  await ask.click();
  await expect.element(page.getByText('Right option')).toBeVisible();
  // coming back to the window asks for nothing again
  window.dispatchEvent(new Event('visibilitychange'));
  await languages.selectOptions('Deutsch');
  await expect.element(ask).toBeVisible();
  expect(asked.filter(isAnswer)).toHaveLength(1);
});

test('the preview is the screen of a real test, whose clock stands still and which stores nothing', async () => {
  openAdmin('/questions/main/19');
  await page.getByRole('link', { name: 'Try it as a visitor' }).click();
  const timer = page.getByRole('timer');
  await expect.element(timer).toHaveTextContent('25:00');
  await page.getByLabelText('Questions', { exact: true }).selectOptions('The whole set');
  await expect.element(region('Question 19 of 20')).toBeVisible();
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.element(region('Question 20 of 20')).toBeVisible();
  // another language goes on where the preview is
  await languages.selectOptions('Deutsch');
  await expect.element(region('Frage 20 von 20')).toBeVisible();
  await page.getByRole('button', { name: 'Test beenden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt beenden' }).click();
  await expect.element(page.getByText('The preview is over')).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect.element(timer).toHaveTextContent('25:00');
  const ofVisitors = asked.filter((call) => !call.includes('/api/admin/')).map((call) => call.split('?')[0]);
  expect([...new Set(ofVisitors)]).toEqual(['GET /api/svg-shapes']);
  expect(Object.keys(localStorage).filter((key) => /preview|saved|session/.test(key))).toEqual([]);
});

test('a question says how many cases its statistics have, and leads to them', async () => {
  openAdmin('/questions/main/3');
  await expect.element(page.getByText('Too few cases so far: 0, and 50 are needed.')).toBeVisible();
  const link = page.getByRole('link', { name: 'Open its statistics' });
  await expect.element(link).toHaveAttribute('href', '/admin/statistics/main/3');
});

test('the questions stand among the screens of operators', async () => {
  openAdmin('/questions/main/1');
  const here = page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: 'Questions' });
  await expect.element(here).toHaveAttribute('aria-current', 'page');
});

test.each(['main/999', 'nothing/1', 'main/999/visitor'])(
  'the address %s, without a question, says so',
  async (path) => {
    openAdmin(`/questions/${path}`);
    await expect.element(heading('There is nothing here')).toBeVisible();
  },
);

test('who reads German has the questions in German, too', async () => {
  openAdmin('/questions/main/1');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect.element(heading('Hauptsatz, Frage 1')).toBeVisible();
  await expect.element(region('Frage 1 von 20')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Lösung zeigen' })).toBeVisible();
});
