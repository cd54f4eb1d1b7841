import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bringToLife, showFigure, textsOf } from './figure.fixture.tsx';
import { PassedTwice } from './PassedTwice.tsx';
import { bringAlive } from './passedTwice.script.ts';

const isSeen = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true });

test('without code the start and the whole table are there, and nothing to move', () => {
  const figure = showFigure(PassedTwice, 'de');
  figure.dataset.still = '';
  expect(textsOf(figure, 'output')).toEqual([
    '59 % der Kinder, die im ersten Test auf 130 kommen, kommen im zweiten wieder darauf. Von 1.000 Kindern sind das 13,4 von 22,8; die anderen 9,4 nicht.',
  ]);
  expect(isSeen(figure.querySelector('table'))).toBe(true);
  expect(textsOf(figure, 'tbody tr')).toHaveLength(2 + 16);
  expect(textsOf(figure, 'tbody tr:last-child')).toEqual(['0,9991,282,09,290 %', '0,9922,819,73,087 %']);
  expect([...figure.querySelectorAll('input')].filter(isSeen)).toEqual([]);
});

test('the slider and the cut-off change numbers, dots and sentence', async () => {
  const figure = bringToLife(showFigure(PassedTwice), bringAlive);
  expect(isSeen(figure.querySelector('table'))).toBe(false);
  const slider = figure.querySelector<HTMLInputElement>('[type="range"]');
  slider?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(slider?.getAttribute('aria-valuetext')).toBe('0.95');
  expect(textsOf(figure, 'output')[0]).toMatch(/^70% of .* 16\.0 of 22\.8; the other 6\.7 do not\.$/);
  await userEvent.click(figure.querySelector('[value="120"]') ?? figure);
  expect(textsOf(figure, 'output')[0]).toMatch(
    /^77% of .* reach 120 .* 70\.6 of 91\.2; the other 20\.6 do not\.$/,
  );
  expect(figure.querySelector('[role="img"]')?.getAttribute('viewBox')).toBe('0 0 23 4');
});
