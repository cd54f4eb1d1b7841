import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attributes } from './attributes.ts';
import type { IqTestElement } from './elementTypes.ts';
import { defineIqTestElement, type LoadFiles } from './IqTestElement.ts';

const BASE_URL = 'https://quiz.example';
/** Calls to the element's tests, as `id: method`; `mount` for a new one. */
let told: string[];
let load = vi.fn<LoadFiles>();

beforeEach(() => {
  told = [];
  load = vi.fn<LoadFiles>(async () => [
    {
      mount({ id }, root) {
        told.push(`${id}: mount`);
        root.innerHTML = '<h1>The test</h1>';
        return (method) => told.push(`${id}: ${method}`);
      },
    },
  ]);
});
afterEach(() => document.body.replaceChildren());

window.iqTest = [
  ['start', '#queued'],
  ['sing' as 'start', '#queued'],
  ['open', '#queued'],
] as never;
defineIqTestElement(BASE_URL, (isFramed, baseUrl) => load(isFramed, baseUrl));

function put(attributesText = '', id = 'a'): IqTestElement {
  document.body.insertAdjacentHTML('beforeend', `<iq-test id="${id}" ${attributesText}>own</iq-test>`);
  return document.body.lastElementChild as IqTestElement;
}
/** Pushes the following elements far below the screen. */
function fillScreen(): void {
  document.body.innerHTML = '<div style="height:5000px"></div>';
  window.scrollTo(0, 0);
}
const mounted = (id = 'a') => vi.waitFor(() => expect(told).toContain(`${id}: mount`));
const microtasks = () => new Promise((resolve) => setTimeout(resolve));
/** Long enough for an observer of the viewport to speak. */
const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

test('the code is fetched when the visitor comes near', async () => {
  fillScreen();
  const element = put();
  await twoFrames();
  expect(load).not.toHaveBeenCalled();
  element.scrollIntoView();
  await mounted();
  window.scrollTo(0, 0);
  element.scrollIntoView();
  await twoFrames();
  expect(load).toHaveBeenCalledOnce();
});

test.each(attributes.loading.values)(
  'loading="%s" far below: fetched at once where it is eager',
  async (value) => {
    fillScreen();
    put(`loading="${value}"`);
    await twoFrames();
    expect(load).toHaveBeenCalledTimes(value === 'eager' ? 1 : 0);
  },
);

test.each(attributes.isolation.values)('isolation="%s" asks for its own files', async (value) => {
  put(`isolation="${value}"`);
  await mounted();
  expect(load).toHaveBeenCalledExactlyOnceWith(value === 'iframe', BASE_URL);
});

test.each(attributes.mode.values)(
  'mode="%s" keeps the room that it will take, before anything has loaded',
  (mode) => {
    load.mockReturnValue(new Promise(() => {}));
    const { height } = put(`mode="${mode}"`).getBoundingClientRect();
    expect(height).toBe({ inline: innerHeight, popup: 60, fullscreen: 60, floating: 0 }[mode]);
  },
);

test('what is called before the code is here is handed over in order, and later calls go straight', async () => {
  const element = put('loading="eager"');
  element.open();
  element.start();
  expect(told).toEqual([]);
  await mounted();
  element.reset();
  expect(told).toEqual(['a: mount', 'a: open', 'a: start', 'a: reset']);
});

test('a call fetches the code of an element that nobody has come near', async () => {
  fillScreen();
  put().start();
  await mounted();
  expect(told).toEqual(['a: mount', 'a: start']);
});

test('moved within a task an element keeps its test; removed it ends, and put back it loads again', async () => {
  const element = put();
  await mounted();
  document.body.prepend(element);
  await microtasks();
  expect(told).toEqual(['a: mount']);
  element.remove();
  await microtasks();
  expect(told).toEqual(['a: mount', 'a: destroy']);
  document.body.append(element);
  await vi.waitFor(() => expect(told).toEqual(['a: mount', 'a: destroy', 'a: mount']));
});

test('code that comes when the element has left is not used', async () => {
  let arrive = () => {};
  const files = await load(false, BASE_URL);
  load.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(files))));
  const element = put('loading="eager"');
  element.remove();
  await microtasks();
  arrive();
  await microtasks();
  expect(told).toEqual([]);
});

test('destroyed is destroyed: empty, deaf, and so for good', async () => {
  const element = put();
  await mounted();
  element.destroy();
  expect(told).toEqual(['a: mount', 'a: destroy']);
  expect(element.shadowRoot?.textContent).toBe('');
  element.remove();
  await microtasks();
  document.body.append(element);
  element.start();
  await twoFrames();
  expect(told).toEqual(['a: mount', 'a: destroy']);
  expect(load).toHaveBeenCalledOnce();
});

test('where the code cannot be fetched the page has its own content and an event, and coming back tries again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  load.mockRejectedValueOnce(new Error('blocked'));
  const heard = vi.fn();
  document.addEventListener('iq-test:error', (event) => heard((event as CustomEvent).detail), { once: true });
  const element = put();
  await vi.waitFor(() =>
    expect(heard).toHaveBeenCalledWith({ code: 'load_failed', message: 'Error: blocked' }),
  );
  expect(element.shadowRoot?.innerHTML).toBe('<slot></slot>');
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  element.remove();
  await microtasks();
  document.body.append(element);
  await mounted();
});

test('commands wait for their element, also those from before the script; a wrong one takes no other along', async () => {
  window.iqTest?.push(['close', '#queued']);
  put('', 'other');
  put('', 'queued');
  await mounted('queued');
  await vi.waitFor(() =>
    expect(told.filter((line) => line.startsWith('queued'))).toEqual([
      'queued: mount',
      'queued: start',
      'queued: open',
      'queued: close',
    ]),
  );
  expect(told).not.toContain('other: start');
});

test.each([
  ['https://other.example', 'https://other.example'],
  ['https://other.example:8443/path?x', 'https://other.example:8443'],
  ['//other.example/', `${location.protocol}//other.example`],
  [' HTTPS://Other.example ', 'https://other.example'],
])('server="%s" comes before the server of the script', async (written, server) => {
  put(`server="${written}"`);
  await mounted();
  expect(load).toHaveBeenCalledExactlyOnceWith(false, server);
});

test.each(['', 'other.example', 'ftp://other.example', 'javascript:alert(1)'])(
  'server="%s" is ignored: the server of the script is used',
  async (written) => {
    put(`server="${written}"`);
    await mounted();
    expect(load).toHaveBeenCalledExactlyOnceWith(false, BASE_URL);
  },
);

test('server="https://" is reported and loads nothing', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = put('server="https://"');
  await vi.waitFor(() => expect(element.shadowRoot?.innerHTML).toBe('<slot></slot>'));
  expect(load).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledOnce();
});

test('a second script leaves the element to the first', async () => {
  const second = vi.fn<LoadFiles>();
  defineIqTestElement('https://other.example', second);
  put();
  await mounted();
  expect(second).not.toHaveBeenCalled();
});
