import {
  CognitiveCategorySchema,
  FinishReasonSchema,
  IqLabelSchema,
  PaymentStatusSchema,
  PerformanceSchema,
  type PublicQuestion,
  QuestionSetNameSchema,
  QuestionSkillSchema,
  QuestionTypeSchema,
  TestSessionSchema,
  timeFactors,
  VisualPatternSchema,
} from '@quotient/contract';
import { expect, test } from 'vitest';
import { testResults } from '../results/testResults.fixture.ts';
import { testSession } from '../runner/testSession.fixture.ts';
import * as readers from './readers.ts';

const [question] = testSession.questions;
const session = (changed: object) => readers.testSession({ ...testSession, ...changed }, 'session');
const results = (changed: object) => readers.testResults({ ...testResults, ...changed }, 'results');
const asked = (changed: Partial<Record<keyof PublicQuestion, unknown>>) =>
  readers.publicQuestion({ ...question, ...changed }, 'question');

// The types make the readers name every field; only this sees that they know every word of the contract, too.
test.each<[name: string, words: readonly unknown[], read: (word: unknown) => unknown]>([
  ['set', QuestionSetNameSchema.options, (set) => session({ set })],
  ['status', TestSessionSchema.pipe[0].entries.status.options, (status) => session({ status })],
  ['timeFactor', timeFactors, (timeFactor) => session({ timeFactor })],
  ['finishReason', FinishReasonSchema.options, (finishReason) => session({ finishReason })],
  ['paymentStatus', PaymentStatusSchema.options, (paymentStatus) => session({ paymentStatus })],
  ['type', QuestionTypeSchema.options, (type) => asked({ type })],
  ['skill', QuestionSkillSchema.options, (skill) => asked({ skill })],
  ['pattern', VisualPatternSchema.entries.type.options, (type) => asked({ visualPattern: { type } })],
  ['label', IqLabelSchema.options, (label) => results({ label })],
  [
    'category',
    CognitiveCategorySchema.options,
    (category) => results({ categories: [{ ...testResults.categories[0], category }] }),
  ],
  [
    'performance',
    PerformanceSchema.options,
    (performance) => results({ categories: [{ ...testResults.categories[0], performance }] }),
  ],
])('%s: every word of the contract is read, and no other', (_, words, read) => {
  expect(words.length).toBeGreaterThan(1);
  for (const word of words) expect(() => read(word)).not.toThrow();
  expect(() => read('something else')).toThrow(/one of/);
});
