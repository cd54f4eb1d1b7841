import { type ShapeElement, type ShapeNode, shapeElements } from './ShapeNode.ts';

/** Geometry: numbers, path letters and transform functions, nothing that could name or load anything. */
const geometry = /^[-+\d\s.,eEa-zA-Z()]*$/;
const paint = /^(?:currentColor|none)$/;
const word = /^[a-z]+$/;
const numbers = /^[-+\d\s.,e]*$/;

/** Attribute → its name in React and what its value must look like. */
const attributes = new Map<string, readonly [reactName: string, allowed: RegExp]>([
  ...'x y x1 y1 x2 y2 cx cy r rx ry width height points opacity'
    .split(' ')
    .map((name) => [name, [name, numbers]] as const),
  ['d', ['d', geometry]],
  ['transform', ['transform', geometry]],
  ['fill', ['fill', paint]],
  ['stroke', ['stroke', paint]],
  ['stroke-width', ['strokeWidth', numbers]],
  ['stroke-linecap', ['strokeLinecap', word]],
  ['stroke-linejoin', ['strokeLinejoin', word]],
  ['stroke-dasharray', ['strokeDasharray', numbers]],
  ['fill-rule', ['fillRule', word]],
]);

/** A figure has some dozen elements; more is a mistake or an attack. */
const MAX_LENGTH = 20_000;
const MAX_DEPTH = 6;

const isShapeElement = (name: string): name is ShapeElement => shapeElements.some((known) => known === name);

function readAttributes(element: Element): Record<string, string> | undefined {
  const read: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    const [reactName, allowed] = attributes.get(name) ?? [];
    if (reactName === undefined || !allowed?.test(value)) return undefined;
    read[reactName] = value;
  }
  return read;
}

function readChildren(parent: Element, depth: number): readonly ShapeNode[] | undefined {
  const nodes: ShapeNode[] = [];
  for (const child of parent.childNodes) {
    if (child.nodeType === child.TEXT_NODE && child.textContent?.trim() === '') continue;
    if (child.nodeType !== child.ELEMENT_NODE || depth > MAX_DEPTH) return undefined;
    const element = child as Element; // its nodeType says so
    const attributes = readAttributes(element);
    const children = readChildren(element, depth + 1);
    if (!attributes || !children || !isShapeElement(element.localName)) return undefined;
    nodes.push({ element: element.localName, attributes, children });
  }
  return nodes;
}

interface HtmlRules {
  createHTML: (html: string) => string;
}

const plain: HtmlRules = { createHTML: (text) => text };
let rules: HtmlRules | undefined;

/** Our policy for pages that require Trusted Types. A page that doesn't allow it may still accept plain text. */
function createRules(): HtmlRules {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: HtmlRules): HtmlRules };
  };
  try {
    return trustedTypes?.createPolicy('iq-shapes', plain) ?? plain;
  } catch {
    return plain;
  }
}

/** The figure's root; `undefined` if the page's policy refuses to parse it. */
function rootOf(source: string): Element | undefined {
  try {
    rules ??= createRules();
    return new DOMParser().parseFromString(rules.createHTML(source), 'image/svg+xml').documentElement;
  } catch {
    return undefined;
  }
}

/**
 * Reads the inside of an `<svg viewBox="0 0 100 100">` from the shapes table into plain nodes.
 * `undefined` when anything outside the allow-list is in it, when it draws nothing, where there is no DOMParser (on a
 * server), and on a page that demands Trusted Types and does not allow the policy `iq-shapes`.
 */
export function parseSvgShape(svgContent: string): readonly ShapeNode[] | undefined {
  if (typeof DOMParser === 'undefined' || svgContent.length > MAX_LENGTH) return undefined;
  const root = rootOf(`<svg xmlns="http://www.w3.org/2000/svg">${svgContent}</svg>`);
  // a broken source gives a <parsererror> document in one browser, an element inside the root in another
  const nodes = root?.localName === 'svg' ? readChildren(root, 1) : undefined;
  return nodes && nodes.length > 0 ? nodes : undefined;
}
