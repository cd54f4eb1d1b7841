import { button as buttonClass, quiet, secondary } from '../ui/Button.css.ts';
import { cx } from '../ui/cx.ts';

// What React's components render, made without React.

type Attributes = Record<string, string | boolean | undefined | ((event: Event) => void)>;

/** An element; a function is a listener, `true` an attribute without a value. Text is never read as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key, value);
    else if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

const tones = { secondary, quiet };

/** As `Button` renders it. */
export const button = (
  attributes: Attributes,
  content: Node | string,
  tone: keyof typeof tones = 'secondary',
) =>
  element(
    'button',
    {
      type: 'button',
      part: cx('button', tone),
      ...attributes,
      class: cx(buttonClass, tones[tone], String(attributes.class)),
    },
    content,
  );

/** As the icons of `icons.tsx`. */
export function icon(path: string): SVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const attributes = {
    viewBox: '0 0 20 20',
    width: '20',
    height: '20',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.6',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  };
  for (const [key, value] of Object.entries(attributes)) drawing.setAttribute(key, value);
  line.setAttribute('d', path);
  drawing.append(line);
  return drawing;
}
