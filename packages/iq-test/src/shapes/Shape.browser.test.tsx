import { expect, test, vi } from 'vitest';
import { anewForEachTest, find, place, show } from '../ui/inPage.fixture.ts';
import { Shape } from './Shape.tsx';

anewForEachTest();

const none = new Map<string, string>();

test('a figure that is unknown for three seconds is told to whoever builds the page; one that arrives is not', () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const both = (shapes: ReadonlyMap<string, string>) => (
    <>
      <Shape token="comes-late" shapes={shapes} />
      <Shape token="never-comes" shapes={shapes} />
    </>
  );
  show(both(none));
  expect(place.querySelectorAll('[data-unknown]')).toHaveLength(2);
  vi.advanceTimersByTime(2999);
  show(both(new Map([['comes-late', '<path d="M0 0H9"/>']])));
  expect(find<SVGElement>('[data-token="comes-late"] path').getAttribute('d')).toBe('M0 0H9');
  vi.advanceTimersByTime(1);
  expect(warn).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(warn.mock.calls.map(([text]) => /unknown_token: .*"(.*?)"/.exec(text)?.[1])).toEqual([
    'never-comes',
  ]);
});
