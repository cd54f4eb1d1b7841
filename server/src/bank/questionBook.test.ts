import { askableSets } from '@quotient/contract';
import { expect, test } from 'vitest';
import { bank } from './bank.ts';
import { makeForm } from './figures/form.ts';
import { createQuestionBook } from './questionBook.ts';

const book = createQuestionBook();

test('the book has every set, and each question of the bank with its proof', () => {
  expect(book.sets).toEqual(askableSets);
  for (const { set, questions } of bank) {
    expect(book.questionsOf(set, null, '')).toEqual(questions);
    for (const question of questions)
      expect(book.notesOn(set, question)?.proof.fitting, `${set} ${question.id}`).toEqual([question.correct]);
  }
});

test('what a person judged is noted as that, with what is tempting about wrong options', () => {
  const judged = bank.flatMap(({ set, questions }) =>
    questions.filter(({ verified }) => verified === 'human').map((question) => book.notesOn(set, question)),
  );
  expect(judged.length).toBeGreaterThan(0);
  for (const notes of judged) {
    expect(notes?.proof.method).toBe('human');
    expect(notes?.tempting.length).toBeGreaterThanOrEqual(2);
  }
});

test('a sample of the generated set is the same for the same seed, in each language, and is proven', () => {
  const sample = book.questionsOf('fresh', 'de', 'sample-1');
  expect(sample).toEqual(makeForm('sample-1', 'de'));
  expect(book.questionsOf('fresh', 'en', 'sample-2')).not.toEqual(makeForm('sample-1', 'en'));
  for (const question of sample ?? [])
    expect(book.notesOn('fresh', question)?.proof).toMatchObject({
      method: 'matrix',
      fitting: [question.correct],
      lookAlikes: [],
    });
});
