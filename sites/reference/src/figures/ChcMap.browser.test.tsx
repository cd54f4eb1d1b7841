import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ChcMap } from './ChcMap.tsx';
import { bringAlive } from './chcMap.script.ts';
import { bringToLife, showFigure, textsOf } from './figure.fixture.tsx';

const cellOf = (code: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith(code),
  );
  if (!found) throw new Error(`There is no cell ${code}.`);
  return found;
};
const panel = () => textsOf(document, '[aria-live] > *')[0];
const isShown = (selector: string) =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });

test('without code all 18 descriptions stand there, and no cell pretends to do something', () => {
  const figure = showFigure(ChcMap, 'de');
  figure.dataset.still = '';
  expect(isShown('dl:not([aria-live])')).toBe(true);
  expect(isShown('[aria-live]')).toBe(false);
  expect(textsOf(figure, 'dl:not([aria-live]) > *')).toHaveLength(18);
  expect([...figure.querySelectorAll('button')].filter(({ disabled }) => !disabled)).toEqual([]);
});

test('a cell is chosen by pointer and described in the panel', async () => {
  bringToLife(showFigure(ChcMap), bringAlive);
  expect(isShown('dl:not([aria-live])')).toBe(false);
  await userEvent.click(cellOf('Gs'));
  expect(panel()).toBe(
    'Gs Processing speedSimple tasks done fast and without error.Not asked about: there is a time limit, but speed is not scored.',
  );
});

test('arrow keys go to the neighbor in their direction, around the edges, and one tab stop leads in', async () => {
  const figure = bringToLife(showFigure(ChcMap), bringAlive);
  cellOf('Gf').focus();
  const visited: (string | undefined)[] = [];
  for (const key of [
    'ArrowDown',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowUp',
    'ArrowUp',
    'ArrowLeft',
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement).toBe(figure.querySelector('[aria-checked="true"]'));
    visited.push(document.activeElement?.textContent?.match(/^G[a-z]*/)?.[0]);
  }
  expect(visited).toEqual(['Gc', 'Gl', 'Go', 'Gc', 'Gf', 'Gei', 'Gps']);
  expect(figure.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
  expect(figure.querySelectorAll('[aria-checked="true"]')).toHaveLength(1);
  expect(panel()).toMatch(/^Gps Psychomotor speed/);
});

test('in Arabic the columns run from right to left, and so do the arrow keys', async () => {
  bringToLife(showFigure(ChcMap, 'ar'), bringAlive);
  cellOf('Gf').focus();
  const placeOf = (element: Element | null) => element?.getBoundingClientRect().x ?? 0;
  const from = placeOf(document.activeElement);
  await userEvent.keyboard('{ArrowLeft}');
  expect(placeOf(document.activeElement)).toBeLessThan(from);
  await userEvent.keyboard('{ArrowRight}');
  expect(placeOf(document.activeElement)).toBe(from);
});

test('g is drawn and taken away, with a sentence for either view', async () => {
  const figure = bringToLife(showFigure(ChcMap), bringAlive);
  const seen = () =>
    [...figure.querySelectorAll('p:not([id])')].some(
      (each) =>
        each.textContent?.includes('general factor') && each.checkVisibility({ visibilityProperty: true }),
    );
  expect(seen()).toBe(true);
  await userEvent.click(figure.querySelector('input') ?? figure);
  expect(seen()).toBe(false);
  expect(textsOf(figure, 'output')[0]).toMatch(/^Without g, as Horn/);
  await userEvent.keyboard(' ');
  expect(seen()).toBe(true);
  expect(textsOf(figure, 'output')[0]).toMatch(/^With g, as Carroll/);
});
