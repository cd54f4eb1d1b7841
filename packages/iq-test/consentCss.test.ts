import { expect, test } from 'vitest';
import { classesOf, onlyWhatIsUsed, readInPlace, rulesOf, textOf, without } from './consentCss.ts';

const css =
  '.a{color:red;margin:0}@media print{.a{color:black}.b{margin:0}}@keyframes in{0%{opacity:0}to{opacity:1}}';

test('a sheet is read into rules, and written again as it was', () => {
  expect(rulesOf(css)).toEqual([
    { at: '', selector: '.a', declarations: ['color:red', 'margin:0'] },
    { at: '@media print', selector: '.a', declarations: ['color:black'] },
    { at: '@media print', selector: '.b', declarations: ['margin:0'] },
    { at: '', selector: '@keyframes in', declarations: ['0%{opacity:0}to{opacity:1}'] },
  ]);
  expect(textOf(rulesOf(css))).toBe(css);
  expect(rulesOf('')).toEqual([]);
});

test('neighbors under one condition or with one selector stand together', () => {
  const rule = (at: string, selector: string, each: string) => ({ at, selector, declarations: [each] });
  const rules = [rule('', '.a', 'x:1'), rule('', '.a', 'y:2'), rule('@media print', '.a', 'x:3')];
  expect(textOf(rules)).toBe('.a{x:1;y:2}@media print{.a{x:3}}');
});

test('the classes of a selector are named, its numbers and elements are not', () => {
  expect(classesOf('.a>.b-2:hover .c_d,p:not(.e)')).toEqual(['a', 'b-2', 'c_d', 'e']);
  expect(classesOf('p{margin:.5em}')).toEqual([]);
});

const used = (text: string, ...classes: string[]) => textOf(onlyWhatIsUsed(rulesOf(text), new Set(classes)));

test('a rule stays where all of its classes are there', () => {
  expect(used('.a{x:1}.a .b{x:2}.b{x:3}', 'a')).toBe('.a{x:1}');
});

test('brands, states that no button is in, and shadow roots go', () => {
  expect(used('.a[data-brand=x]{x:1}.a[aria-disabled=true]{x:2}:host,.a{x:3}', 'a')).toBe('.a{x:3}');
  expect(used('.a:not([aria-disabled=true],:disabled){x:1}', 'a')).toBe('.a{x:1}');
});

test('a variable that nothing reads goes, and so does what only that one read', () => {
  expect(used('.a{--one:1;--two:var(--three);--three:3;x:var(--one)}', 'a')).toBe('.a{--one:1;x:var(--one)}');
});

test('an animation stays where something is animated by it', () => {
  const animation = '@keyframes in{to{x:1}}';
  expect(used(`.a{animation:in 1s}${animation}`, 'a')).toContain(animation);
  expect(used(`.a{x:1}${animation}`, 'a')).toBe('.a{x:1}');
});

test('a color of a scheme becomes what its variable falls back to: the page’s own still wins', () => {
  expect(used(':root{--iq-light-ink: #112233}.a{color:var(--iq-light-ink)}', 'a')).toBe(
    '.a{color:var(--iq-light-ink,#123)}',
  );
});

test('what is read once stands where it is read; what is set twice or read twice does not', () => {
  const inPlace = (text: string) => textOf(readInPlace(rulesOf(text)));
  expect(inPlace(':root{--iq-a:1}.a{x:var(--iq-a)}')).toBe('.a{x:var(--iq-a,1)}');
  const twice = ':root{--iq-a:1}.a{x:var(--iq-a);y:var(--iq-a)}';
  expect(inPlace(twice)).toBe(twice);
  const set = ':root{--iq-a:1}@media print{:root{--iq-a:2}}.a{x:var(--iq-a)}';
  expect(inPlace(set)).toBe(set);
});

test('what another sheet has already is left out, under the same condition alone', () => {
  const rules = rulesOf('.a{x:1;y:2}@media print{.a{x:1}}');
  expect(textOf(without(rules, rulesOf('.a{x:1}')))).toBe('.a{y:2}@media print{.a{x:1}}');
});
