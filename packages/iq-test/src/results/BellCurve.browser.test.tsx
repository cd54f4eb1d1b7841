import { expect, test } from 'vitest';
import { anewForEachTest, find, place, show } from '../ui/inPage.fixture.ts';
import { BellCurve } from './BellCurve.tsx';

anewForEachTest();

const draw = (iq: number, low: number, high: number) =>
  show(<BellCurve results={{ iq, band: { low, high }, averageIq: 100 }} />);

test.each([
  [40, '0%', 'left'],
  [74, '24%', 'left'],
  [75, '25%', undefined],
  [125, '75%', undefined],
  [126, '76%', 'right'],
  [170, '100%', 'right'],
])('a score of %i stands at %s, with its label at the end %s', (iq, x, end) => {
  draw(iq, 90, 110);
  expect(find('circle').getAttribute('cx')).toBe(x);
  expect(find('[role="img"] > div > div').dataset.end).toBe(end);
});

test('a band that reaches out of the drawing ends at its edge, and of seven numbers four may be spared', () => {
  draw(149, 140, 159);
  expect([find('rect').getAttribute('x'), find('rect').getAttribute('width')]).toEqual(['90%', '10%']);
  const numbers = [...place.querySelectorAll('g text')];
  expect(numbers.map(({ textContent }) => textContent)).toEqual([
    '55',
    '70',
    '85',
    '100',
    '115',
    '130',
    '145',
  ]);
  const marked = (mark: string) =>
    numbers.filter((each) => each.matches(mark)).map(({ textContent }) => textContent);
  expect(marked('[data-average]')).toEqual(['100']);
  expect(marked('[data-spare]')).toEqual(['55', '85', '115', '145']);
});
