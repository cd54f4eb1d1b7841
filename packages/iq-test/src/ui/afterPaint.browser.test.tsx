import { type ReadonlySignal, signal } from '@preact/signals-react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint, cancelWaiting, runWaiting } from './afterPaint.ts';
import { anewForEachTest, place, root } from './inPage.fixture.ts';
import { type PageWatch, watchPage } from './stillRunning.fixture.ts';
import { useNextFrame } from './useNextFrame.ts';

anewForEachTest();
let page: PageWatch;
let done: string[];
beforeEach(() => {
  page = watchPage();
  done = [];
});
afterEach(() => {
  runWaiting();
  page.end();
});
const first = () => void done.push('first');
const second = () => void done.push('second');
const Late = ({ count }: { count: ReadonlySignal<number> }) => <p>{useNextFrame(count)}</p>;
const painted = () => vi.waitFor(() => expect(done).not.toEqual([]), { interval: 5 });

test('what waits is done after the frame, in its order, each once; then nothing of it is left', async () => {
  for (const run of [first, second, first]) afterPaint(run);
  expect(done).toEqual([]);
  expect(page.stillRunning()).toHaveLength(3); // a frame, a limit for pages without one, and the end of the page
  await painted();
  expect(done).toEqual(['first', 'second']);
  expect(page.stillRunning().filter((what) => what.includes('afterPaint.ts'))).toEqual([]);
});

test.each([
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  ['somebody cannot wait', runWaiting],
])('where %s, it is done at once, and nothing is left', (_, happen) => {
  afterPaint(first);
  happen();
  expect(done).toEqual(['first']);
  expect(page.stillRunning()).toEqual([]);
});

test('what is canceled is not done, and waits for no frame where it was the last', async () => {
  afterPaint(first);
  afterPaint(second);
  cancelWaiting(first);
  cancelWaiting(first);
  await painted();
  expect(done).toEqual(['second']);
  afterPaint(first);
  cancelWaiting(first);
  expect(page.stillRunning().filter((what) => what.includes('afterPaint.ts'))).toEqual([]);
});

test('what is seen a frame late is the newest, and waits no longer than its component is there', async () => {
  const count = signal(1);
  flushSync(() => root.render(<Late count={count} />));
  count.value = 2;
  count.value = 3;
  expect(place.textContent).toBe('1');
  await vi.waitFor(() => expect(place.textContent).toBe('3'), { interval: 5 });
  count.value = 4;
  expect(page.stillRunning()).not.toEqual([]);
  flushSync(() => root.render(null));
  expect(page.stillRunning().filter((what) => what.includes('afterPaint.ts'))).toEqual([]);
});
