import { expect, test, vi } from 'vitest';
import { anewForEachTest, find, place, press, show } from '../ui/inPage.fixture.ts';
import { LastTestLine } from './LastTestLine.tsx';
import type { LastTest } from './lastTest.ts';

anewForEachTest();

const onOpen = vi.fn();
/** Returns the line's text about a test. */
function said(known: Partial<LastTest>) {
  show(<LastTestLine last={{ id: '1', token: '1', isOpened: false, ...known }} onOpen={onOpen} />);
  return place.querySelector('p')?.textContent;
}

test('it leads back to the test, and says no more of it than this device knows', () => {
  expect(said({})).toBeUndefined();
  expect(said({ isOpened: true })).toBeUndefined();
  const finishedAt = new Date(2026, 10, 26, 12).getTime();
  const date = 'Finished on November 26, 2026.';
  expect(said({ finishedAt })).toBe(`${date} You have not opened the results yet.`);
  expect(said({ finishedAt, isOpened: true })).toBe(`${date} You have opened the results.`);
  press('Open your last test');
  expect(onOpen).toHaveBeenCalledOnce();
});

test('it is a line, not a button of the width of the page, and large enough to be pressed', () => {
  place.style.inlineSize = '800px';
  said({ finishedAt: 0 });
  const { width, height } = find('button').getBoundingClientRect();
  expect(width).toBeLessThan(300);
  expect(height).toBeGreaterThanOrEqual(44);
});
