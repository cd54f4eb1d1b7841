import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { countsOf } from './dashboard.fixture.ts';
import { FunnelBars, heightOf } from './FunnelBars.tsx';
import { funnelOf } from './numbers.ts';

anewForEachTest();
const steps = funnelOf(countsOf({ visits: null, started: 200, answered: 50, paid: 10, mailed: 5 }));
const drawing = page.getByRole('img', { name: 'The funnel' });
const rows = () => [...drawing.element().querySelectorAll('g')];
const textsOf = (row: Element | undefined) =>
  [...(row?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);
const widthsOf = (row: Element | undefined) =>
  [...(row?.querySelectorAll('rect') ?? [])].map((rect) => Number(rect.getAttribute('width')));

test('where there is room each step has its numbers in columns, and a bar of those who went no further', async () => {
  show(<FunnelBars steps={steps} width={824} label="The funnel" />);
  await expect.element(drawing).toHaveAttribute('height', String(heightOf(824, steps.length)));
  const [visits, started, answered] = rows();
  expect(textsOf(visits)).toEqual(['Visits', '–', '–', '–', '–']);
  expect(textsOf(answered)).toEqual(['A question answered', '50', '25.0%', '25.0%', '150']);
  expect(widthsOf(started)).toEqual([300]);
  expect(widthsOf(answered)).toEqual([224, 75]);
});

test('on a phone shares stand below the bar; what visitors do with a result is no loss', async () => {
  show(<FunnelBars steps={steps} width={320} label="The funnel" />);
  await expect.element(drawing).toBeVisible();
  const mailed = rows()[6];
  expect(textsOf(mailed)).toEqual(['Result emailed', '5', '2.5% of first · 50.0% of step before']);
  expect(widthsOf(mailed)).toEqual([8]);
});
