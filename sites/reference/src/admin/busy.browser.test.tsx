import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from './screens.fixture.tsx';
import { aServerForEachTest } from './wholeAdmin.fixture.tsx';

aServerForEachTest();

const search = (label: string) => () => page.getByLabelText(label, { exact: false }).fill('zz');

test.each([
  ['/shapes', /^\d+ of \d+/, search('Search')],
  ['/partners', /partners?$/, search('Search')],
  [
    '/questions',
    /questions$/,
    () => page.getByLabelText('Language of the questions').selectOptions('Deutsch'),
  ],
])('%s: a count is busy until its list has followed', async (address, words, choose) => {
  await openScreen(address);
  const count = page.getByRole('status').filter({ hasText: words });
  await expect.element(count).toBeVisible();
  const seen: (string | null)[] = [];
  const status = count.element();
  const observer = new MutationObserver(() => seen.push(status.getAttribute('aria-busy')));
  onTestFinished(() => observer.disconnect());
  observer.observe(status, { attributeFilter: ['aria-busy'] });
  await choose();
  await expect.poll(() => seen).toEqual(['true', 'false']);
});
