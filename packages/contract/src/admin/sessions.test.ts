import { is } from 'valibot';
import { expect, test } from 'vitest';
import {
  FoundSchema,
  ProviderWordSchema,
  RefundedSchema,
  RevealedSchema,
  SessionDetailSchema,
} from './sessions.ts';

const price = { amountMinor: 99, currency: 'EUR' };
const question = {
  id: 1,
  question: 'Which one?',
  options: ['a', 'b'],
  type: 'pattern',
  skill: 'pattern-recognition',
  isVisual: false,
};
const revealed = { ...question, chosenIndex: -1, correctIndex: 0, points: 5 };

test('what is shown without asking for more has no place for the right answer, the choice or the token', () => {
  const { entries } = SessionDetailSchema;
  const names = [entries, entries.questions.item.entries].flatMap(Object.keys);
  expect(names.filter((name) => /correct|chosen|answer|token|seed|email$/i.test(name))).toEqual([
    'isAnswered',
  ]);
});

test('a question that nobody answered is revealed with -1, and its key is never -1', () => {
  expect(is(RevealedSchema, { questions: [revealed] })).toBe(true);
  expect(is(RevealedSchema, { questions: [{ ...revealed, correctIndex: -1 }] })).toBe(false);
  expect(is(RevealedSchema, { questions: [{ ...revealed, chosenIndex: -2 }] })).toBe(false);
  expect(is(RevealedSchema, { questions: [{ ...revealed, chosenIndex: null }] })).toBe(false);
});

test('what the provider says may leave everything open but the money', () => {
  const word = { state: null, paid: price, refundedMinor: 0, dispute: null, obstacle: null };
  expect(is(ProviderWordSchema, word)).toBe(true);
  expect(is(ProviderWordSchema, { ...word, dispute: { reason: 'fraudulent', answerBy: null } })).toBe(true);
  for (const wrong of [{ state: 'stolen' }, { refundedMinor: -1 }, { paid: null }, { dispute: {} }])
    expect(is(ProviderWordSchema, { ...word, ...wrong }), JSON.stringify(wrong)).toBe(false);
  expect(is(RefundedSchema, { given: price, state: null, isTakenBack: false })).toBe(true);
  expect(is(RefundedSchema, { given: price, state: null })).toBe(false);
  expect(is(FoundSchema, { id: null, books: null })).toBe(true);
});
