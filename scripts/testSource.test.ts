import { expect, test } from 'vitest';
import { switchesIn, titlesIn } from './testSource.ts';

test.each([
  ["test('S001: it works', () => {});", 'S001: it works'],
  ["it('S001: it works', async () => {});", 'S001: it works'],
  ['test(`S001: on $' + '{path} it works`, () => {});', 'S001: on '],
  ["test.each([['S002: no title']])('S001: %s', () => {});", 'S001: %s'],
  ['test.each`a\n$' + "{1}`('S001: $a', () => {});", 'S001: $a'],
  ["test.for([1])('S001: %i', () => {});", 'S001: %i'],
  ["test.describe('S001: a group', () => {});", 'S001: a group'],
  ["test.concurrent('S001: beside others', () => {});", 'S001: beside others'],
  ["export const Paid = meta.story({ name: 'S001: it plays', play: async () => {} });", 'S001: it plays'],
  ["export const Paid = Default.extend({ name: 'S001: it plays', async play() {} });", 'S001: it plays'],
])('%s has a title', (source, title) => {
  expect(titlesIn(source)).toEqual([title]);
});

test.each([
  "const row = 'S001';",
  "const rows = [['S001: a row of a table']];",
  "expect(text, 'S001: a message').toBe('S001: a value');",
  "test('it works', () => report('S001: in a body'));",
  "test.step('S001: a step', () => {});",
  "test.use({ name: 'S001: an option' });",
  "export const Still = meta.story({ name: 'S001: nothing is played' });",
  "const meta = preview.meta({ title: 'S001: a room' });",
  '// S001: a comment',
])('%s claims nothing', (source) => {
  expect(titlesIn(source).filter((title) => /S\d{3}/.test(title))).toEqual([]);
});

// Each of these is the text of a test that is switched off, given to the guard to see it. No test of this file is.
test.each([
  ["test.skip('a', () => {});", '.skip'],
  ["it.only('a', () => {});", '.only'],
  ["test.todo('a');", '.todo'],
  ["test.fails('a', () => {});", '.fails'],
  ["test.fail('a', () => {});", '.fail'],
  ["test.fixme('a', () => {});", '.fixme'],
  ["describe.skip('a', () => {});", '.skip'],
  ["test.describe.only('a', () => {});", '.only'],
  ["test.skipIf(isSlow)('a', () => {});", '.skipIf'],
  ["test.runIf(isFast)('a', () => {});", '.runIf'],
  ["test.skip.each([1])('a', () => {});", '.skip'],
  ["test.each([1]).skip('a', () => {});", '.skip'],
  ["test('a', ({ runtime }) => { test.skip(runtime === 'react'); });", '.skip'],
  ["test('a', () => { test.info().fixme(); });", '.fixme'],
  ["test('a', (context) => context.skip());", '.skip'],
  ["test('a', ({ skip }) => skip());", '{ skip }'],
  ["test('a', ({ skip: leave }) => leave());", '{ skip }'],
  ["test('a', { skip: true }, () => {});", '{ skip: … }'],
  ["test('a', { todo: true });", '{ todo: … }'],
  ["test['skip']('a', () => {});", "['skip']"],
  ["export const A = meta.story({ tags: ['!test'] });", "'!test'"],
  ["const meta = preview.meta({ tags: ['!autodocs', '!test'] });", "'!test'"],
])('%s is switched off', (source, how) => {
  expect(switchesIn(source)).toEqual([`1: ${how}`]);
});

test.each([
  "test('a test that may skip nothing', () => {});",
  "test('a', () => { test.slow(); });",
  "test('a', () => { expect.fail('no'); });",
  "const schema = { only: 'skip' };",
  "const meta = preview.meta({ tags: ['!autodocs'] });",
  '// test.skip',
  'const source = `test.skip(1)`;',
])('%s is on', (source) => {
  expect(switchesIn(source)).toEqual([]);
});

test('the place of a switch is its line', () => {
  expect(switchesIn("test('a', () => {});\n\ntest.skip('b', () => {});")).toEqual(['3: .skip']);
});
