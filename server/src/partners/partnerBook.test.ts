import type { Partner } from '@quotient/contract';
import { partnerProblems } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { plainClock } from '../clock/plainClock.ts';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createMachine } from '../testing/machineClock.ts';
import { createPartnerBook } from './partnerBook.ts';

const quiz: Partner = { key: 'quiz', name: 'Quiz', origins: ['https://quiz.example'] };

/** A book over a store, with a clock set by hand; `open` opens another one over the same store. */
function createWorld(file?: Partner[]) {
  const texts = new Map<string, string>();
  const time = { now: 1000 };
  const logged: string[] = [];
  const log = { warn: () => {}, error: (event: string) => void logged.push(event) };
  const open = async (list = file) => {
    const book = createPartnerBook({
      collection: createMemoryStore(texts).partners,
      clock: plainClock(() => time.now),
      log,
      file: list,
    });
    await book.load();
    return book;
  };
  return { texts, time, logged, open };
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ code, fields }) => (fields ? [code, fields] : code),
  );

test('a partner works as soon as it is made, and in a book that is opened later', async () => {
  const { open } = createWorld();
  const book = await open();
  expect(book.get('quiz')).toBeUndefined();
  await book.create({ ...quiz, locale: 'de', shuffleOptions: false });
  for (const each of [book, await open()]) {
    expect(each.get('quiz')).toEqual({ ...quiz, locale: 'de', shuffleOptions: false });
    expect(each.hasOrigin('https://quiz.example')).toBe(true);
  }
});

test('one that is revoked is refused at once, keeps its name for the numbers, and can be brought back', async () => {
  const { open } = createWorld();
  const book = await open();
  await book.create(quiz);
  expect(await book.setRevoked('quiz', 1, true)).toMatchObject({ state: 'revoked', revokedAt: 1000 });
  expect(book.get('quiz')).toBeUndefined();
  expect(book.hasOrigin('https://quiz.example')).toBe(false);
  expect(book.nameOf('quiz')).toBe('Quiz');
  await book.setRevoked('quiz', 2, false);
  expect(book.get('quiz')).toEqual(quiz);
});

test('an origin that is taken out is refused at once, unless another partner has it', async () => {
  const book = await createWorld().open();
  await book.create(quiz);
  await book.create({ ...quiz, key: 'second' });
  const { key: _, ...fields } = quiz;
  await book.change('quiz', 1, { ...fields, origins: ['https://new.example'] });
  expect(book.hasOrigin('https://new.example')).toBe(true);
  expect(book.hasOrigin('https://quiz.example')).toBe(true);
  await book.setRevoked('second', 1, true);
  expect(book.hasOrigin('https://quiz.example')).toBe(false);
});

test('omitted fields are removed', async () => {
  const book = await createWorld().open();
  await book.create({ ...quiz, locale: 'de', returnUrl: 'https://quiz.example/' });
  const { key: _, ...fields } = quiz;
  await book.change('quiz', 1, fields);
  expect(book.get('quiz')).toEqual(quiz);
});

test('a second key finds the same partner under the name that tests remember, and the first may end later', async () => {
  const { open, time } = createWorld();
  const book = await open();
  await book.create(quiz);
  await book.addKey('quiz', 1, 'quiz-2');
  expect(book.get('quiz-2')).toEqual(quiz);
  await book.endKey('quiz', 2, 'quiz', 5000);
  expect(book.get('quiz')).toEqual(quiz);
  expect(book.view('quiz').keys.map(({ state }) => state)).toEqual(['ends', 'works']);
  time.now = 5000;
  expect(book.get('quiz')).toBeUndefined();
  expect(book.get('quiz-2')).toEqual(quiz);
  expect(book.view('quiz')).toMatchObject({ state: 'works', keys: [{ state: 'ended' }, { state: 'works' }] });
  await book.endKey('quiz', 3, 'quiz-2', 'now');
  expect(book.view('quiz').state).toBe('no-key');
  expect(book.hasOrigin('https://quiz.example')).toBe(false);
  await book.endKey('quiz', 4, 'quiz', null);
  expect(book.get('quiz')).toEqual(quiz);
});

test('a key that is ended now is refused at once and for good, whatever the clock says', async () => {
  const { texts } = createWorld();
  const machine = createMachine(Date.UTC(2026, 10, 26), 0);
  machine.run(2 * 3_600_000);
  const { clock } = machine;
  const log = { warn: () => {}, error: () => {} };
  const book = createPartnerBook({ collection: createMemoryStore(texts).partners, clock, log, file: [] });
  await book.create(quiz);
  machine.restart(3 * 86_400_000, 60 * 86_400_000);
  await book.endKey('quiz', 1, 'quiz', 'now');
  expect(book.get('quiz')).toBeUndefined();
  machine.restart(60_000, 0);
  machine.run(86_400_000);
  expect(book.get('quiz')).toBeUndefined();
  expect(book.hasOrigin('https://quiz.example')).toBe(false);
  expect(book.view('quiz').state).toBe('no-key');
});

test('a key is never given to another partner, also when it has ended and from two operators at once', async () => {
  const book = await createWorld().open();
  await book.create(quiz);
  await book.addKey('quiz', 1, 'quiz-2');
  await book.endKey('quiz', 2, 'quiz-2', 'now');
  const taken = ['invalid_request', { key: partnerProblems.key_taken }];
  for (const key of ['quiz', 'quiz-2']) expect(await refusal(book.create({ ...quiz, key }))).toEqual(taken);
  await book.create({ ...quiz, key: 'other' });
  expect(await refusal(book.addKey('other', 1, 'quiz-2'))).toEqual(taken);
  const both = await Promise.all(
    ['A', 'B'].map((name) => refusal(book.create({ ...quiz, key: 'new-one', name }))),
  );
  expect(both).toEqual([undefined, taken]);
});

test('an outdated version changes nothing', async () => {
  const book = await createWorld().open();
  await book.create(quiz);
  const { key: _, ...fields } = quiz;
  const changes = ['A', 'B'].map((name) => refusal(book.change('quiz', 1, { ...fields, name })));
  expect(await Promise.all(changes)).toEqual([undefined, 'version_changed']);
  expect(book.view('quiz')).toMatchObject({ name: 'A', version: 2 });
  expect(await refusal(book.setRevoked('quiz', 1, true))).toBe('version_changed');
  expect(await refusal(book.addKey('quiz', 1, 'x'))).toBe('version_changed');
});

test('what does not fit is refused by the field it stands in', async () => {
  const book = await createWorld([{ ...quiz, key: 'listed' }]).open();
  const origins = ['https://quiz.example', 'https://b.example', 'https://quiz.example'];
  expect(await refusal(book.create({ ...quiz, origins }))).toEqual([
    'invalid_request',
    { 'origins.2': partnerProblems.origin_twice },
  ]);
  expect(await refusal(book.create({ ...quiz, key: 'new' }))).toEqual([
    'invalid_request',
    { key: partnerProblems.key_reserved },
  ]);
  expect(await refusal(book.create({ ...quiz, key: 'listed' }))).toEqual([
    'invalid_request',
    { key: partnerProblems.key_of_file },
  ]);
  expect(await refusal(book.setRevoked('nobody', 1, true))).toBe('partner_not_found');
});

test('partners of the file work beside the others, and cannot be changed here', async () => {
  const listed = { ...quiz, key: 'listed', name: 'Listed', origins: ['https://listed.example'] };
  const book = await createWorld([listed]).open();
  await book.create(quiz);
  expect([book.get('listed'), book.get('quiz')]).toEqual([listed, quiz]);
  expect(book.list().map(({ id, source }) => [id, source])).toEqual([
    ['file.listed', 'file'],
    ['quiz', 'admin'],
  ]);
  expect(await refusal(book.setRevoked('file.listed', 0, true))).toBe('partner_read_only');
});

test('where both have a key, the file holds until it is taken away', async () => {
  const { open } = createWorld();
  await (await open()).create({ ...quiz, name: 'Kept', origins: ['https://kept.example'] });
  const both = await open([quiz]);
  expect(both.get('quiz')).toEqual(quiz);
  expect(both.hasOrigin('https://kept.example')).toBe(false);
  expect(both.view('quiz').keys).toMatchObject([{ state: 'by-file' }]);
  const without = await open();
  expect(without.get('quiz')?.name).toBe('Kept');
  expect(without.hasOrigin('https://kept.example')).toBe(true);
});

test('an unreadable partner is reported, and the others work', async () => {
  const { open, texts, logged } = createWorld();
  const book = await open();
  await book.create(quiz);
  await book.create({ ...quiz, key: 'second' });
  texts.set('partners/quiz', '{}');
  const again = await open();
  expect(again.get('second')).toBeDefined();
  expect(again.get('quiz')).toBeUndefined();
  expect(logged).toEqual(['partner_unreadable']);
});
