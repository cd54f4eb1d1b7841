import type { Flow } from '@quotient/iq-test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followStage } from './stageTitle.ts';

/** A value that tells of its changes, as those of a flow do. */
function told<T>(value: T) {
  const all = new Set<(value: T) => void>();
  return {
    peek: () => value,
    subscribe(listen: (value: T) => void) {
      all.add(listen);
      listen(value);
      return () => all.delete(listen);
    },
    set(next: T) {
      value = next;
      for (const listen of all) listen(next);
    },
    listeners: () => all.size,
  };
}

const { title } = document;
beforeEach(() => {
  document.title = 'The page';
});
afterEach(() => {
  document.title = title;
});

test('the title follows the stage and the question, and nothing of a test that is over changes it', () => {
  const stage = told('welcome');
  const journey = told<object>({ at: 'welcome' });
  const titles = {
    welcome: document.title,
    testing: '{{number}} of {{total}}',
    payment: 'Pay',
    results: 'Done',
  };
  followStage({ journey, stage } as unknown as Flow, titles);
  expect(document.title).toBe('The page');
  const go = (at: string, next = at, more = {}) => {
    stage.set(next);
    journey.set({ at, ...more });
    return document.title;
  };
  expect(go('restoring', 'welcome')).toBe('The page');
  const currentIndex = told(4);
  expect(
    go('testing', 'testing', { runner: { currentIndex }, session: { questions: Array(20).fill('') } }),
  ).toBe('5 of 20');
  currentIndex.set(19);
  expect(document.title).toBe('20 of 20');
  expect(go('payment')).toBe('Pay');
  expect(currentIndex.listeners()).toBe(0);
  expect(go('loading-results', 'payment')).toBe('Pay');
  expect(go('results')).toBe('Done');
  expect(go('welcome')).toBe('The page');
});
