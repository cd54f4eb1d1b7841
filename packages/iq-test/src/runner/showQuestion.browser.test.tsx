import type { CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { anewForEachTest, find, show } from '../ui/inPage.fixture.ts';
import { closeRunners, openRunner } from './openRunner.fixture.ts';
import { RunnerStage } from './RunnerStage.tsx';
import type { Runner } from './runnerModel.ts';
import { testSession } from './testSession.fixture.ts';

anewForEachTest();
afterEach(() => {
  closeRunners();
  scrollTo(0, 0);
  vi.restoreAllMocks();
});

const questions = testSession.questions.map((question, index) =>
  index === 2 ? { ...question, question: 'word '.repeat(600) } : question,
);
let runner: Runner;

/** Draws the test that is open. */
function draw(css: CSSProperties = {}) {
  flushSync(() =>
    show(
      <>
        <div style={{ blockSize: 60 }}>A page around</div>
        <div style={css}>
          <RunnerStage runner={runner} shapes={new Map()} />
        </div>
        <div style={{ blockSize: 3000 }} />
      </>,
    ),
  );
}
/** Shows a question; the first one in a test that is new. */
function open(index: number, css?: CSSProperties) {
  if (index > 0) return flushSync(() => runner.goTo(index));
  runner = openRunner({ ...testSession, questions });
  draw(css);
}
const box = (selector: string) => find(selector).getBoundingClientRect();

test('a question that is seen as a whole leaves the page where it is', async () => {
  open(0);
  open(1);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Question number 2?'));
  expect(scrollY).toBe(0);
});

test('one that is not comes to the upper edge, with the clock and the buttons in view', async () => {
  open(0);
  open(2);
  await vi.waitFor(() => expect(Math.round(box('[part~="question"]').top)).toBe(0));
  expect(box('[role="timer"]').top).toBeGreaterThanOrEqual(0);
  scrollBy(0, 500);
  expect(box('[role="timer"]').top).toBeGreaterThanOrEqual(0);
  const buttons = [...document.querySelectorAll('button')];
  const next = buttons.find(({ textContent }) => textContent === 'Next');
  expect(next?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  open(3);
  await vi.waitFor(() => expect(Math.round(box('[part~="question"]').top)).toBe(0));
});

test.each([{ overflowX: 'hidden' }, { overflow: 'hidden' }, { overflow: 'auto' }] as CSSProperties[])(
  'inside of something with %o, clock and buttons are moved to the edges',
  async (css) => {
    open(0, css);
    open(2);
    await vi.waitFor(() => expect(Math.round(box('[part~="question"]').top)).toBe(0));
    const next = () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next');
    for (const y of [0, 700, 1400, 300]) {
      scrollTo(0, y);
      await vi.waitFor(() => {
        expect(next()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
        expect(next()?.getBoundingClientRect().top).toBeGreaterThan(0);
        expect(box('[role="timer"]').top).toBeGreaterThanOrEqual(0);
        expect(box('[role="timer"]').bottom).toBeLessThan(innerHeight);
      });
    }
    draw();
    scrollBy(0, 1);
    await vi.waitFor(() =>
      expect(find('[part~="question"]').firstElementChild?.getAttribute('style')).toBeFalsy(),
    );
  },
);

test('where root and body both cut off what is too wide, clock and buttons are moved as well', async () => {
  const { documentElement: html, body } = document;
  for (const each of [html, body]) each.style.overflowX = 'hidden';
  open(0);
  open(2);
  await vi.waitFor(() => expect(Math.round(box('[part~="question"]').top)).toBe(0));
  scrollTo(0, 700);
  await vi.waitFor(() => expect(box('[role="timer"]').top).toBeGreaterThanOrEqual(0));
  for (const each of [html, body]) each.removeAttribute('style');
});

test('it comes below a header of the page that keeps its place', async () => {
  const header = document.body.appendChild(document.createElement('div'));
  header.style.cssText = 'position: fixed; inset: 0 0 auto; block-size: 70px; background: #fff; z-index: 9';
  open(0);
  open(2);
  await vi.waitFor(() => expect(Math.round(box('[part~="question"]').top)).toBe(70));
  scrollBy(0, 500);
  expect(box('[role="timer"]').top).toBeGreaterThanOrEqual(70);
  header.remove();
});

test('a page that the visitor has not touched stays where it is', async () => {
  const untouched = { hasBeenActive: false, isActive: false };
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue(untouched as UserActivation);
  open(0);
  open(2);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect(scrollY).toBe(0);
  expect(document.activeElement).toBe(document.body);
});
