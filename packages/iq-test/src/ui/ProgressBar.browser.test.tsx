import { expect, test } from 'vitest';
import { anewForEachTest, find, show } from './inPage.fixture.ts';
import { ProgressBar } from './ProgressBar.tsx';

anewForEachTest();

test.each([
  [0, 20, '0%'],
  [3, 20, '15%'],
  [20, 20, '100%'],
  [0, 0, '0%'],
])('%i of %i are drawn as %s, and said', (value, max, width) => {
  show(<ProgressBar value={value} max={max} label="Progress" />);
  expect(find('rect:last-child').getAttribute('width')).toBe(width);
  const bar = find('[role="progressbar"]');
  expect([bar.ariaValueNow, bar.ariaValueMax, bar.ariaValueText]).toEqual([`${value}`, `${max}`, null]);
});
