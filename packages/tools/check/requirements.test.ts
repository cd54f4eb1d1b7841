import { expect, test } from 'vitest';
import {
  claimingTitles,
  idsIn,
  marksIn,
  readingNumbers,
  readRequirements,
  testSources,
} from './requirements.ts';
import { limitsIn, switchesIn } from './testSource.ts';

const requirements = readRequirements();
const titles = claimingTitles();
const claimed = new Set(titles.flatMap(({ title }) => idsIn(title)));
const idsWhere = (isWanted: (claim: string) => boolean) =>
  requirements.filter(({ claim }) => isWanted(claim)).map(({ id }) => id);

test('the table has every row of the specification once', () => {
  expect(requirements.map(({ id }) => id)).toEqual(
    Array.from({ length: 257 }, (_, index) => `S${String(index + 1).padStart(3, '0')}`),
  );
});

test('every row is proven by a test, by reading with its reason, or by a later issue', () => {
  const unclear = requirements.filter(({ claim }) => !/^(?:test|reading: .{15,}|open: [B-I])$/.test(claim));
  expect(unclear).toEqual([]);
});

test('a row that rests on a reading of the specification names it, and every reading is named', () => {
  const readings = readingNumbers();
  const named = requirements.flatMap(({ text, check }) => marksIn(`${text} ${check}`));
  expect(named.filter((mark) => !readings.some((number) => mark === `decisions.md ${number}`))).toEqual([]);
  expect(readings.filter((number) => !named.includes(`decisions.md ${number}`))).toEqual([]);
  expect(readings.length).toBeGreaterThan(0);
});

test('every row that a test should prove is named by one', () => {
  expect(idsWhere((claim) => claim === 'test').filter((id) => !claimed.has(id))).toEqual([]);
});

test('no test claims a row that a later issue builds', () => {
  expect(idsWhere((claim) => claim.startsWith('open')).filter((id) => claimed.has(id))).toEqual([]);
});

test('no test names a row that the specification does not have', () => {
  const known = new Set(requirements.map(({ id }) => id));
  expect([...claimed].filter((id) => !known.has(id))).toEqual([]);
});

test('titles list their rows one by one', () => {
  expect(titles.filter(({ title }) => /S\d{3}\s*(?:[–—-]|to|\.\.)\s*S?\d{3}/.test(title))).toEqual([]);
});

test('the rows of a title are the numbers it begins with', () => {
  expect(idsIn('S044 S045, S046: every page load pushes one page_view')).toEqual(['S044', 'S045', 'S046']);
  expect(idsIn('S231: 95 percent and more, unlike S232')).toEqual(['S231']);
  expect(idsIn('a title without a row')).toEqual([]);
});

/** Files whose tests need something that can't be in the repository, and are skipped without it by their titles. */
const needsMore = [
  // Stripe's own description of its API
  'packages/local-stripe/src/schema/publishedSchema.test.ts',
];

test('no test is switched off', () => {
  const off = testSources()
    .filter(({ file }) => !needsMore.includes(file))
    .flatMap(({ file, text }) => switchesIn(text).map((place) => `${file}:${place}`));
  expect(off).toEqual([]);
});

test('no test has a time limit of its own, which a busy machine would exceed', () => {
  const limited = testSources().flatMap(({ file, text }) =>
    limitsIn(text).map((place) => `${file}:${place}`),
  );
  expect(limited).toEqual([]);
});
