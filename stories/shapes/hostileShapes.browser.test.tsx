// What an operator uploads becomes part of a visitor's page. Whatever the source is, nothing of it may run or load: in a
// figure as the widget and the operator's pages draw it, and not even where the sanitized text is a page by itself.
import { hostileSvgs } from '@quotient/fixtures/hostileSvgs';
import { mockShapes, sanitizeShape } from '@quotient/mocks/shapes';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { englishI18n } from '../../packages/iq-test/src/i18n/english.fixture.ts';
import { IqTestProvider, Shape } from '../../packages/iq-test/src/index.ts';
import { parseSvgShape } from '../../packages/iq-test/src/shapes/parseSvgShape.ts';

const ADDRESS = '/hostile-load';
/** `RUN` and `LOAD` of a payload, told apart by its number. */
const armed = (svg: string, number: number): string =>
  svg.replaceAll('RUN', `top.hostileRan(${number})`).replaceAll('LOAD', `${ADDRESS}/${number}`);
const payloads = hostileSvgs.map(armed);

const ran = new Set<number>();
const topWindow = window.top ?? window;

beforeEach(() => {
  ran.clear();
  Object.assign(topWindow, { hostileRan: (number: number) => ran.add(number) });
  performance.clearResourceTimings();
});
afterEach(() => {
  Reflect.deleteProperty(topWindow, 'hostileRan');
  document.body.replaceChildren();
});

const loaded = (view: Window): number[] =>
  view.performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => Number(name.split(`${ADDRESS}/`)[1]?.match(/^\d+/)?.[0] ?? Number.NaN))
    .filter((number) => !Number.isNaN(number));

const nextFrame = () => new Promise(requestAnimationFrame);

/** Touches everything in a document as a visitor might, and as animations would. */
async function touchAll(root: ParentNode): Promise<void> {
  for (const element of root.querySelectorAll('*')) {
    const names = [...element.attributes].map(({ name }) => name.toLowerCase());
    const own = names.filter((name) => name.startsWith('on')).map((name) => name.slice(2));
    for (const name of new Set(['mouseover', 'focus', ...own])) element.dispatchEvent(new Event(name));
    // Links are followed for a click of a mouse alone.
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
}

/** A document of its own, in which scripts may run and anything may load. */
async function openPage(source: string, type: 'text/html' | 'image/svg+xml') {
  const frame = document.createElement('iframe');
  const url = URL.createObjectURL(new Blob([source], { type }));
  const isThere = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  frame.src = url;
  document.body.append(frame);
  await isThere;
  const page = frame.contentDocument;
  if (!page?.defaultView) throw new Error('The frame has no page.');
  await touchAll(page);
  // A page that was left for another one cannot be asked any more.
  const hasLeft = frame.contentDocument !== page;
  return { hasLeft, loads: hasLeft ? [] : loaded(page.defaultView) };
}

const asHtml = (svg: string) =>
  `<!doctype html><base href="${location.origin}"><svg viewBox="0 0 100 100">${svg}</svg>`;
const asXml = (svg: string) =>
  /^\s*(?:\uFEFF|<\?|<!DOCTYPE|<svg)/.test(svg)
    ? svg
    : `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`;

/** Draws figures as the widget does, and as the operator's pages show them. */
function draw(shapes: ReadonlyMap<string, string>): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  const figures = [...shapes.keys()].map((token) => <Shape key={token} token={token} shapes={shapes} />);
  flushSync(() => root.render(<IqTestProvider i18n={englishI18n}>{figures}</IqTestProvider>));
  expect(place.querySelectorAll('svg[data-token], [data-unknown]')).toHaveLength(shapes.size);
  return place;
}

const nothing = { hasLeft: false, loads: [] };
const named = (svgs: readonly string[]) => new Map(svgs.map((svg, number) => [`hostile-${number}`, svg]));

test('there are more than 200 payloads, each another one', () => {
  expect(new Set(hostileSvgs).size).toBe(hostileSvgs.length);
  expect(hostileSvgs.length).toBeGreaterThan(200);
});

/** The payloads among these, by number, that ran or loaded something as pages of that type. */
async function harmful(numbers: readonly number[], type: 'text/html' | 'image/svg+xml') {
  const seen = new Set<number>();
  for (let start = 0; start < numbers.length; start += 40) {
    await Promise.all(
      numbers.slice(start, start + 40).map(async (number) => {
        const svg = payloads[number] ?? '';
        const { hasLeft, loads } = await openPage(type === 'text/html' ? asHtml(svg) : asXml(svg), type);
        for (const harm of hasLeft ? [number] : loads) seen.add(harm);
      }),
    );
    for (const number of ran) seen.add(number);
    ran.clear();
    document.body.replaceChildren();
  }
  return seen;
}

test('the detector sees what runs and what loads where nothing is sanitized', async () => {
  const all = [...payloads.keys()];
  const inHtml = await harmful(all, 'text/html');
  // what does harm in a page is not opened once more as a drawing
  const inXml = await harmful(
    all.filter((number) => !inHtml.has(number)),
    'image/svg+xml',
  );
  expect(inXml.size).toBeGreaterThan(3);
  // The others are for other parsers than a browser's, and for older browsers.
  expect(inHtml.size + inXml.size).toBeGreaterThan(200);
});

test('no sanitized payload runs or loads anything, as a page, as a drawing of its own, or by innerHTML', async () => {
  const sanitized = payloads.map((svg) => sanitizeShape(svg).svg);
  const pages = await Promise.all([
    openPage(asHtml(sanitized.map((svg) => `<svg>${svg}</svg>`).join('')), 'text/html'),
    openPage(asXml(sanitized.map((svg) => `<g>${svg}</g>`).join('')), 'image/svg+xml'),
  ]);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = sanitized.map((svg) => `<svg>${svg}</svg>`).join('');
  await touchAll(place);
  expect([...ran]).toEqual([]);
  expect(pages).toEqual([nothing, nothing]);
  expect(loaded(window)).toEqual([]);
});

test('what is left of the payloads are figures that the widget takes, and stays the same when it is sanitized again', () => {
  for (const payload of payloads) {
    const { svg, removed } = sanitizeShape(payload);
    expect(svg === '' ? removed.length : parseSvgShape(svg)?.length, payload).toBeGreaterThan(0);
    if (svg !== '') expect(sanitizeShape(svg), payload).toEqual({ svg, removed: [] });
  }
});

test('figures are drawn of what is left, and nothing in them runs or loads', async () => {
  const place = draw(named(payloads.map((svg) => sanitizeShape(svg).svg)));
  await touchAll(place);
  expect(place.querySelectorAll('svg').length).toBeGreaterThan(50);
  expect([...ran, ...loaded(window)]).toEqual([]);
});

test('the widget draws no payload that nobody has sanitized', async () => {
  const place = draw(named(payloads));
  await touchAll(place);
  expect([...place.querySelectorAll('svg[data-token]')].map(({ outerHTML }) => outerHTML)).toEqual([]);
  expect([...ran, ...loaded(window)]).toEqual([]);
});

test('every figure that we draw passes both checks as it is', () => {
  for (const [token, svg] of mockShapes) {
    expect(sanitizeShape(svg), token).toEqual({ svg, removed: [] });
    expect(parseSvgShape(svg), token).toBeDefined();
  }
});
