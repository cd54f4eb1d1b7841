import { testSessions } from '@quotient/fixtures';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { type At, welcome } from './journey.ts';
import { createPlace } from './journeyPlace.ts';

const held = {
  session: testSessions.finished,
  credentials: { id: testSessions.finished.id, token: 'token' },
};
const restoring = () => ({
  at: 'restoring' as const,
  obstacle: undefined,
  credentials: held.credentials,
  bringing: new AbortController(),
});
const payment: At<'payment'> = { at: 'payment', payment: undefined, ...held };
const loading: At<'loading-results'> = { at: 'loading-results', stage: 'payment', ...held };
const failed: At<'failed'> = { at: 'failed', stage: 'payment', error: new Error('lost'), ...held };

test('an event that the table does not have at a place leads nowhere, and nothing is made for it', () => {
  const onStage = vi.fn();
  const { journey, go } = createPlace(onStage);
  const make = vi.fn(() => payment);
  expect(go('finish', make)).toBe(false);
  expect(make).not.toHaveBeenCalled();
  expect([journey.value, onStage.mock.calls]).toEqual([welcome, []]);
});

test('an event leads to its one target: the compiler takes no other place for it', () => {
  const { go } = createPlace(() => {});
  expectTypeOf(go<'restore'>)
    .parameter(1)
    .returns.toEqualTypeOf<At<'restoring'>>();
  expectTypeOf(go<'start' | 'retake'>)
    .parameter(1)
    .returns.toEqualTypeOf<At<'testing'>>();
  // @ts-expect-error: `load` leads to the loading of results
  expect(go('load', () => payment)).toBe(false); // nor does the table have such a way from the start
});

test('the page is told of a stage when it has come, and of places within a stage never', () => {
  const onStage = vi.fn((stage: string) => expect(journey.value.at).toBe(stage));
  const { journey, go } = createPlace(onStage);
  go('restore', restoring);
  expect(onStage).not.toHaveBeenCalled();
  go('finish', () => payment);
  go('load', () => loading);
  go('fail', () => failed);
  expect(onStage.mock.calls).toEqual([['payment']]);
  go('home', () => welcome);
  expect(onStage.mock.calls).toEqual([['payment'], ['welcome']]);
});

test('what belongs to a place ends before the next one is made', () => {
  expect.assertions(2);
  const { go } = createPlace(() => {});
  const left = restoring();
  go('restore', () => left);
  expect(left.bringing.signal.aborted).toBe(false);
  go('finish', () => {
    expect(left.bringing.signal.aborted).toBe(true);
    return payment;
  });
});

test('a change stays at the place, ends nothing there and tells nobody', () => {
  const onStage = vi.fn();
  const { journey, go, change } = createPlace(onStage);
  const before = restoring();
  go('restore', () => before);
  const after = change({ ...before, obstacle: 'busy' });
  expect(journey.value).toBe(after);
  expect(before.bringing.signal.aborted).toBe(false);
  expect(onStage).not.toHaveBeenCalled();
});

test('the end leads back to the start without a word, and ends what was there', () => {
  const onStage = vi.fn();
  const { journey, go, end } = createPlace(onStage);
  const left = restoring();
  go('restore', () => left);
  end();
  expect(journey.value).toBe(welcome);
  expect(left.bringing.signal.aborted).toBe(true);
  expect(onStage).not.toHaveBeenCalled();
});
