import { expect, test } from 'vitest';
import { placesOfAttributes, readSvg } from './readSvg.ts';

const names = (source: string) => {
  const read = readSvg(source);
  return 'why' in read ? read.why : read.nodes.map((node) => ('name' in node ? node.name : node.type));
};

test('a file has a root, a fragment has none, and a fragment is inside our wrapper', () => {
  const file = readSvg('<svg><g/></svg>');
  expect(file).toMatchObject({ root: { name: 'svg' }, shift: 0 });
  expect(readSvg('<g/><path/>')).toMatchObject({ root: undefined, shift: 5 });
  expect(names('<g/><path/>')).toEqual(['element', 'element'].map(() => expect.any(String)));
  expect(readSvg('<rect/>')).toMatchObject({ root: undefined, shift: 0 });
  expect(readSvg('')).toMatchObject({ root: undefined, nodes: [] });
});

test('sizes are limited in bytes, not letters, and in elements', () => {
  const sized = (length: number, letter = ' ') => names(`<g/>${letter.repeat(length)}`);
  expect(sized(49_996)).not.toBe('too_large');
  expect(sized(49_997)).toBe('too_large');
  expect(sized(30_000, 'é')).toBe('too_large');
  expect(names('<g/>'.repeat(3000))).not.toBe('too_many_elements');
  expect(names('<g/>'.repeat(3001))).toBe('too_many_elements');
});

test.each([
  ['<g>', 'not_well_formed'],
  ['<g a=1/>', 'not_well_formed'],
  ['<text>&nbsp;</text>', 'not_well_formed'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', 'not_well_formed'],
])('%s is not repaired', (source, why) => expect(names(source)).toBe(why));

test("a mistake is reported in the source's own letters, not in those of the wrapper", () => {
  const at = (source: string) => {
    const read = readSvg(source);
    return 'at' in read ? read.at : undefined;
  };
  const broken = '<g/><path d=1/>';
  const inFile = `<svg>${broken}</svg>`;
  expect(at(inFile)).toBe((at(broken) ?? 0) + '<svg>'.length);
  // never after the end of the text
  expect(at('<g>')).toBeLessThanOrEqual('<g>'.length);
});

test('each attribute is found in its place, with any quotes, blanks and values', () => {
  const source = `<g/><path d="M0 0" fill = 'a "b" x="1"'\n data-x="/>"/>`;
  const places = placesOfAttributes(source, 4);
  expect([...places].map(([name, [from, to]]) => [name, source.slice(from, to)])).toEqual([
    ['d', 'd="M0 0"'],
    ['fill', `fill = 'a "b" x="1"'`],
    ['data-x', 'data-x="/>"'],
  ]);
});
