import css from 'virtual:embed-css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import '../../theme/theme.css.ts';
import { createHost, type Host } from './host.ts';

const html = document.documentElement;
const sheet = new CSSStyleSheet();
/** Sets rules of the page. Its own theme sets a scheme, which we reset. */
const say = (rules: string) => sheet.replaceSync(`html { color-scheme: normal } ${rules}`);
let host: Host | undefined;

/** Sets the visitor's system scheme and the medium. */
const system = (scheme: 'light' | 'dark', { forced = false, media = '' } = {}) =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'forced-colors', value: forced ? 'active' : 'none' },
    ],
  });

beforeEach(() => {
  document.adoptedStyleSheets = [sheet];
  say('');
});
afterEach(async () => {
  host?.dispose();
  for (const each of document.querySelectorAll('[data-here]')) each.remove();
  for (const element of [html, document.body]) element.removeAttribute('style');
  html.className = '';
  document.adoptedStyleSheets = [];
  await system('light');
});

function make(attributes = ''): HTMLElement {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<section data-here style="display: grid"><p ${attributes}></p></section>`,
  );
  const element = document.querySelector('[data-here] > p') as HTMLElement;
  const shadow = new CSSStyleSheet();
  shadow.replaceSync(String(css)); // the element has our own rules, too: they don't answer in place of the page
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [shadow];
  host = createHost(element, location.origin, false);
  return element;
}
const themeOf = (element: HTMLElement) => expect.poll(() => element.dataset.theme);
/** Lets every transition begin that is going to. */
const settled = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))));

test('a page that says nothing is light, whatever the system is', async () => {
  await system('dark');
  const element = make();
  expect(element.dataset.theme).toBe('light');
  await settled();
  expect(element.dataset.theme).toBe('light');
});

test.for([
  ['on html', () => html.style.setProperty('color-scheme', 'dark')],
  ['on body', () => document.body.style.setProperty('color-scheme', 'dark')],
  ['by a rule for the element', () => say('[data-here] p { color-scheme: dark }')],
  ['in a meta tag', () => document.head.append(meta('dark'))],
  ['as the only one', () => html.style.setProperty('color-scheme', 'only dark')],
] as const)('a page that is dark %s: from the first moment on', async ([, declare]) => {
  declare();
  expect(make().dataset.theme).toBe('dark');
});

function meta(content: string): HTMLMetaElement {
  const made = document.createElement('meta');
  made.dataset.here = '';
  return Object.assign(made, { name: 'color-scheme', content });
}

test('where the page allows both, the system decides, and its changes are followed', async () => {
  html.style.colorScheme = 'light dark';
  await system('dark');
  const element = make();
  expect(element.dataset.theme).toBe('dark');
  await system('light');
  await themeOf(element).toBe('light');
  await system('dark');
  await themeOf(element).toBe('dark');
});

test.for([
  ['a class of html', () => html.classList.add('night'), () => html.classList.remove('night')],
  [
    'a style of an element between',
    (element: HTMLElement) => element.parentElement?.style.setProperty('color-scheme', 'dark'),
    (element: HTMLElement) => element.parentElement?.style.removeProperty('color-scheme'),
  ],
  ['a style sheet that comes late', () => say('body { color-scheme: dark }'), () => say('')],
  [
    'a meta tag',
    () => document.head.append(meta('dark')),
    () => document.head.querySelector('meta[data-here]')?.remove(),
  ],
  [
    'moving the element elsewhere',
    (element: HTMLElement) => {
      document.body.style.colorScheme = 'dark';
      element.parentElement?.style.setProperty('color-scheme', 'dark');
    },
    (element: HTMLElement) => element.parentElement?.style.setProperty('color-scheme', 'light'),
  ],
] as const)('the page switches by %s, and back', async ([, there, back]) => {
  say('.night { color-scheme: dark }');
  const element = make();
  expect(element.dataset.theme).toBe('light');
  there(element);
  await themeOf(element).toBe('dark');
  back(element);
  await themeOf(element).toBe('light');
});

test.for([
  ['a class of html', () => html.classList.add('night'), () => html.classList.remove('night')],
  [
    'a style of an element between',
    (element: HTMLElement) => element.parentElement?.style.setProperty('color-scheme', 'dark'),
    (element: HTMLElement) => element.parentElement?.style.removeProperty('color-scheme'),
  ],
  [
    'a meta tag',
    () => document.head.append(meta('dark')),
    () => document.head.querySelector('meta[data-here]')?.remove(),
  ],
] as const)('a page that forbids transitions switches by %s, and back', async ([, there, back]) => {
  say('.night { color-scheme: dark } *, ::before, ::after { transition: none !important }');
  const element = make();
  there(element);
  await themeOf(element).toBe('dark');
  back(element);
  await themeOf(element).toBe('light');
});

test('in a part of the page that was not shown, it is right as soon as it has a size again', async () => {
  const element = make();
  const around = element.parentElement as HTMLElement;
  around.style.display = 'none';
  await settled();
  html.style.colorScheme = 'dark';
  await settled();
  around.style.display = 'block';
  host?.emit('resize', { width: 300, height: 60 }); // as the widget does
  await themeOf(element).toBe('dark');
});

test('theme="light" and "dark" win over the page, and auto again follows it', async () => {
  html.style.colorScheme = 'dark';
  const element = make('theme="light"');
  expect(element.dataset.theme).toBe('light');
  element.setAttribute('theme', 'dark');
  await themeOf(element).toBe('dark');
  html.style.colorScheme = 'light';
  await settled();
  expect(element.dataset.theme).toBe('dark');
  element.removeAttribute('theme');
  await themeOf(element).toBe('light');
});

test('our own colors follow the theme and don’t answer the question that decides it', async () => {
  html.style.colorScheme = 'dark';
  const element = make();
  const paper = () => getComputedStyle(element).getPropertyValue('--iq-color-paper').trim();
  await expect.poll(paper).toBe('#101216');
  html.style.colorScheme = 'light';
  await expect.poll(paper).toBe('#fbfaf6');
  expect(getComputedStyle(element).colorScheme).toBe('light');
});

test('where the system sets all colors, the theme is that of its ground', async () => {
  await system('dark', { forced: true });
  const element = make();
  const ground = document.createElement('i');
  ground.style.cssText = 'background: Canvas';
  element.parentElement?.append(ground);
  const isBlack = getComputedStyle(ground).backgroundColor === 'rgb(0, 0, 0)';
  expect(element.dataset.theme).toBe(isBlack ? 'dark' : 'light');
});

test('paper is light, whatever the page is', async () => {
  html.style.colorScheme = 'dark';
  const element = make();
  await system('light', { media: 'print' });
  expect(getComputedStyle(element).getPropertyValue('--iq-color-ink').trim()).toBe('#15171c');
});

test('the end of an element ends the watch', async () => {
  const element = make();
  const root = element.shadowRoot as ShadowRoot;
  expect(root.querySelectorAll('i')).toHaveLength(1);
  host?.dispose();
  expect(root.querySelectorAll('i')).toHaveLength(0);
  expect(root.adoptedStyleSheets).toHaveLength(1);
  html.style.colorScheme = 'dark';
  await settled();
  expect(element.dataset.theme).toBe('light');
});
