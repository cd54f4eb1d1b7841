import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anewForEachTest, find, place, press, show, textsOf } from '../ui/inPage.fixture.ts';
import { closeRunners, openRunner } from './openRunner.fixture.ts';
import { RunnerStage } from './RunnerStage.tsx';
import { testSession } from './testSession.fixture.ts';

anewForEachTest();
afterEach(closeRunners);
const onFinished = vi.fn();

const open = (answers: number[], flags = [false, false, false, false]) => {
  onFinished.mockClear();
  const runner = openRunner({ ...testSession, answers, flags }, { onFinished });
  runner.goTo(3);
  show(<RunnerStage runner={runner} shapes={new Map()} />);
  press('Finish Test');
};
const named = () => [...place.querySelectorAll('dialog li button')].map(({ ariaLabel }) => ariaLabel);

test('every question that is unanswered or marked is named, in their order', () => {
  open([0, -1, 1, -1], [false, false, true, true]);
  expect(textsOf('dialog li')).toEqual(['2', '3', '4']);
  expect(named()).toEqual([
    'Question 2, not answered',
    'Question 3, answered, marked for later',
    'Question 4, not answered, marked for later',
  ]);
});

test('the focus begins on the answer that goes back, and Enter there ends nothing', async () => {
  open([0, -1, 1, -1]);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Go back to the test'));
  expect(document.activeElement?.part.contains('primary')).toBe(true);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(place.querySelector('dialog[open]')).toBeNull());
  expect(onFinished).not.toHaveBeenCalled();
});

test('a named question is opened, and takes the focus', async () => {
  open([0, -1, 1, -1]);
  press('Question 2, not answered');
  await vi.waitFor(() => expect(place.querySelector('dialog[open]')).toBeNull());
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Question number 2?'));
  expect(onFinished).not.toHaveBeenCalled();
});

test('the question that is shown already takes the focus as well', async () => {
  open([0, -1, 1, -1]);
  press('Question 4, not answered');
  await vi.waitFor(() => expect(place.querySelector('dialog[open]')).toBeNull());
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Question number 4?'));
});

test('the question before finishing is described by its words, not by all that can be opened', () => {
  open([0, -1, 1, -1]);
  const described = find('dialog').getAttribute('aria-describedby');
  expect(find(`[id="${described}"]`).textContent).toMatch(/^You have 2 unanswered questions/);
});
