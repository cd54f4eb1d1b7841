// What a page styles from outside of a shadow root: each part and each of its states that is promised.
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { englishI18n } from '../packages/iq-test/src/i18n/english.fixture.ts';
import { IqTestProvider } from '../packages/iq-test/src/index.ts';
import { components, typical } from './publicComponents.tsx';

let host: HTMLElement;
let ofThePage: HTMLStyleElement;
let root: Root;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('main'));
  ofThePage = document.head.appendChild(document.createElement('style'));
  root = createRoot(host.attachShadow({ mode: 'open' }));
});
afterEach(() => {
  root.unmount();
  host.remove();
  ofThePage.remove();
});

test.each([
  ['Landing', 'title', 1],
  ['Landing', 'badge', 3],
  ['Button', 'button primary', 1],
  ['Notice', 'notice', 1],
  ['ProgressBar', 'progress', 1],
  ['ToastRegion', 'toast', 1],
  ['Dialog', 'prompt', 1],
  ['QuestionCard', 'question', 1],
  ['OptionList', 'option', 4],
  ['OptionList', 'option chosen', 1],
  ['MarkerStrip', 'marker', 20],
  ['MarkerStrip', 'marker current', 1],
  ['Timer', 'timer warning', 1],
  ['PaymentScreen', 'card', 1],
  ['PaymentScreen', 'price', 1],
  ['ScoreSummary', 'score', 1],
  ['BellCurve', 'curve', 1],
  ['CategoryChart', 'bar', 5],
  ['Review', 'entry', 20],
])('%s: ::part(%s) reaches %i', (name, part, count) => {
  const component = components.get(name);
  if (!component) throw new Error(`There is no component ${name}.`);
  ofThePage.textContent = `main::part(${part}) { outline: 3px solid rgb(1, 2, 3) }`;
  flushSync(() =>
    root.render(
      createElement(IqTestProvider, { i18n: englishI18n }, createElement(component, typical[name]?.())),
    ),
  );
  const all = [...(host.shadowRoot?.querySelectorAll('*') ?? [])];
  expect(all.filter((each) => getComputedStyle(each).outlineColor === 'rgb(1, 2, 3)')).toHaveLength(count);
});

test('states of a part tell its elements apart', () => {
  const partsOf = (name: string) => {
    const component = components.get(name);
    if (!component) throw new Error(`There is no component ${name}.`);
    flushSync(() =>
      root.render(
        createElement(IqTestProvider, { i18n: englishI18n }, createElement(component, typical[name]?.())),
      ),
    );
    return [...(host.shadowRoot?.querySelectorAll('[part]') ?? [])].map((each) => [...each.part].join(' '));
  };
  const count = (parts: string[], state: string) =>
    parts.filter((part) => part.split(' ').includes(state)).length;
  const markers = partsOf('MarkerStrip');
  expect(count(markers, 'answered') + count(markers, 'unanswered')).toBe(20);
  const bars = partsOf('CategoryChart').filter((part) => part.startsWith('bar '));
  expect(count(bars, 'success') + count(bars, 'warning') + count(bars, 'alert')).toBe(5);
  const entries = partsOf('Review').filter((part) => part.startsWith('entry '));
  expect(count(entries, 'correct') + count(entries, 'incorrect') + count(entries, 'unanswered')).toBe(20);
});
