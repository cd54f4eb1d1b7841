import { signal } from '@preact/signals-react';
import { afterEach, expect, test, vi } from 'vitest';
import { anewForEachTest, find, place, show } from '../ui/inPage.fixture.ts';
import { closeRunners, openRunner } from './openRunner.fixture.ts';
import { RunnerStage } from './RunnerStage.tsx';
import type { SaveIndicatorProps } from './SaveIndicator.tsx';
import { testSession } from './testSession.fixture.ts';

anewForEachTest();
afterEach(() => {
  closeRunners();
  scrollTo(0, 0);
});

const long = testSession.questions.map((question) => ({ ...question, question: 'word '.repeat(900) }));

function open(inlineSize: number, state: SaveIndicatorProps['state'] = 'saved') {
  place.style.inlineSize = `${inlineSize}px`;
  const { answers, ...runner } = openRunner({ ...testSession, questions: long });
  const view = { ...runner, answers: { ...answers, saveState: signal(state), pendingCount: signal(1) } };
  show(<RunnerStage runner={view} shapes={new Map()} />);
}
const bottomOf = (element: Element | undefined) => element?.getBoundingClientRect().bottom ?? Number.NaN;
const next = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next');

test.each([360, 800])('at %d px, Next stays in the window wherever one has scrolled', (width) => {
  open(width);
  for (const y of [0, 400, 1200]) {
    scrollTo(0, y);
    expect(bottomOf(next())).toBeLessThanOrEqual(innerHeight);
    expect(bottomOf(next())).toBeGreaterThan(innerHeight - 60);
  }
});

test('on a phone the line about saving is below the window, and comes up when it tells of trouble', async () => {
  open(360);
  expect(bottomOf(find('[data-state="saved"]'))).toBeGreaterThan(innerHeight);
  for (const state of ['offline', 'busy', 'refused'] as const) {
    open(360, state);
    await vi.waitFor(() =>
      expect(bottomOf(find(`[data-state="${state}"]`))).toBeLessThanOrEqual(innerHeight),
    );
  }
});
