// What is stored on a server becomes part of a page: a figure may draw, and nothing else.
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseSvgShape } from './parseSvgShape.ts';
import { shapeElements } from './ShapeNode.ts';

/** Draws, and is let through. */
const CIRCLE = '<circle cx="50" cy="50" r="9"/>';

test('a figure is read as it is written, without the blanks between its elements', () => {
  expect(
    parseSvgShape('\n <g transform="rotate(45 50 50)">\n <path d="M10 10 L90,90 Z"/> </g>\n <line x2="9"/> '),
  ).toEqual([
    {
      element: 'g',
      attributes: { transform: 'rotate(45 50 50)' },
      children: [{ element: 'path', attributes: { d: 'M10 10 L90,90 Z' }, children: [] }],
    },
    { element: 'line', attributes: { x2: '9' }, children: [] },
  ]);
});

test.each(shapeElements)('<%s> draws', (element) => {
  expect(parseSvgShape(`<${element}/>`)).toEqual([{ element, attributes: {}, children: [] }]);
});

test.each([
  ['x', '-1.5', 'x'],
  ['y', '+.5', 'y'],
  ['x1', '1e2', 'x1'],
  ['y1', '0', 'y1'],
  ['x2', '100', 'x2'],
  ['y2', '100', 'y2'],
  ['cx', '50', 'cx'],
  ['cy', '50', 'cy'],
  ['r', '9', 'r'],
  ['rx', '9', 'rx'],
  ['ry', '9', 'ry'],
  ['width', '20', 'width'],
  ['height', '20', 'height'],
  ['points', '0,0 50,100\n100,0', 'points'],
  ['opacity', '0.5', 'opacity'],
  ['d', 'M10-10c0,1 2.5,3 4e1 5z', 'd'],
  ['transform', 'translate(1, 2) rotate(-45)', 'transform'],
  ['fill', 'currentColor', 'fill'],
  ['stroke', 'none', 'stroke'],
  ['stroke-width', '4', 'strokeWidth'],
  ['stroke-linecap', 'round', 'strokeLinecap'],
  ['stroke-linejoin', 'bevel', 'strokeLinejoin'],
  ['stroke-dasharray', '4 2', 'strokeDasharray'],
  ['fill-rule', 'evenodd', 'fillRule'],
])('the attribute %s="%s" is React\'s %s', (name, value, reactName) => {
  const [node] = parseSvgShape(`<path ${name}='${value}'/>`) ?? [];
  // XML makes a blank of a line's end in an attribute
  expect(node?.attributes).toEqual({ [reactName]: value.replace('\n', ' ') });
});

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const XHTML = 'xmlns="http://www.w3.org/1999/xhtml"';

test.each([
  '<script>alert(1)</script>',
  '<script href="https://evil.example/x.js"/>',
  `<script ${XHTML}>alert(1)</script>`,
  `<foreignObject><img ${XHTML} src="x" onerror="alert(1)"/></foreignObject>`,
  '<foreignObject/>',
  `<iframe ${XHTML} src="javascript:alert(1)"/>`,
  '<style>* { background: url(https://evil.example) }</style>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  `<a ${XLINK} xlink:href="javascript:alert(1)"><path d="M0 0"/></a>`,
  '<a><path d="M0 0"/></a>',
  '<use href="#x"/>',
  '<use href="data:image/svg+xml,x#x"/>',
  '<image href="https://evil.example/x.png"/>',
  '<feImage href="https://evil.example/x.svg"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onmouseover" to="alert(1)"/>',
  '<svg onload="alert(1)"/>',
  '<svg/>',
  '<defs/>',
  '<symbol/>',
  '<mask/>',
  '<clipPath/>',
  '<pattern/>',
  '<linearGradient/>',
  '<filter/>',
  '<text>word</text>',
  '<title>word</title>',
  '<switch/>',
  '<Circle/>',
  '<PATH/>',
  '<html/>',
  '<parsererror/>',
])('the element %s is refused, alone, beside what draws, and inside of it', (element) => {
  for (const source of [element, CIRCLE + element, element + CIRCLE, `<g><g>${element}</g></g>`])
    expect(parseSvgShape(source), source).toBeUndefined();
});

test.each([
  // handlers
  'onload="alert(1)"',
  'onclick="alert(1)"',
  'onbegin="alert(1)"',
  'ONCLICK="alert(1)"',
  'onfocus="alert(1)" tabindex="0"',
  // links
  'href="#x"',
  'href="javascript:alert(1)"',
  'href="data:text/html,x"',
  `${XLINK} xlink:href="javascript:alert(1)"`,
  'src="https://evil.example"',
  // styles, and what would take part in those of the page
  'style="fill: red"',
  'style="background: url(javascript:alert(1))"',
  'class="button"',
  'id="root"',
  'part="question"',
  'slot="launcher"',
  // what loads by its value
  'fill="url(#x)"',
  'fill="url(https://evil.example)"',
  'stroke="url(data:image/svg+xml,x)"',
  'filter="url(#x)"',
  'mask="url(#x)"',
  'clip-path="url(#x)"',
  'marker-end="url(#x)"',
  'd="url(//evil.example)"',
  'd="javascript:alert(1)"',
  'transform="url(https://evil.example)"',
  'width="javascript:1"',
  'points="data:text/html,x"',
  'stroke-linecap="url(#x)"',
  // colors and units of its own: a figure wears those of its page
  'fill="red"',
  'fill="#f00"',
  'fill=""',
  'stroke="currentcolor"',
  'fill="none red"',
  'fill="none&#10;"',
  'width="100%"',
  'r="calc(1px)"',
  'r="var(--x)"',
  'stroke-linecap=""',
  'stroke-linecap="Round"',
  // names
  'strokeWidth="4"',
  'FILL="none"',
  'dangerouslySetInnerHTML="x"',
  'children="x"',
  'ref="x"',
  'key="x"',
  'constructor="x"',
  '__proto__="x"',
  'data-x="1"',
  'aria-label="x"',
  'role="button"',
  'xml:base="https://evil.example"',
  'xml:space="preserve"',
  'xmlns="http://www.w3.org/1999/xhtml"',
  'xmlns:x="https://evil.example"',
])('the attribute %s is refused, on what draws and around it', (attribute) => {
  for (const source of [
    `<path ${attribute}/>`,
    `<g ${attribute}>${CIRCLE}</g>`,
    `<g><path ${attribute}/></g>`,
  ])
    expect(parseSvgShape(source), source).toBeUndefined();
});

test.each(['M0 0&#106;avascript:', 'M0 0&quot;', 'M0 0&lt;', 'M0 0&amp;', 'M0 0&#0;', 'M0 0;', 'M0 0#x'])(
  'no way of writing it brings a letter that is no geometry into d="%s"',
  (value) => {
    expect(parseSvgShape(`<path d="${value}"/>`)).toBeUndefined();
  },
);

test.each([
  ['words', 'word'],
  ['words inside', '<g>word</g>'],
  ['an escaped element', '&lt;script&gt;'],
  ['CDATA', '<![CDATA[<script>]]>'],
  ['CDATA without a word', '<![CDATA[ ]]>'],
  ['a comment', '<!-- x -->'],
  ['an instruction', '<?xml-stylesheet href="https://evil.example"?>'],
])('%s, beside what draws: refused', (_, source) => {
  expect(parseSvgShape(CIRCLE + source)).toBeUndefined();
});

test.each([
  '<circle',
  '<circle>',
  '<circle/></g>',
  '<g><circle></g></circle>',
  '<circle r=9/>',
  '<circle r="9" r="8"/>',
  '<circle r="<"/>',
  '<xlink:circle/>',
  '<circle xlink:href="#x"/>',
  '<circle/>&nbsp;',
  '<circle/>&evil;',
  '<!DOCTYPE svg [<!ENTITY evil "x">]><circle/>',
  '</svg>',
  `</svg>${CIRCLE}<svg>`,
  `${CIRCLE}</svg><svg>`,
  `${CIRCLE}</svg><script>alert(1)</script><svg>`,
  `${CIRCLE}</svg><!--`,
  '\u0000',
])('the broken source %j is refused as a whole', (source) => {
  expect(parseSvgShape(source)).toBeUndefined();
  expect(parseSvgShape(CIRCLE + source)).toBeUndefined();
});

test.each(['', '   \n'])('what draws nothing, %j, is no figure', (source) => {
  expect(parseSvgShape(source)).toBeUndefined();
});

test('six elements stand in each other, and not seven', () => {
  const nested = (depth: number) => '<g>'.repeat(depth - 1) + CIRCLE + '</g>'.repeat(depth - 1);
  expect(parseSvgShape(nested(6))).toBeDefined();
  expect(parseSvgShape(nested(7))).toBeUndefined();
});

test('20,000 characters are read, and not one more', () => {
  const filled = (length: number) => CIRCLE.padEnd(length);
  expect(parseSvgShape(filled(20_000))).toHaveLength(1);
  expect(parseSvgShape(filled(20_001))).toBeUndefined();
});

test("if the page's policy refuses to parse a figure, it is left out and nothing breaks", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString() {
        throw new TypeError("This document requires 'TrustedHTML' assignment.");
      }
    },
  );
  expect(parseSvgShape(CIRCLE)).toBeUndefined();
});
