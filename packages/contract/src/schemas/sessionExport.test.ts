import { is } from 'valibot';
import { expect, test } from 'vitest';
import {
  ExportedEmailSchema,
  ExportedPaymentSchema,
  ExportedQuestionSchema,
  SessionExportSchema,
} from './sessionExport.ts';

const price = { amountMinor: 99, currency: 'EUR' };
const question = {
  id: 1,
  question: 'Which one?',
  options: ['a', 'b'],
  type: 'pattern',
  skill: 'pattern-recognition',
  isVisual: false,
  answer: -1,
  isFlagged: false,
  viewCount: 0,
  spentMs: 0,
  seq: 0,
};

test('a payment that is just being made has no number yet, and its state says so', () => {
  expect(is(ExportedPaymentSchema, { state: 'creating', price, createdAt: 1 })).toBe(true);
  expect(is(ExportedPaymentSchema, { id: 'demo_0123456789', state: 'refunded', price, createdAt: 1 })).toBe(
    true,
  );
  expect(is(ExportedPaymentSchema, { id: undefined, state: 'creating', price, createdAt: 1 })).toBe(false);
  expect(is(ExportedPaymentSchema, { state: 'stolen', price, createdAt: 1 })).toBe(false);
});

test("after an email's record and address are deleted, its time remains", () => {
  expect(is(ExportedEmailSchema, { id: 'e', sentAt: 1 })).toBe(true);
  expect(is(ExportedEmailSchema, { id: 'e', sentAt: 1, to: null })).toBe(false);
});

test('a question that nobody saw has -1 and zeros; there is no number below them', () => {
  expect(is(ExportedQuestionSchema, question)).toBe(true);
  for (const wrong of [{ answer: -2 }, { viewCount: -1 }, { spentMs: 0.5 }, { seq: null }])
    expect(is(ExportedQuestionSchema, { ...question, ...wrong }), JSON.stringify(wrong)).toBe(false);
  const { format, version } = SessionExportSchema.entries;
  expect([format.literal, version.literal]).toEqual(['iq-test-session', 1]);
});
