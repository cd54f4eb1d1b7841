import css from 'virtual:embed-css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../theme/theme.css.ts';
import { colorsOf } from '../../theme/brands.ts';
import { deriveAccent } from '../../theme/deriveAccent.ts';
import { contrastOf, readHex } from '../../theme/oklch.ts';
import { createHost, type Host } from './host.ts';

const html = document.documentElement;
const sheet = new CSSStyleSheet();
let host: Host | undefined;

beforeEach(() => {
  document.adoptedStyleSheets = [sheet];
  html.style.colorScheme = 'light';
});
afterEach(() => {
  host?.dispose();
  for (const each of document.querySelectorAll('[data-here]')) each.remove();
  html.removeAttribute('style');
  sheet.replaceSync('');
  document.adoptedStyleSheets = [];
});

async function make(attributes = ''): Promise<Host & { element: HTMLElement }> {
  document.body.insertAdjacentHTML('beforeend', `<p data-here ${attributes}></p>`);
  const element = [...document.querySelectorAll<HTMLElement>('p[data-here]')].at(-1) as HTMLElement;
  const shadow = new CSSStyleSheet();
  shadow.replaceSync(String(css).replaceAll(/, :where\(:root[^{]*\)(?= \{)/g, ''));
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [shadow];
  host = createHost(element, location.origin, false);
  await host.pageStyle.ready;
  return host;
}
const tokenOf = (element: Element, name: string) =>
  getComputedStyle(element).getPropertyValue(`--iq-color-${name}`).trim();
const family = (element: Element) => ({
  accent: tokenOf(element, 'accent'),
  accentHover: tokenOf(element, 'accent-hover'),
  onAccent: tokenOf(element, 'on-accent'),
  accentSoft: tokenOf(element, 'accent-soft'),
});
const derived = (accent: string, scheme: 'light' | 'dark', options = {}) =>
  deriveAccent(accent, colorsOf('default', scheme), options);
const shipped = (scheme: 'light' | 'dark') => {
  const { accent, accentHover, onAccent, accentSoft } = colorsOf('default', scheme);
  return { accent, accentHover, onAccent, accentSoft };
};

test('without an accent of its own, an element has the shipped colors', async () => {
  const { element } = await make();
  expect(family(element)).toEqual(shipped('light'));
  element.setAttribute('theme', 'dark');
  await expect.poll(() => family(element)).toEqual(shipped('dark'));
});

test('the attribute makes a family in light and in dark, and follows its changes', async () => {
  const { element } = await make('accent="#FF9900"');
  expect(family(element)).toEqual(derived('#ff9900', 'light'));
  expect(tokenOf(element, 'accent')).not.toBe('#ff9900');
  html.style.colorScheme = 'dark';
  await expect.poll(() => family(element)).toEqual(derived('#ff9900', 'dark'));
  element.setAttribute('accent', '#0b6b6b');
  await expect.poll(() => family(element)).toEqual(derived('#0b6b6b', 'dark'));
  element.removeAttribute('accent');
  await expect.poll(() => family(element)).toEqual(shipped('dark'));
});

test('beside a shipped look, the grounds of that look count', async () => {
  const { element } = await make('accent="#ffcc00" brand="harbor"');
  expect(family(element)).toEqual(deriveAccent('#ffcc00', colorsOf('harbor', 'light')));
  element.setAttribute('brand', 'high-contrast');
  const grounds = colorsOf('high-contrast', 'light');
  await expect.poll(() => family(element)).toEqual(deriveAccent('#ffcc00', grounds, { contrast: 7 }));
});

test.for([
  ['--iq-color-accent: #1db954', '#1db954'],
  ['--iq-color-accent: lime', '#00ff00'],
  ['--brand: hsl(48 100% 50%); --iq-color-accent: var(--brand)', '#ffcc00'],
  ['--iq-light-accent: #ffff00', '#ffff00'],
  ['--iq-color-accent: light-dark(#0b6b6b, #6fd0c8)', '#0b6b6b'],
] as const)('a page that only sets %s gets a button that can be read', async ([declaration, accent]) => {
  sheet.replaceSync(`p[data-here] { ${declaration} }`);
  const { element } = await make();
  const { accent: _, ...rest } = derived(accent, 'light', { isFixed: true }) ?? {};
  expect(family(element)).toMatchObject(rest);
  const text = readHex(tokenOf(element, 'on-accent'));
  const ground = readHex(accent);
  expect(text && ground && contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test('a pair of variables counts each in its scheme, and one alone makes the other', async () => {
  sheet.replaceSync('p[data-here] { --iq-light-accent: #0b6b6b }');
  const { element } = await make('theme="dark"');
  expect(family(element)).toEqual(derived('#0b6b6b', 'dark'));
  sheet.replaceSync('p[data-here] { --iq-light-accent: #0b6b6b; --iq-dark-accent: #ffcc00 }');
  await expect.poll(() => family(element)).toEqual(derived('#ffcc00', 'dark', { isFixed: true }));
  sheet.replaceSync('');
  await expect.poll(() => family(element)).toEqual(shipped('dark'));
});

test('what the page sets itself stays, in either form', async () => {
  sheet.replaceSync(`p[data-here] {
    --iq-color-accent: #1db954; --iq-color-on-accent: #010203; --iq-light-accent-hover: #040506 }`);
  const { element } = await make('accent="#ff0000"');
  expect(family(element)).toMatchObject({
    accent: '#1db954',
    onAccent: '#010203',
    accentHover: '#040506',
    accentSoft: derived('#1db954', 'light', { isFixed: true })?.accentSoft,
  });
});

test('a style sheet that comes late, and a page that changes its accent, are followed', async () => {
  const { element } = await make();
  sheet.replaceSync('p[data-here] { --iq-color-accent: #ffff00 }');
  await expect.poll(() => tokenOf(element, 'on-accent')).toBe('#000000');
  element.style.setProperty('--iq-color-accent', '#003300');
  await expect.poll(() => tokenOf(element, 'on-accent')).toBe('#ffffff');
  expect(host?.pageStyle.accent.value).toBe('#003300');
});

test('a value that is no color leaves the shipped colors around it', async () => {
  sheet.replaceSync('p[data-here] { --iq-color-accent: nonsense }');
  const { element } = await make();
  await host?.pageStyle.ready;
  expect(family(element)).toMatchObject({ onAccent: shipped('light').onAccent });
});

test('it comes to rest: a page of its own colors is not worked on again and again', async () => {
  sheet.replaceSync('p[data-here] { --iq-color-accent: #1db954 }');
  const { element } = await make('accent="#ff0000"');
  const asked = vi.spyOn(window, 'getComputedStyle');
  await new Promise((resolve) => setTimeout(resolve, 300));
  asked.mockClear();
  await new Promise((resolve) => setTimeout(resolve, 300));
  // other tests of the page that files share may ask about elements of their own
  const ofOurs = asked.mock.calls.filter(([of]) => of === element || element.shadowRoot?.contains(of));
  expect(ofOurs).toEqual([]);
  expect(element.shadowRoot?.querySelectorAll('b')).toHaveLength(0);
});

test('font="page": text as around the element, headings as in the page; the page’s own variables win', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-here><h2 style="font-family: Second">2</h2><h1 style="font-family: \'First One\', serif">1</h1></div>',
  );
  sheet.replaceSync('p[data-here] { font-family: Around, sans-serif }');
  const { element } = await make('font="page"');
  const fontOf = (name: string) => getComputedStyle(element).getPropertyValue(`--iq-font-${name}`).trim();
  expect([fontOf('body'), fontOf('heading')]).toEqual(['Around, sans-serif', '"First One", serif']);
  document.querySelector('h1[style]')?.remove();
  host?.setStage('testing');
  await expect.poll(() => fontOf('heading')).toBe('Second');
  sheet.replaceSync('p[data-here] { --iq-font-heading: Mine }');
  expect(fontOf('heading')).toBe('Mine');
  sheet.replaceSync('');
  element.setAttribute('font', 'brand');
  await expect.poll(() => fontOf('heading')).toMatch(/^ui-serif/);
  expect(host?.pageStyle.fonts.value).toBeUndefined();
});

test('font="page" on a page without headings: both as around the element', async () => {
  const { element } = await make('font="page" style="font-family: Around"');
  if (document.querySelector('h1, h2')) return; // of the page that runs the tests
  expect(getComputedStyle(element).getPropertyValue('--iq-font-heading').trim()).toBe('Around');
});

test('the end of an element takes its rules away', async () => {
  const { element } = await make('accent="#ff9900" font="page"');
  host?.dispose();
  await expect.poll(() => family(element)).toEqual(shipped('light'));
});
