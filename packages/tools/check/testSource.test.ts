import { expect, test } from 'vitest';
import { limitsIn, switchesIn, titlesIn } from './testSource.ts';

test.each([
  ["test('S001: it works', () => {});", 'S001: it works'],
  ["it('S001: it works', async () => {});", 'S001: it works'],
  ['test(`S001: on $' + '{path} it works`, () => {});', 'S001: on '],
  ["test.each([['S002: no title']])('S001: %s', () => {});", 'S001: %s'],
  ['test.each`a\n$' + "{1}`('S001: $a', () => {});", 'S001: $a'],
  ["test.for([1])('S001: %i', () => {});", 'S001: %i'],
  ["test.describe('S001: a group', () => {});", 'S001: a group'],
  [
    "const a = <T>(b: T) => b; test('S001: after a generic function', () => {});",
    'S001: after a generic function',
  ],
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

/** Text of a switched-off test for the check; NAME replaces the switch, so that this file has none. */
const planted = (text: string, name: string) => text.replaceAll('NAME', name);

test.each([
  ['skip', "test.NAME('a', () => {});"],
  ['only', "it.NAME('a', () => {});"],
  ['todo', "test.NAME('a');"],
  ['fails', "test.NAME('a', () => {});"],
  ['fail', "test.NAME('a', () => {});"],
  ['fixme', "test.NAME('a', () => {});"],
  ['skip', "describe.NAME('a', () => {});"],
  ['only', "test.describe.NAME('a', () => {});"],
  ['skipIf', "test.NAME(isSlow)('a', () => {});"],
  ['runIf', "test.NAME(isFast)('a', () => {});"],
  ['skip', "test.NAME.each([1])('a', () => {});"],
  ['skip', "test.each([1]).NAME('a', () => {});"],
  ['skip', "test('a', ({ runtime }) => { test.NAME(runtime === 'react'); });"],
  ['fixme', "test('a', () => { test.info().NAME(); });"],
  ['skip', "test('a', (context) => context.NAME());"],
])('.%s switches off: %s', (name, text) => {
  expect(switchesIn(planted(text, name))).toEqual([`1: .${name}`]);
});

test.each([
  ['{ skip }', 'skip', "test('a', ({ NAME }) => NAME());"],
  ['{ skip }', 'skip', "test('a', ({ NAME: leave }) => leave());"],
  ['{ skip: … }', 'skip', "test('a', { NAME: true }, () => {});"],
  ['{ todo: … }', 'todo', "test('a', { NAME: true });"],
  ["['skip']", 'skip', "test['NAME']('a', () => {});"],
  ["'!test'", 'test', "export const A = meta.story({ tags: ['!NAME'] });"],
  ["'!test'", 'test', "const meta = preview.meta({ tags: ['!autodocs', '!NAME'] });"],
])('%s switches off', (how, name, text) => {
  expect(switchesIn(planted(text, name))).toEqual([`1: ${how}`]);
});

test.each([
  "test('a test that may skip nothing', () => {});",
  "test('a', () => { test.slow(); });",
  "test('a', () => { expect.fail('no'); });",
  "const schema = { only: 'skip' };",
  "const meta = preview.meta({ tags: ['!autodocs'] });",
  planted('// test.NAME', 'skip'),
  planted('const source = `test.NAME(1)`;', 'skip'),
])('%s is on', (source) => {
  expect(switchesIn(source)).toEqual([]);
});

test('the place of a switch is its line', () => {
  const text = "test('a', () => {});\n\ntest.NAME('b', () => {});";
  expect(switchesIn(planted(text, 'skip'))).toEqual(['3: .skip']);
});

test.each([
  ["test('a', () => {}, 60_000);", '60_000'],
  ["test.each([1])('a', () => {}, 5000);", '5000'],
  ['beforeAll(async () => {}, 600_000);', '600_000'],
  ["test('a', { timeout: LIMIT_MS }, () => {});", '{ timeout: … }'],
  ["test('a', () => { test.setTimeout(LIMIT_MS); });", '.setTimeout'],
  ["test('a', () => { test.slow(); });", '.slow'],
])('%s has a limit of its own', (source, limit) => {
  expect(limitsIn(source)).toEqual([`1: ${limit}`]);
});

test.each([
  "test('a', () => {});",
  "test('a', () => { setTimeout(() => {}, 5); });",
  'test.each([60])("%i", () => {});',
  'test("a", () => expect.poll(() => 1, { timeout: 5 }));',
])('%s has the limit of all', (source) => {
  expect(limitsIn(source)).toEqual([]);
});
