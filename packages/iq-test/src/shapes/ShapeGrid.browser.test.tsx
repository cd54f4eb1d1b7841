import { expect, test } from 'vitest';
import { anewForEachTest, find, place, show } from '../ui/inPage.fixture.ts';
import { ShapeGrid } from './ShapeGrid.tsx';

anewForEachTest();

const row = ['circle', 'square', 'triangle'];
const draw = (last: string[]) => show(<ShapeGrid grid={[row, row, last]} shapes={new Map()} />);
const cells = () => [...place.querySelectorAll<HTMLElement>('[role="img"]')];

test.each(['?', ''])(
  'the missing cell, written as "%s", shows a question mark and is named by its place',
  (mark) => {
    draw(['circle', mark, 'triangle']);
    expect(find('[role="group"]').ariaLabel).toBe(
      'Grid of 3 by 3 figures. The cell in row 3, column 2 is missing.',
    );
    expect(
      cells()
        .filter(({ dataset }) => dataset.missing)
        .map(({ textContent }) => textContent),
    ).toEqual(['?']);
    expect(cells()[7]?.ariaLabel).toMatch(/^Row 3, column 2: /);
    expect(place.querySelectorAll('svg')).toHaveLength(8);
  },
);

test('each figure is described once, by its cell', () => {
  draw(['circle-filled', 'square', '?']);
  expect(cells()).toHaveLength(9);
  expect(cells()[6]?.ariaLabel).toBe('Row 3, column 1: filled circle');
  expect(place.querySelectorAll('svg:not([aria-hidden])')).toHaveLength(0);
});
