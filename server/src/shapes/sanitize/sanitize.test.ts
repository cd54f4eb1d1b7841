import { expect, test } from 'vitest';
import { seedShapes } from '../seedShapes.ts';
import { sanitizeShape } from './sanitize.ts';

const kept = (source: string) => sanitizeShape(source).svg;
const reasons = (source: string) => sanitizeShape(source).removed.map(({ why }) => why);

test('every figure that we draw stays as it is, byte for byte', () => {
  for (const { name, svg_content } of seedShapes(['sheet-1000-0011-0010-1000', 'cells-011-110-010']))
    expect(sanitizeShape(svg_content), name).toEqual({ svg: svg_content, removed: [] });
});

test('a file is moved and scaled into the cell, with what its outer element says of paint', () => {
  const file =
    '<?xml version="1.0" encoding="utf-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12" viewBox="0 0 24 12" fill="none" stroke="currentColor" stroke-width="2">\n  <path d="M2 2L22 10"/>\n</svg>\n';
  expect(sanitizeShape(file)).toEqual({
    svg: '<g transform="translate(0,25) scale(4.1667)" fill="none" stroke="currentColor" stroke-width="2"><path d="M2 2L22 10"/></g>',
    removed: [],
  });
});

test('a file of 100 by 100 needs no group around it', () => {
  const file =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle r="9" fill="none"/></svg>';
  expect(sanitizeShape(file)).toEqual({ svg: '<circle r="9" fill="none"/>', removed: [] });
});

test('the size of a file without a view box is its view', () => {
  expect(kept('<svg width="200px" height="200px"><line x2="9"/></svg>')).toBe(
    '<g transform="translate(0,0) scale(0.5)"><line x2="9"/></g>',
  );
});

test('colors become ink, paper becomes no ink, and what has no paint is drawn in ink rather than black', () => {
  expect(sanitizeShape('<circle r="9" fill="#2b3fd4" stroke="white"/><rect width="9"/>')).toEqual({
    svg: '<circle r="9" fill="currentColor" stroke="none"/><rect width="9" fill="currentColor"/>',
    removed: [
      { what: 'fill="#2b3fd4"', why: 'color', from: 14, to: 28 },
      { what: 'stroke="white"', why: 'color', from: 29, to: 43 },
      { what: '<rect>', why: 'color', from: 45, to: 62 },
    ],
  });
  expect(kept('<g fill="none"><rect width="9"/></g>')).toBe('<g fill="none"><rect width="9"/></g>');
});

test('a style of paint is written as attributes, which it wins over', () => {
  expect(
    sanitizeShape('<path d="M0 0h9" fill="none" style="fill:currentColor; stroke-width: 2px;"/>'),
  ).toEqual({
    svg: '<path d="M0 0h9" fill="currentColor" stroke-width="2"/>',
    removed: [],
  });
});

test('a group that says nothing is left out, and so is an empty one', () => {
  expect(kept('<g id="layer"><g><line x2="9"/></g></g><g opacity="0.5"><g/></g>')).toBe('<line x2="9"/>');
});

test.each([
  ['script', '<script>alert(1)</script>'],
  ['script', '<path d="M0 0h1" fill="none" onclick="alert(1)"/>'],
  ['animation', '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ['link', '<use href="#a"/>'],
  ['link', '<path d="M0 0h1" fill="none" xlink:href="#a"/>'],
  ['style', '<style>*{}</style>'],
  ['style', '<path d="M0 0h1" fill="none" class="button"/>'],
  ['style', '<path d="M0 0h1" fill="none" style="background: red"/>'],
  ['link', '<path d="M0 0h1" stroke="url(#a)" fill="none"/>'],
  ['foreign', '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
  ['foreign', '<path d="M0 0h1" fill="none" sodipodi:nodetypes="cc"/>'],
  ['foreign', '<path d="M0 0h1" xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['text', 'word'],
  ['text', '<title>word</title>'],
  ['text', '<![CDATA[word]]>'],
  ['comment', '<!-- word -->'],
  ['document', '<?xml-stylesheet href="https://evil.example"?>'],
  ['element', '<linearGradient/>'],
  ['element', '<svg><circle r="9"/></svg>'],
  ['attribute', '<path d="M0 0h1" fill="none" data-x="1"/>'],
  ['attribute', '<path d="M0 0h1" fill="none" r="1"/>'],
  ['value', '<path d="M0 0h1" fill="none" stroke-width="thick"/>'],
  ['value', '<path d="word" fill="none"/>'],
  ['color', '<path d="M0 0h1" fill="red"/>'],
])('%s is the reason for what is left out of %s', (why, source) => {
  const { svg, removed } = sanitizeShape(`<line x2="9"/>${source}`);
  expect(svg).toMatch(/^<line x2="9"\/>(?:<path [^<>]*\/>)?$/);
  expect(removed.map((removal) => removal.why)).toEqual([why]);
  expect(removed[0]?.from).toBeGreaterThanOrEqual(14);
});

test.each([
  ['not_well_formed', '<circle'],
  ['not_well_formed', '<circle r="9"/>&evil;'],
  ['not_well_formed', '<circle r="9"/></svg><script/><svg>'],
  ['not_well_formed', '<!DOCTYPE svg [<!ENTITY evil "x">]><svg><g id="&evil;"/></svg>'],
  ['not_well_formed', '<circle r="9" r="8"/>'],
  ['not_well_formed', '<circle r="9"/>\u0000'],
  ['too_large', `<circle r="9"/>${' '.repeat(50_000)}`],
  ['too_large', `<path d="M0 0${'h1'.repeat(10_000)}" fill="none"/>`],
  ['too_many_elements', '<line x2="9"/>'.repeat(501)],
  ['too_many_elements', '<g>'.repeat(3001)],
  ['too_deep', `${'<g opacity="1">'.repeat(6)}<line x2="9"/>${'</g>'.repeat(6)}`],
])('%s: nothing of it is allowed', (why, source) => {
  expect(sanitizeShape(source)).toMatchObject({ svg: '', removed: [{ why }] });
});

test('a source that draws nothing is empty, with what was left out before', () => {
  expect(reasons('<script/>')).toEqual(['script', 'empty']);
  expect(reasons('  ')).toEqual(['empty']);
  expect(reasons('<svg/>')).toEqual(['empty']);
});

test('the place of a mistake is reported in the source itself', () => {
  const { removed } = sanitizeShape('<circle r="9"/>\r\n<circle r=9/>');
  expect(removed).toEqual([{ what: 'Attribute value expected', why: 'not_well_formed', from: 26, to: 27 }]);
});

test('deep nesting neither throws nor takes long', () => {
  expect(reasons(`${'<g>'.repeat(90)}<line x2="9"/>${'</g>'.repeat(90)}`)).toEqual([]);
  expect(reasons(`${'<g>'.repeat(1400)}<line x2="9"/>${'</g>'.repeat(1400)}`)).toEqual(['too_deep']);
  expect(reasons(`<svg>${'<g opacity="1">'.repeat(1400)}<line/>${'</g>'.repeat(1400)}</svg>`)).toEqual([
    'too_deep',
  ]);
});

test.each([
  ['M10-10c0,1 2.5,3 4e1 5z', true],
  ['m.5.5a1 1 0 01.5.5', true],
  ['M0 0 1 1 2 2', true],
  ['M0 0l1', false],
  ['L0 0', false],
  ['M0 0z1', false],
  ['M0 0a1 1 0 2 1 5 5', false],
  ['M0 0 1e9 1', false],
  ['M0 0B1 1', false],
  ['', false],
])('the path %j is drawn: %s', (d, isDrawn) => {
  expect(kept(`<path d="${d}" fill="none"/>`)).toBe(
    isDrawn ? `<path d="${d}" fill="none"/>` : '<path fill="none"/>',
  );
});

test.each([
  ['rotate(45 50 50)', true],
  ['matrix(1 0 0 1 2,3) scale(.5),translate(1)', true],
  ['rotate(1 2)', false],
  ['rotate(45', false],
  ['url(#a)', false],
  ['perspective(9)', false],
])('the transform %j is taken: %s', (transform, isTaken) => {
  expect(kept(`<line x2="9" transform="${transform}"/>`).includes('transform')).toBe(isTaken);
});

test.each(['0.0001 1', '-1', 'none', 'url(#a)', '9'.repeat(9)])('dashes of %j are left out', (dashes) => {
  expect(kept(`<line x2="9" stroke-dasharray="${dashes}"/>`)).toBe('<line x2="9"/>');
});
