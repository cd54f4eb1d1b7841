import { expect, test } from 'vitest';
import { allowedAttributes, paintAttributes, readNumbers } from './values.ts';

const accepts = (element: string, name: string, value: string) =>
  allowedAttributes(element)?.get(name)?.(value);

test.each([
  ['1,2 3', [1, 2, 3]],
  ['-.5+1.5', [-0.5, 1.5]],
  ['1.5.5', [1.5, 0.5]],
  ['1e2', [100]],
  ['', []],
  ['1E2', undefined], // the widget's reader accepts only a small letter as the exponent
  ['1 a', undefined],
  ['100000', [100_000]],
  ['100001', undefined],
  ['-1e9', undefined],
  ['1e999', undefined],
  ['NaN', undefined],
])('%j is the numbers %j', (text, numbers) => expect(readNumbers(text)).toEqual(numbers));

test.each([
  ['M0 0', true],
  ['m0,0L10 10z', true],
  ['M0 0 10 10 20 20', true],
  ['M0 0A5 5 0 01 10 10', true], // the two flags need nothing between them
  ['M0 0A5 5 0 0110 10', true],
  ['M0 0A5 5 0 21 10 10', false],
  ['L0 0', false],
  ['', false],
  ['M', false],
  ['M0', false],
  ['M0 0H', false],
  ['M0 0C1 2 3 4 5', false],
  ['M0 0Z1', false],
  ['M0 0X1', false],
  ['M0 0 url(#a)', false],
  ['M0 200000', false],
])('a path of %j: %s', (d, isOne) => expect(accepts('path', 'd', d)).toBe(isOne));

test.each([
  ['rotate(45)', true],
  ['rotate(45 50 50)', true],
  ['rotate(45 50)', false],
  ['translate(1) scale(2,3)', true],
  ['matrix(1 0 0 1 0 0)', true],
  ['matrix(1 0 0 1 0)', false],
  ['skewX(1 2)', false],
  ['rotate 45', false],
  ['rotate(45', false],
  ['rotate3d(1)', false],
  ['', false],
  ['translate(200000)', false],
])('a transform of %j: %s', (text, isOne) => expect(accepts('g', 'transform', text)).toBe(isOne));

test.each([
  ['polygon', 'points', '0 0 10 0 5', false],
  ['polygon', 'points', '0 0 10 0', true],
  ['polygon', 'points', '', false],
  ['circle', 'r', '5', true],
  ['circle', 'r', '5px', false],
  ['circle', 'r', '5 5', false],
  ['circle', 'r', ' 5', false],
  ['g', 'opacity', '1', true],
  ['g', 'opacity', '1.01', false],
  ['g', 'opacity', '-0.1', false],
  ['g', 'stroke-dasharray', '4 0', true],
  ['g', 'stroke-dasharray', '0.1', true],
  ['g', 'stroke-dasharray', '0.09', false], // a long line of invisible dashes costs a browser seconds
  ['g', 'stroke-dasharray', '', false],
  ['g', 'fill', 'red', false],
  ['g', 'fill', 'url(#a)', false],
  ['g', 'fill', 'currentColor', true],
  ['g', 'stroke-linecap', 'none', false],
])('<%s %s="%s">: %s', (element, name, value, isOne) => expect(accepts(element, name, value)).toBe(isOne));

test('nothing that runs, loads or refers is among elements and attributes', () => {
  for (const element of ['script', 'foreignObject', 'use', 'image', 'a', 'style', 'animate', 'constructor'])
    expect(allowedAttributes(element), element).toBeUndefined();
  for (const name of ['href', 'xlink:href', 'onload', 'style', 'id', 'class', 'filter', 'constructor'])
    expect(allowedAttributes('path')?.has(name), name).toBe(false);
  expect(allowedAttributes('circle')?.has('d')).toBe(false);
  for (const name of paintAttributes.keys()) expect(allowedAttributes('line')?.has(name), name).toBe(true);
});
