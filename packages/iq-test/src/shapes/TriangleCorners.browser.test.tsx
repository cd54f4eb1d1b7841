import { expect, test } from 'vitest';
import { anewForEachTest, place, show } from '../ui/inPage.fixture.ts';
import { TriangleCorners } from './TriangleCorners.tsx';

anewForEachTest();

const numbers = (triangle: Element | undefined) =>
  Object.fromEntries(
    [...(triangle?.querySelectorAll<SVGElement>('[data-place]') ?? [])].map(({ dataset, textContent }) => [
      dataset.place,
      textContent,
    ]),
  );

test('each number stands at its place, and the one to find is marked and said as missing', () => {
  show(
    <TriangleCorners
      grid={[
        ['1,2,3,6', '2,2,4,8'],
        ['3,1,5,9', '4,?,2,8'],
      ]}
    />,
  );
  const triangles = [...place.querySelectorAll('svg')];
  expect(triangles.map(numbers)[0]).toEqual({ top: '1', left: '2', right: '3', inside: '6' });
  expect(triangles.map(numbers)[3]).toEqual({ top: '4', left: '?', right: '2', inside: '8' });
  expect(
    [...place.querySelectorAll<SVGElement>('[data-missing]')].map(({ dataset }) => dataset.place),
  ).toEqual(['left']);
  expect(triangles[3]?.ariaLabel).toMatch(/^Triangle 4: /);
  expect(triangles[3]?.ariaLabel).not.toContain('?');
});

test('a triangle with a number too few is drawn without it', () => {
  show(<TriangleCorners grid={[['1,2,3']]} />);
  expect(numbers(place.querySelector('svg') ?? undefined)).toEqual({
    top: '1',
    left: '2',
    right: '3',
    inside: '',
  });
});
