import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CoxCorrection } from './CoxCorrection.tsx';
import { bringAlive } from './coxCorrection.script.ts';
import { bringToLife, showFigure, textsOf } from './figure.fixture.tsx';

const order = (value: number) =>
  document.querySelector(`[name="cox-order"][value="${value}"]`) ?? document.body;
/** The people of the chart from top to bottom. */
const inChart = () =>
  [...document.querySelectorAll('[data-ys]')]
    .sort((one, other) => one.getBoundingClientRect().y - other.getBoundingClientRect().y)
    .map((row) => textsOf(row, ':scope > text:last-of-type')[0]);
const inList = () => textsOf(document, 'li span:last-child');

test('without code the chart stands by record, with the whole table behind it', () => {
  const figure = showFigure(CoxCorrection, 'de');
  expect(inList().slice(0, 2)).toEqual([
    'John Quincy Adams: 165, veröffentlicht als 175 (+10)',
    'Goethe: 200, veröffentlicht als 210 (+10)',
  ]);
  expect(textsOf(figure, 'li:first-child span:first-child')).toEqual(['Note 3,0']);
  expect(textsOf(figure, 'tbody tr')).toHaveLength(21);
  expect(textsOf(figure, 'tbody tr:last-child td')).toEqual(['6,0', '150', '180', '+30']);
});

test('ordered by published IQ the rows move, and back again by record', async () => {
  const figure = bringToLife(showFigure(CoxCorrection), bringAlive);
  const byRecord = inList();
  const chartByRecord = inChart();
  await userEvent.click(order(1));
  expect(inList().slice(0, 3)).toEqual([
    'Goethe: 200, published as 210 (+10)',
    'Pascal: 180, published as 195 (+15)',
    'Voltaire: 180, published as 190 (+10)',
  ]);
  expect(inList().at(-1)).toBe('Napoleon: 140, published as 145 (+5)');
  await expect.poll(() => inChart()[0]).toBe('Goethe');
  expect(textsOf(figure, 'output')[0]).toMatch(/^Goethe leads with 210/);
  const grade = [...figure.querySelectorAll('g > text')].find(
    ({ textContent }) => textContent === 'Grade 3.0',
  );
  expect(grade && getComputedStyle(grade).display).toBe('none');
  await userEvent.keyboard('{ArrowLeft}');
  expect(inList()).toEqual(byRecord);
  await expect.poll(inChart).toEqual(chartByRecord);
});
