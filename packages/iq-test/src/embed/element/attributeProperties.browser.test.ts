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
