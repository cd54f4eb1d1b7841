import { expect, test } from 'vitest';
import { bringToLife, showFigure } from './figure.fixture.tsx';
import { MovingAverage } from './MovingAverage.tsx';
import { bringAlive } from './movingAverage.script.ts';

function set(figure: HTMLElement, name: string, end: 'min' | 'max'): void {
  const input = figure.querySelector<HTMLInputElement>(`[type="range"][name="${name}"]`);
  if (!input) throw new Error(`There is no slider "${name}".`);
  input.value = input[end];
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
const places = (figure: HTMLElement) =>
  [...figure.querySelectorAll('svg [data-moves]')].flatMap((each) =>
    ['x', 'x1', 'x2', 'cx'].flatMap((name) => {
      const value = each.getAttribute(name);
      return value?.endsWith('%') ? Number.parseFloat(value) : [];
    }),
  );

test('at both ends of every slider and for every kind of task, all stands in the drawing', () => {
  const figure = bringToLife(showFigure(MovingAverage), bringAlive);
  const kinds = [...figure.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  expect(kinds.length).toBeGreaterThan(1);
  for (const kind of kinds)
    for (const years of ['min', 'max'] as const)
      for (const sample of ['min', 'max'] as const) {
        kind.click();
        set(figure, 'years', years);
        set(figure, 'sample', sample);
        const all = places(figure);
        expect(all.length).toBeGreaterThan(8);
        expect(Math.min(...all), `${kind.value} ${years} ${sample}`).toBeGreaterThanOrEqual(0);
        expect(Math.max(...all), `${kind.value} ${years} ${sample}`).toBeLessThanOrEqual(100);
      }
});
