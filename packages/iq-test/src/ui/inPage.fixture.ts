import type { i18n } from 'i18next';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { englishI18n } from '../i18n/english.fixture.ts';
import { IqTestProvider } from './IqTestProvider.tsx';

/** An element of the page, and React's root in it: new for each test. */
export let place: HTMLElement;
export let root: Root;

/** Creates both for each test of a file, and removes them after it. */
export function anewForEachTest(): void {
  beforeEach(() => {
    place = document.body.appendChild(document.createElement('main'));
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
  });
}

/** Renders in the words of a language, at once and with all that follows from it. */
export const show = (content: ReactNode, words: i18n = englishI18n): void =>
  flushSync(() => root.render(createElement(IqTestProvider, { i18n: words }, content)));

/** The first element of the page that a selector finds. */
export function find<E extends Element = HTMLElement>(selector: string): E {
  const found = place.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** The text of everything that a selector finds. */
export const textsOf = (selector: string): string[] =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

/** Presses the button with this name, of the open dialog where there is one. At once: no pointer travels there. */
export function press(name: string): void {
  const within = place.querySelector('dialog[open]') ?? place;
  const button = [...within.querySelectorAll('button')].find(
    ({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name,
  );
  if (!button) throw new Error(`There is no button "${name}".`);
  flushSync(() => button.click());
}

/** Returns the match of a selector after some time, with fake timers: React renders in between. */
export const later = (selector: string) =>
  expect.poll(
    async () => {
      await vi.advanceTimersByTimeAsync(60_000);
      return place.querySelector(selector)?.textContent;
    },
    { interval: 1 },
  );
