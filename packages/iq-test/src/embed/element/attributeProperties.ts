import { type AttributeName, attributeNames, attributes, toProperty } from './attributes.ts';
import { readHiddenData, writeHiddenData } from './hiddenData.ts';

const hasProperties = new WeakSet<object>();

/**
 * Gives the element a property for each attribute: text, but for `debug` (boolean) and `hiddenData` (object, of text
 * alone when it is read). Setting writes the attribute and never throws. Properties that the page has set before this code arrived are taken over.
 */
export function defineProperties(element: HTMLElement): void {
  const prototype = Object.getPrototypeOf(element);
  // every element has `lang` already, and `start` is a method; assigning text to it writes the attribute
  for (const name of attributeNames.filter((attribute) => attribute !== 'lang' && attribute !== 'start')) {
    const property = toProperty(name);
    if (!hasProperties.has(prototype)) defineProperty(prototype, property, name);
    if (!Object.hasOwn(element, property)) continue;
    const target = element as unknown as Record<string, unknown>;
    const value = target[property];
    delete target[property];
    target[property] = value;
  }
  hasProperties.add(prototype);
}

function defineProperty(prototype: object, property: string, name: AttributeName): void {
  Object.defineProperty(prototype, property, {
    configurable: true,
    enumerable: true,
    get(this: Element) {
      const text = this.getAttribute(name);
      const { fallback } = attributes[name];
      if (typeof fallback === 'boolean') return text !== null && text !== 'false';
      return name === 'hidden-data' ? (readHiddenData(text ?? '') ?? fallback) : (text ?? '');
    },
    set(this: Element, value: unknown) {
      if (value === null || value === undefined || value === false) this.removeAttribute(name);
      else if (value === true) this.setAttribute(name, '');
      else this.setAttribute(name, name === 'hidden-data' ? writeHiddenData(value) : textOf(value));
    },
  });
}

/** Text of whatever a page gives; none for what cannot be written, which the element then refuses. */
function textOf(value: unknown): string {
  try {
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  } catch {
    return '';
  }
}
