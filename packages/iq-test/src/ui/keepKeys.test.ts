import { expect, test } from 'vitest';
import { shortcutOf } from './keepKeys.ts';

test.each([
  ['Arabic, M', 'ة', 'KeyM', 'm'],
  ['Arabic, N', 'ى', 'KeyN', 'n'],
  ['Arabic, B: one key writes two letters', 'لا', 'KeyB', 'b'],
  ['Arabic, P in capitals', 'ح', 'KeyP', 'p'],
  ['Russian, B', 'и', 'KeyB', 'b'],
  ['Thai, N: a sign above its letter', 'ื', 'KeyN', 'n'],
])('on a keyboard without Latin letters the place counts (%s)', (_, key, code, shortcut) => {
  expect(shortcutOf({ key, code })).toBe(shortcut);
});

test.each([
  ['AZERTY, M', 'm', 'Semicolon', 'm'],
  ['AZERTY, the comma where M is elsewhere', ',', 'KeyM', ','],
  ['AZERTY, A', 'a', 'KeyQ', 'a'],
  ['AZERTY, an accented letter', 'é', 'Digit2', 'é'],
  ['Dvorak, N', 'n', 'KeyL', 'n'],
  ['Dvorak, B where N is elsewhere', 'b', 'KeyN', 'b'],
  ['with Caps Lock', 'M', 'KeyM', 'm'],
  ['a digit', '1', 'Digit1', '1'],
  ['Enter of the number pad', 'Enter', 'NumpadEnter', 'enter'],
])('with Latin letters the letter counts, wherever it is (%s)', (_, key, code, shortcut) => {
  expect(shortcutOf({ key, code })).toBe(shortcut);
});
