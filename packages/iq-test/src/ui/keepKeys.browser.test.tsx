import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { englishI18n } from '../i18n/english.fixture.ts';
import { IqTestProvider, type IqTestProviderProps } from './IqTestProvider.tsx';
import { anewForEachTest, place, root } from './inPage.fixture.ts';

anewForEachTest();

const pressed = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, code: key, bubbles: true, composed: true, ...more });

/** A page of React with shortcuts, and our provider in it: what the page hears of a key that is pressed inside. */
function pageWithShortcuts(children: ReactNode, props: Partial<IqTestProviderProps> = {}) {
  const heard: string[] = [];
  const listen = ({ key }: { key: string }) => void heard.push(key);
  document.addEventListener('keydown', listen);
  place.addEventListener('keydown', listen); // where React itself listens, as on the document of a whole page in React
  onTestFinished(() => {
    document.removeEventListener('keydown', listen);
    place.removeEventListener('keydown', listen);
  });
  flushSync(() =>
    root.render(
      // biome-ignore lint/a11y/noStaticElementInteractions: a page with shortcuts
      <div onKeyDown={listen}>
        <IqTestProvider {...props} i18n={englishI18n}>
          {children}
        </IqTestProvider>
      </div>,
    ),
  );
  return (selector: string, key: string, more?: KeyboardEventInit) => {
    place.querySelector(selector)?.dispatchEvent(pressed(key, more));
    return new Set(heard.splice(0)).has(key);
  };
}

const controls = (
  <>
    <input type="email" />
    <input type="radio" />
    <textarea />
    <button type="button">Press</button>
    <a href="#there">Go</a>
    <p tabIndex={-1}>Words</p>
    <dialog>
      <p>Sure?</p>
    </dialog>
  </>
);

test.each([
  ['[type=email]', ['s', '/', '?', 'Enter', ' ', 'ArrowLeft', 'Home', 'Backspace', 'Process', 'Dead', 'é']],
  ['textarea', ['s', 'Enter', 'ArrowUp', 'PageDown']],
  ['[type=radio]', ['ArrowDown', 'ArrowLeft', ' ']],
  ['button', ['Enter', ' ']],
  ['a', ['Enter']],
  ['dialog p', ['x', ' ', 'ArrowDown', 'PageDown', 'Escape', 'Tab']],
])('keys that %s uses are not heard around, but by who gave it a listener', (selector, keys) => {
  const own = vi.fn();
  const isHeard = pageWithShortcuts(controls, { onKeyDown: own });
  expect(keys.filter((key) => isHeard(selector, key))).toEqual([]);
  expect(own).toHaveBeenCalledTimes(keys.length);
});

test.each([
  ['[type=email]', ['Escape', 'Tab', 'F2']],
  ['[type=radio]', ['s', '/', 'Escape', 'Tab']],
  ['button', ['s', '?', 'ArrowDown', 'Escape', 'Tab']],
  ['p', ['s', ' ', 'ArrowDown', 'Enter', 'Escape', 'Tab']],
])('keys that %s does not use are heard around', (selector, keys) => {
  const isHeard = pageWithShortcuts(controls);
  expect(keys.filter((key) => !isHeard(selector, key))).toEqual([]);
});

test('what edits a text with Ctrl or Meta stays in a field, and is the page’s elsewhere', () => {
  const isHeard = pageWithShortcuts(controls);
  const keys = ['a', 'c', 'V', 'x', 'z', 'Z', 'y', 'Insert', 'Backspace', 'Delete', 'ArrowLeft', 'End'];
  const heardWith = (selector: string, more: KeyboardEventInit) =>
    keys.filter((key) => isHeard(selector, key, more));
  for (const more of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(heardWith('[type=email]', more)).toEqual([]);
    expect(heardWith('textarea', more)).toEqual([]);
    expect(heardWith('p', more)).toEqual(keys);
    expect(heardWith('[type=radio]', more)).toEqual(keys);
  }
  expect(isHeard('textarea', 'м', { ctrlKey: true, code: 'KeyV' })).toBe(false);
  expect(isHeard('textarea', 'л', { ctrlKey: true, code: 'KeyK' })).toBe(true);
});

test('the page hears no press of the mouse; menu and clipboard it hears, but not those of fields', () => {
  const own = vi.fn();
  const types = ['mousedown', 'contextmenu', 'copy', 'cut', 'paste'];
  pageWithShortcuts(controls, { onMouseDown: own, onPaste: own });
  const heardOf = (selector: string) => {
    const heard: string[] = [];
    const end = new AbortController();
    for (const type of types) document.addEventListener(type, () => heard.push(type), { signal: end.signal });
    for (const type of types)
      place
        .querySelector(selector)
        ?.dispatchEvent(new Event(type, { bubbles: true, composed: true, cancelable: true }));
    end.abort();
    return heard;
  };
  expect(heardOf('[type=email]')).toEqual([]);
  expect(heardOf('textarea')).toEqual([]);
  expect(heardOf('p')).toEqual(types.slice(1));
  expect(heardOf('button')).toEqual(types.slice(1));
  expect(own).toHaveBeenCalledTimes(8);
});

test('what is pressed with Ctrl or Meta is the page’s, and what is written with AltGr or Option is not', () => {
  const isHeard = pageWithShortcuts(controls);
  expect(isHeard('[type=email]', 'k', { ctrlKey: true })).toBe(true);
  expect(isHeard('[type=email]', 'k', { metaKey: true })).toBe(true);
  expect(isHeard('dialog p', 'k', { ctrlKey: true })).toBe(true);
  expect(isHeard('[type=email]', '@', { ctrlKey: true, altKey: true })).toBe(false);
  expect(isHeard('[type=email]', '@', { altKey: true })).toBe(false);
  expect(isHeard('button', ' ', { altKey: true })).toBe(true);
  expect(isHeard('[type=email]', 'n', { isComposing: true })).toBe(false);
  expect(isHeard('[type=email]', 'n', { repeat: true })).toBe(false);
});

test('the page around hears the keys of its own dialogs', () => {
  const heard = vi.fn();
  flushSync(() =>
    root.render(
      <dialog onKeyDown={heard}>
        <IqTestProvider i18n={englishI18n}>
          <p>Words</p>
        </IqTestProvider>
      </dialog>,
    ),
  );
  place.querySelector('p')?.dispatchEvent(pressed('Escape'));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('letting a key go is kept with it, also where it has moved the focus; a key pressed before is heard', () => {
  const heard = vi.fn();
  flushSync(() =>
    root.render(
      // biome-ignore lint/a11y/noStaticElementInteractions: a page with shortcuts
      <div onKeyUp={({ key }) => heard(key)}>
        <IqTestProvider i18n={englishI18n}>{controls}</IqTestProvider>
      </div>,
    ),
  );
  const send = (selector: string, type: string, key: string) =>
    place
      .querySelector(selector)
      ?.dispatchEvent(new KeyboardEvent(type, { key, code: key, bubbles: true, composed: true }));
  send('button', 'keydown', 'Enter');
  send('p', 'keyup', 'Enter');
  expect(heard).not.toHaveBeenCalled();
  send('p', 'keydown', 'Enter');
  send('p', 'keyup', 'Enter');
  send('p', 'keyup', 'y');
  expect(heard.mock.calls).toEqual([['Enter'], ['y']]);
});
