import { expect, test } from 'vitest';
import { createI18n } from '../i18n/createI18n.ts';
import { loadMessages } from '../i18n/loadI18n.ts';
import { anewForEachTest, find, place, show, textsOf } from '../ui/inPage.fixture.ts';
import { CategoryChart } from './CategoryChart.tsx';

anewForEachTest();

test('a bar has one part for each question, the wrong ones last, and fills its width', () => {
  const draw = (correct: number, total: number) =>
    show(
      <CategoryChart
        categories={[{ category: 'working-memory', correct, total, percentage: 50, performance: 'Average' }]}
      />,
    );
  const missed = () => [...place.querySelectorAll('rect')].map((part) => part.hasAttribute('data-missed'));
  draw(2, 3);
  expect(missed()).toEqual([false, false, true]);
  const last = find<SVGRectElement>('rect:last-child');
  const end =
    Number.parseFloat(last.getAttribute('x') ?? '') + Number.parseFloat(last.getAttribute('width') ?? '');
  expect(end).toBeCloseTo(100, 9);
  draw(0, 1);
  expect(missed()).toEqual([true]);
  expect(find('rect').getAttribute('width')).toBe('100%');
});

test('the order is kept, and shares are written as the language writes them', async () => {
  const german = createI18n({ locale: 'de', messages: await loadMessages('de') });
  const some = { total: 6, performance: 'Average' } as const;
  show(
    <CategoryChart
      categories={[
        { ...some, category: 'working-memory', correct: 4, percentage: 66.7 },
        { ...some, category: 'fluid-reasoning', correct: 6, percentage: 100 },
      ]}
    />,
    german,
  );
  expect([...place.querySelectorAll('li')].map(({ dataset }) => dataset.category)).toEqual([
    'working-memory',
    'fluid-reasoning',
  ]);
  expect(textsOf('li:first-child span').join(' ')).toContain('66,7\u00a0%');
});
