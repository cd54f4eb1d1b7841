import { localeCodes } from '@quotient/contract/locales';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createI18n } from '../i18n/createI18n.ts';
import { loadMessages } from '../i18n/loadI18n.ts';
import { SampleResults } from '../results/SampleResults.tsx';
import { anewForEachTest, find, later, place, press, show, textsOf } from '../ui/inPage.fixture.ts';
import { SampleReport } from './SampleReport.tsx';

anewForEachTest();

const load = vi.fn(async () => ({ SampleResults }));
beforeEach(() => void load.mockReset().mockResolvedValue({ SampleResults }));
const open = () => find('summary').click();
const region = () => expect.poll(() => place.querySelector('details > section'));

test('it is closed and fetches nothing; opened, it fetches once and says that it is an example', async () => {
  show(<SampleReport load={load} />);
  expect([find<HTMLDetailsElement>('details').open, load.mock.calls.length]).toEqual([false, 0]);
  open();
  await expect.element(page.getByRole('region', { name: 'Sample report' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Sample report' }))
    .toHaveAccessibleDescription(/^Example data, not a real person’s result\./);
  open();
  open();
  await region().toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('opened before its code came, it fetches as well', async () => {
  show(<SampleReport load={load} />);
  const details = find<HTMLDetailsElement>('details');
  details.open = true; // as in a prerendered page: the event came before us
  await region().toBeTruthy();
});

test('if loading the sample fails, a message says so and a button tries again', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  load.mockRejectedValue(new TypeError('lost'));
  show(<SampleReport load={load} />);
  find<HTMLDetailsElement>('details').open = true;
  await later('[role="status"]').toContain('Try again');
  load.mockResolvedValue({ SampleResults });
  press('Try again');
  await later('section h2').toBe('Sample report');
});

test.each(localeCodes)(
  'in %s its regions, figures and headings say that they are examples, and it fits a phone',
  async (locale) => {
    await page.viewport(320, 700);
    place.style.padding = '8px'; // a number's first digit reaches into the margin
    const i18n = createI18n({ locale, messages: await loadMessages(locale) });
    show(<SampleReport load={async () => ({ SampleResults })} />, i18n);
    open();
    await region().toBeTruthy();
    expect(place.scrollWidth).toBeLessThanOrEqual(320);
    const { score, percentile, categoriesTitle, reviewTitle } = (await loadMessages(locale)).sample.words;
    const headings = textsOf('h2');
    expect(headings.slice(1)).toEqual([score, percentile, categoriesTitle, reviewTitle]);
    const real = (await loadMessages(locale)).results;
    for (const words of [real.score, real.percentile, real.yourAnswer]) {
      const found = [...place.querySelectorAll('h2, li span')].some(
        ({ textContent }) => textContent === words,
      );
      expect(found, words).toBe(false);
    }
    const levels = [...place.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThan(2);
    await page.viewport(1024, 768);
  },
);
