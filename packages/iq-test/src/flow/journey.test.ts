import { expect, test } from 'vitest';
import { transitions } from './journey.ts';

test('the table of transitions is the one of the specification, with the ways back after a reload', () => {
  const ways = Object.entries(transitions).flatMap(([from, events]) =>
    Object.entries(events).map(([event, to]) => `${from} -${event}-> ${to}`),
  );
  expect(ways.sort()).toEqual(
    [
      'welcome -start-> testing',
      'welcome -restore-> restoring',
      'restoring -start-> testing',
      'restoring -finish-> payment',
      'restoring -load-> loading-results',
      'restoring -home-> welcome',
      'testing -finish-> payment',
      'testing -home-> welcome',
      'payment -load-> loading-results',
      'payment -home-> welcome',
      'loading-results -paid-> results',
      'loading-results -fail-> failed',
      'loading-results -home-> welcome',
      'failed -load-> loading-results',
      'failed -home-> welcome',
      'results -retake-> testing',
      'results -home-> welcome',
    ].sort(),
  );
});
