import { expect, test, vi } from 'vitest';
import { defineProperties } from './attributeProperties.ts';
import type { IqTestElement } from './elementTypes.ts';

// a name of its own: another file of this page may have defined the real element
customElements.define('test-element', class extends HTMLElement {});
const make = (html = '<test-element></test-element>'): IqTestElement => {
  const template = document.createElement('div');
  template.innerHTML = html;
  return template.firstElementChild as IqTestElement;
};
/** An element whose code has come. */
const ready = (html?: string): IqTestElement => {
  const element = make(html);
  defineProperties(element);
  return element;
};

test('a property takes and gives the text of its attribute', () => {
  const element = ready('<test-element price-display="charged"></test-element>');
  expect(element.priceDisplay).toBe('charged');
  expect(element.mode).toBe('');
  element.mode = 'popup';
  expect(element.getAttribute('mode')).toBe('popup');
  element.mode = null as never;
  expect(element.hasAttribute('mode')).toBe(false);
});

test('debug is a boolean, and hiddenData an object', () => {
  const element = ready();
  expect([element.debug, element.hiddenData]).toEqual([false, {}]);
  element.debug = true;
  element.hiddenData = { campaign: 'june' };
  expect(element.getAttribute('debug')).toBe('');
  expect(element.getAttribute('hidden-data')).toBe('{"campaign":"june"}');
  expect([element.debug, element.hiddenData]).toEqual([true, { campaign: 'june' }]);
  element.setAttribute('debug', 'false');
  element.setAttribute('hidden-data', 'campaign=june');
  expect([element.debug, element.hiddenData]).toEqual([false, {}]);
});

test('what was set before the code was here counts', () => {
  const element = make();
  Object.defineProperty(element, 'set', { value: 'visual', configurable: true, writable: true });
  defineProperties(element);
  expect(element.getAttribute('set')).toBe('visual');
  expect(element.set).toBe('visual');
});

test('lang stays every element’s own, and start the method', () => {
  const start = vi.fn();
  const element = make();
  Object.defineProperty(element, 'start', { value: start });
  defineProperties(element);
  element.start();
  expect(start).toHaveBeenCalledOnce();
  element.lang = 'de';
  expect(element.getAttribute('lang')).toBe('de');
});

const circular: Record<string, unknown> = { campaign: 'june' };
circular.self = circular;

test.each<[string, unknown, object]>([
  ['numbers and booleans', { userId: 4711, beta: true, none: undefined }, { userId: '4711', beta: 'true' }],
  ['a big integer', { id: 12345678901234567890n }, { id: '12345678901234567890' }],
  ['a number that has lost digits', { id: 2 ** 60, campaign: 'june' }, { campaign: 'june' }],
  ['no numbers', { a: Number.NaN, b: Number.POSITIVE_INFINITY, c: 1 }, { c: '1' }],
  ['a circle', circular, { campaign: 'june' }],
  ['functions and symbols', { a: () => 1, b: Symbol('b'), campaign: 'june' }, { campaign: 'june' }],
  ['a date', { at: new Date(0), never: new Date(Number.NaN) }, { at: '1970-01-01T00:00:00.000Z' }],
  ['an address', { page: new URL('https://acme.example/') }, { page: 'https://acme.example/' }],
  ['an element', { node: document.createElement('p'), campaign: 'june' }, { campaign: 'june' }],
  ['nested values', { user: { id: 1 }, tags: ['a'], map: new Map(), campaign: 'june' }, { campaign: 'june' }],
  [
    'a getter that throws',
    {
      get secret() {
        throw new Error('no');
      },
      campaign: 'june',
    },
    { campaign: 'june' },
  ],
  [
    'an object without a prototype',
    Object.assign(Object.create(null), { campaign: 'june' }),
    { campaign: 'june' },
  ],
  ['a proxy, as of Vue', new Proxy({ campaign: 'june' }, {}), { campaign: 'june' }],
  [
    'a proxy that throws',
    new Proxy(
      {},
      {
        ownKeys() {
          throw new Error('no');
        },
      },
    ),
    {},
  ],
  ['a value that is too long', { long: 'x'.repeat(100_000), campaign: 'june' }, { campaign: 'june' }],
  ['a map', new Map([['campaign', 'june']]), {}],
  ['a date alone', new Date(0), {}],
  ['a list', ['june'], {}],
  ['JSON', '{"userId":4711}', { userId: '4711' }],
  ['a text', 'june', {}],
  ['a number', 7, {}],
  ['true', true, {}],
  ['null', null, {}],
])('hiddenData takes %s, and reads what is used', (_, given, used) => {
  const element = ready();
  element.hiddenData = given as never;
  expect(element.hiddenData).toEqual(used);
});

test('no property throws, whatever it is given', () => {
  const element = ready();
  for (const value of [circular, 7n, Symbol('a'), () => 1, new Map(), Object.create(null)])
    for (const name of ['partner', 'words', 'theme', 'mode', 'debug'] as const)
      expect(() => {
        element[name] = value as never;
      }).not.toThrow();
});
