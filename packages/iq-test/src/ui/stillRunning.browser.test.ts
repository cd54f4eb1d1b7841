import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PageWatch, watchPage } from './stillRunning.fixture.ts';

let page: PageWatch;
beforeEach(() => {
  page = watchPage();
});
afterEach(() => page.end());

const here = 'stillRunning.browser.test.ts';
const nothing = () => {};
const wide = () => matchMedia('(min-width: 1px)');

/** Begins something, and answers what ends it. */
type Begin = () => () => void;

const kinds: [words: string, begin: Begin][] = [
  [
    'setTimeout',
    () => {
      const timer = setTimeout(nothing, 9000);
      return () => clearTimeout(timer);
    },
  ],
  [
    'setInterval',
    () => {
      const timer = setInterval(nothing, 9000);
      return () => clearInterval(timer);
    },
  ],
  [
    'requestAnimationFrame',
    () => {
      const frame = requestAnimationFrame(nothing);
      return () => cancelAnimationFrame(frame);
    },
  ],
  [
    'requestIdleCallback',
    () => {
      const callback = requestIdleCallback(nothing);
      return () => cancelIdleCallback(callback);
    },
  ],
  [
    'storage listener of Window',
    () => {
      addEventListener('storage', nothing);
      return () => removeEventListener('storage', nothing);
    },
  ],
  [
    'focus listener of Window',
    () => {
      const controller = new AbortController();
      window.addEventListener('focus', nothing, { signal: controller.signal });
      return () => controller.abort();
    },
  ],
  [
    'keydown listener of HTMLDocument',
    () => {
      document.addEventListener('keydown', nothing, true);
      document.removeEventListener('keydown', nothing); // another one
      return () => document.removeEventListener('keydown', nothing, { capture: true });
    },
  ],
  [
    'click listener of HTMLBodyElement',
    () => {
      document.body.addEventListener('click', nothing);
      return () => document.body.removeEventListener('click', nothing);
    },
  ],
  [
    'change listener of MediaQueryList',
    () => {
      const query = wide();
      query.addEventListener('change', nothing);
      return () => query.removeEventListener('change', nothing);
    },
  ],
  [
    'ResizeObserver',
    () => {
      const observer = new ResizeObserver(nothing);
      observer.observe(document.body);
      return () => observer.disconnect();
    },
  ],
  [
    'IntersectionObserver',
    () => {
      const observer = new IntersectionObserver(nothing);
      observer.observe(document.body);
      return () => observer.unobserve(document.body);
    },
  ],
  [
    'MutationObserver',
    () => {
      const observer = new MutationObserver(nothing);
      observer.observe(document.body, { childList: true });
      return () => observer.disconnect();
    },
  ],
  [
    'PerformanceObserver',
    () => {
      const observer = new PerformanceObserver(nothing);
      observer.observe({ type: 'resource' });
      return () => observer.disconnect();
    },
  ],
];

test.each(kinds)('%s is seen while it runs, and not once it is ended', (words, begin) => {
  const end = begin();
  expect(page.stillRunning()).toEqual([`${words} (${here})`]);
  end();
  expect(page.stillRunning()).toEqual([]);
});

test('what has run is over; an interval is not', async () => {
  await new Promise((done) => setTimeout(done));
  await new Promise(requestAnimationFrame);
  await new Promise(
    (done) => addEventListener('storage', done, { once: true }) ?? dispatchEvent(new Event('storage')),
  );
  expect(page.stillRunning()).toEqual([]);
  const timer = await new Promise<number>((done) => {
    const made = window.setInterval(() => done(made));
  });
  expect(page.stillRunning()).toEqual([`setInterval (${here})`]);
  clearInterval(timer);
});

test('the same listener twice is one; those of elements, signals and ended signals are none', () => {
  addEventListener('storage', nothing);
  addEventListener('storage', nothing);
  expect(page.stillRunning()).toHaveLength(1);
  removeEventListener('storage', nothing);
  document.createElement('p').addEventListener('click', nothing);
  new AbortController().signal.addEventListener('abort', nothing);
  addEventListener('storage', nothing, { signal: AbortSignal.abort() });
  expect(page.stillRunning()).toEqual([]);
});

test('what it wraps still does what it did, and is given back at the end', async () => {
  const wrapped = () => [
    setTimeout,
    cancelAnimationFrame,
    addEventListener,
    ResizeObserver.prototype.observe,
  ];
  const during = wrapped();
  const given = await new Promise((done) => setTimeout((...all: unknown[]) => done(all), 1, 'a', 'b'));
  expect(given).toEqual(['a', 'b']);
  page.end();
  const after = wrapped();
  expect(after.filter((method) => during.includes(method))).toEqual([]);
  page = watchPage();
  page.end();
  expect(wrapped()).toEqual(after);
});
