import { MOST_IMPORTED_PARTNERS } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { plainClock } from '../clock/plainClock.ts';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { checkImport, importPartners } from './importPartners.ts';
import { createPartnerBook } from './partnerBook.ts';

const quiz = { key: 'quiz', name: 'Quiz', origins: ['https://quiz.example'] };
const other = { key: 'other', name: 'Other', origins: ['https://other.example'] };
const text = (...entries: unknown[]) => JSON.stringify(entries);

/** A book with `quiz`; the file has `held`. */
async function openBook() {
  const book = createPartnerBook({
    collection: createMemoryStore().partners,
    clock: plainClock(() => 1000),
    log: { warn() {}, error() {} },
    file: [{ key: 'held', name: 'Held', origins: ['https://held.example'] }],
  });
  await book.load();
  await book.create(quiz);
  return book;
}
const outcomes = ({ partners }: ReturnType<typeof checkImport>) => partners.map(({ outcome }) => outcome);

test.each([
  ['{', 'not_json'],
  ['{}', 'no_list'],
  [text(...Array(MOST_IMPORTED_PARTNERS + 1).fill(other)), 'too_many'],
])('%.9s is refused as a whole: %s', async (file, problem) => {
  expect(checkImport(await openBook(), file)).toEqual({ problem, partners: [], plan: '' });
});

test('an entry is made, changed, or the same; a check changes nothing', async () => {
  const book = await openBook();
  const said = checkImport(book, text(quiz, other, { ...quiz, key: 'third' }));
  expect(outcomes(said)).toEqual(['same', 'made', 'made']);
  const changed = checkImport(book, text({ ...quiz, name: 'New', locale: 'de' })).partners[0];
  expect([changed?.outcome, changed?.changes]).toEqual(['changed', ['name', 'locale']]);
  expect(book.get('other')).toBeUndefined();
  expect(book.get('quiz')?.name).toBe('Quiz');
});

test('an entry that cannot be is refused by its fields, and named as far as it says its name', async () => {
  const book = await openBook();
  const { partners } = checkImport(
    book,
    text({ ...other, origins: ['no address'] }, 7, { name: 'Nameless' }),
  );
  expect(partners.map(({ index, key, name, outcome }) => [index, key, name, outcome])).toEqual([
    [0, 'other', 'Other', 'refused'],
    [1, null, null, 'refused'],
    [2, null, 'Nameless', 'refused'],
  ]);
  expect(Object.keys(partners[0]?.problems ?? {})).toEqual(['origins.0']);
});

test('a key twice, an origin twice, and a key that is an address of ours are refused', async () => {
  const book = await openBook();
  const twice = { ...quiz, key: 'b', origins: ['https://a.example', 'https://a.example'] };
  const { partners } = checkImport(book, text(other, other, twice, { ...other, key: 'import' }));
  expect(partners.map(({ problems }) => Object.keys(problems))).toEqual([
    [],
    ['key'],
    ['origins.1'],
    ['key'],
  ]);
});

test('a partner that was revoked is not brought back by a file', async () => {
  const book = await openBook();
  await book.setRevoked('quiz', 1, true);
  expect(outcomes(checkImport(book, text({ ...quiz, name: 'New' })))).toEqual(['refused']);
});

test('an import does what its plan says and leaves out refused entries', async () => {
  const book = await openBook();
  const file = text({ ...quiz, name: 'New' }, other, 7);
  const { plan } = checkImport(book, file);
  expect(outcomes(await importPartners(book, file, plan))).toEqual(['changed', 'made', 'refused']);
  expect([book.get('quiz')?.name, book.get('other')?.name]).toEqual(['New', 'Other']);
});

test('where something has changed since the check nothing is imported', async () => {
  const book = await openBook();
  const file = text({ ...quiz, name: 'New' }, other);
  const { plan } = checkImport(book, file);
  await book.setRevoked('quiz', 1, true);
  await book.setRevoked('quiz', 2, false);
  await expect(importPartners(book, file, plan)).rejects.toMatchObject({ code: 'version_changed' });
  expect(book.get('other')).toBeUndefined();
});

test('an entry that the file of the start also has is reported', async () => {
  const { partners } = checkImport(await openBook(), text({ ...other, key: 'held' }, other));
  expect(partners.map(({ isHeldByFile }) => isHeldByFile)).toEqual([true, false]);
});
