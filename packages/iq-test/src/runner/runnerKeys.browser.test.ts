import { signal } from '@preact/signals-react';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runnerKeys } from './runnerKeys.ts';
import type { RunnerView } from './runnerView.ts';

const calls: unknown[][] = [];
const isLast = signal(false);
const selectedIndex = signal(-1);
const note =
  (name: string) =>
  (...args: unknown[]) =>
    void calls.push([name, ...args]);
const runner = {
  session: signal({ questions: [{ options: ['a', 'b', 'c', 'd'] }] }),
  currentIndex: signal(0),
  selectedIndex,
  isLast,
  choose: note('choose'),
  next: note('next'),
  previous: note('previous'),
  toggleFlag: note('toggleFlag'),
} as unknown as RunnerView; // what the keys use of it

/** A question with a link and a button; keys pressed in it reach the shortcuts. */
function open() {
  const place = document.createElement('div');
  place.innerHTML =
    '<p tabindex="0">Text</p><a href="#">Link</a><button>Button</button><dialog open>Sure?</dialog>';
  const keys = runnerKeys(runner, note('focusFinish'));
  place.addEventListener('keydown', (event) => keys(event as unknown as ReactKeyboardEvent<HTMLElement>));
  document.body.append(place);
  onTestFinished(() => place.remove());
  /** Presses a key in an element; true if its default was prevented. */
  return (key: string, where = 'p', more: KeyboardEventInit = {}) =>
    !place
      .querySelector(where)
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}

beforeEach(() => {
  vi.restoreAllMocks();
  calls.length = 0;
  isLast.value = false;
  selectedIndex.value = -1;
});

test.each([
  ['a', ['choose', 0]],
  ['D', ['choose', 3]],
  ['2', ['choose', 1]],
  ['ArrowDown', ['choose', 0]],
  ['ArrowUp', ['choose', 3]],
  ['n', ['next']],
  ['Enter', ['next']],
  ['p', ['previous']],
  ['m', ['toggleFlag']],
])('%s calls %j and is kept from the page', (key, call) => {
  expect(open()(key)).toBe(true);
  expect(calls).toEqual([call]);
});

test('on the last question, going on moves the focus to the finish button and ends nothing', () => {
  isLast.value = true;
  const press = open();
  press('n');
  press('Enter');
  expect(calls).toEqual([['focusFinish'], ['focusFinish']]);
});

test('a key that is held down goes on once', () => {
  const press = open();
  press('n');
  expect(press('n', 'p', { repeat: true })).toBe(true);
  expect(calls).toEqual([['next']]);
});

test('a letter or digit without an option does nothing, and the page does not hear it either', () => {
  const press = open();
  expect([press('f'), press('9')]).toEqual([true, true]);
  expect(calls).toEqual([]);
});

test.each([
  ['in a link', 'a', {}],
  ['in a dialog', 'dialog', {}],
  ['with Ctrl', 'p', { ctrlKey: true }],
  ['with Shift', 'p', { shiftKey: true }],
])('a key pressed %s is no shortcut', (_, where, more) => {
  expect(open()('n', where, more)).toBe(false);
  expect(calls).toEqual([]);
});

test('Enter on a button presses the button', () => {
  expect(open()('Enter', 'button')).toBe(false);
  expect(calls).toEqual([]);
});
