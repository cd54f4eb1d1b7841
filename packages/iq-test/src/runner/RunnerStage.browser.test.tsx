import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { englishI18n } from '../i18n/english.fixture.ts';
import { createDeviceStorage } from '../storage/deviceStorage.ts';
import { IqTestProvider } from '../ui/IqTestProvider.tsx';
import { anewForEachTest, place, root } from '../ui/inPage.fixture.ts';
import { closeRunners, openRunner } from './openRunner.fixture.ts';
import { RunnerStage } from './RunnerStage.tsx';
import type { Runner } from './runnerModel.ts';
import type { RunnerEvent } from './runnerOptions.ts';
import { testSession } from './testSession.fixture.ts';

/** React's record of a component; the part that tells which ones were rendered. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}
const FUNCTIONS = [0, 11, 15]; // plain, forwardRef, memo
const PERFORMED_WORK = 1;

/** Number of rendered components since the last reset. */
let renders = 0;
let passedMs = 0;
let runner: Runner;
let storage: ReturnType<typeof createDeviceStorage>;
let events: RunnerEvent[] = [];

function countRenders(fiber: Fiber, before: Fiber | null): void {
  if (FUNCTIONS.includes(fiber.tag) && (!before || fiber.flags & PERFORMED_WORK)) renders += 1;
  if (before && fiber.child === before.child) return;
  for (let child = fiber.child; child; child = child.sibling) countRenders(child, child.alternate);
}
const onRender = () => {
  const { current } = (root as unknown as { _internalRoot: { current: Fiber } })._internalRoot;
  countRenders(current, current.alternate);
};

anewForEachTest();
beforeEach(async () => {
  passedMs = 0;
  events = [];
  storage = createDeviceStorage({ slug: 'iq-test', storage: null });
  runner = openRunner(testSession, {
    storage,
    clock: { monotonicMs: () => passedMs, wallMs: () => passedMs },
    onEvent: (event) => events.push(event),
  });
  root.render(
    <IqTestProvider i18n={englishI18n}>
      <Profiler id="test" onRender={onRender}>
        <RunnerStage runner={runner} shapes={new Map()} />
      </Profiler>
    </IqTestProvider>,
  );
  await vi.waitFor(() => expect(place.querySelector('[role="timer"]')?.textContent).toBe('25:00'));
  expect(renders).toBeGreaterThan(20); // the whole test, once: it is really counted
  await quiet();
});
afterEach(closeRunners);

/** Counts from here on: what follows a frame is done, and what follows that. */
const quiet = async () => {
  let before: number;
  do {
    before = renders;
    await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
  } while (renders !== before);
  renders = 0;
};
const clockShows = (time: string) =>
  vi.waitFor(() => expect(place.querySelector('[role="timer"]')?.textContent).toBe(time));

test('a second that passes is shown, and no component is rendered for it', async () => {
  passedMs = 1000;
  await clockShows('24:59');
  passedMs = 2000;
  await clockShows('24:58');
  expect(renders).toBe(0);
});

test('the clock goes on after its color has changed and its time was spoken', async () => {
  passedMs = 1_200_000;
  await clockShows('05:00');
  await vi.waitFor(() =>
    expect(place.querySelector('[role="timer"]')).toHaveProperty('dataset.tone', 'warning'),
  );
  expect(place.textContent).toContain('5 minutes left');
  passedMs = 1_211_000;
  await clockShows('04:49');
  await vi.waitFor(() => expect(place.textContent).not.toContain('5 minutes left'));
  passedMs = 1_212_000;
  await clockShows('04:48');
});

test('an answer renders what shows it', async () => {
  await page.getByRole('radio').nth(1).click();
  await expect.element(page.getByText('Questions Answered: 1 / 4')).toBeVisible();
  await expect.element(page.getByText('All answers saved')).toBeVisible();
  await vi.waitFor(() => expect(place.querySelector('[data-state~="answered"]')?.textContent).toBe('1'));
  // the card of the question; how many are answered, and which, also when that is confirmed; that it is being saved, and that it is
  expect(renders).toBeLessThanOrEqual(17);
});

test('an answer is kept on the device at once; the page and the server hear of it after the frame', async () => {
  place.querySelectorAll<HTMLInputElement>('input[type=radio]')[2]?.click();
  runner.next();
  expect(storage.running.read()?.answers).toEqual([2, -1, -1, -1]);
  expect(events).toEqual([]);
  await vi.waitFor(() => expect(events.map(({ type }) => type)).toEqual(['answered', 'moved']));
  expect(storage.running.read()?.currentIndex).toBe(1);
});

test('a page that is left keeps its place, and its last events come before', () => {
  runner.next();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(storage.running.read()?.currentIndex).toBe(1);
  expect(events.map(({ type }) => type)).toEqual(['moved']);
});
