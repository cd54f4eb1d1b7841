import { expect, test, vi } from 'vitest';
import type { RunnerEvent } from '../runner/runnerOptions.ts';
import { tellAnalytics, tellPage } from './runnerListeners.ts';

const answered: RunnerEvent = { type: 'answered', step: 2, optionIndex: 2, answeredCount: 7 };
const moved: RunnerEvent = { type: 'moved', step: 4, total: 20 };
const warned: RunnerEvent = { type: 'warned', secondsLeft: 300 };

test('S203 S204: the data layer hears of an answer as its step and displayed letter, and of a step', () => {
  const analytics = vi.fn();
  for (const event of [answered, moved, warned]) tellAnalytics(analytics)(event);
  expect(analytics.mock.calls).toEqual([
    [{ event: 'quiz_answered', step: 2, answer: 'C' }],
    [{ event: 'quiz_step', step: 4 }],
  ]);
});

test('the page around hears of answers, steps and the last five minutes', () => {
  const emit = vi.fn();
  for (const event of [answered, moved, warned]) tellPage(emit)(event);
  expect(emit.mock.calls).toEqual([
    ['answer', { step: 2, answer: 'C', answeredCount: 7 }],
    ['step', { step: 4, total: 20 }],
    ['warning', { secondsLeft: 300 }],
  ]);
});
