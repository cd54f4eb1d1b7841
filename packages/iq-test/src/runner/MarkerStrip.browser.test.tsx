import { expect, test, vi } from 'vitest';
import { anewForEachTest, place, show } from '../ui/inPage.fixture.ts';
import { MarkerStrip } from './MarkerStrip.tsx';

anewForEachTest();

test('each marker says its state to styles and to screen readers, with fewer marks than questions too', () => {
  show(<MarkerStrip answers={[2, 0, -1]} flags={[false, true]} currentIndex={1} onSelect={() => {}} />);
  const markers = [...place.querySelectorAll('button')];
  expect(
    markers.map(({ dataset, ariaLabel, ariaCurrent }) => [dataset.state, ariaLabel, ariaCurrent]),
  ).toEqual([
    ['answered', 'Question 1, answered', null],
    ['answered current flagged', 'Question 2, answered, marked for later', 'step'],
    ['unanswered', 'Question 3, not answered', null],
  ]);
});

test('a press gives the place of its question, also of the current one', () => {
  const onSelect = vi.fn();
  show(<MarkerStrip answers={[-1, 0]} currentIndex={0} onSelect={onSelect} />);
  for (const marker of place.querySelectorAll('button')) marker.click();
  expect(onSelect.mock.calls).toEqual([[0], [1]]);
});
