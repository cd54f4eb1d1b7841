import { is, parse } from 'valibot';
import { expect, test } from 'vitest';
import {
  StartedTestSessionSchema,
  type TestSession,
  TestSessionSchema,
  TimeFactorSchema,
} from './testSession.ts';

const session: TestSession = {
  id: '1767225600000-k3v9x2m8q1',
  set: 'main',
  status: 'testing',
  timeFactor: 1,
  durationSeconds: 1500,
  startedAt: 1_767_225_600_000,
  deadlineAt: 1_767_227_100_000,
  finishedAt: null,
  finishReason: null,
  now: 1_767_225_600_000,
  questions: [
    { id: 1, question: '1, 2?', options: ['3', '4'], type: 'sequence', skill: 'number-sequences' },
    { id: 2, question: '2, 4?', options: ['5', '6'], type: 'sequence', skill: 'number-sequences' },
  ],
  answers: [-1, 1],
  flags: [false, true],
  lastSeq: 0,
  paymentStatus: 'unpaid',
  price: { amountMinor: 100, currency: 'EUR' },
  isDemo: true,
  seller: null,
  orderNumber: null,
  isTooFew: false,
  isTooFast: false,
  isReopenable: false,
  asksConsent: false,
  withdrawalDays: 14,
};
const token = '1767225600000-k3v9x2m8q1.secret';

test('a session is read without its token, and a field that a newer server adds is passed over', () => {
  expect(parse(TestSessionSchema, { ...session, token, score: 1 })).toEqual(session);
  expect(parse(StartedTestSessionSchema, { ...session, token })).toEqual({ ...session, token });
  expect(is(StartedTestSessionSchema, session)).toBe(false);
});

// a browser draws one question with one answer and one flag: with a gap in them it would break while testing
test.each([
  ['an answer too few', { answers: [-1] }],
  ['an answer too many', { answers: [-1, 1, 0] }],
  ['a flag too few', { flags: [false] }],
  ['a question too few', { questions: session.questions.slice(1) }],
  ['no questions at all', { questions: [], answers: [], flags: [] }],
  ['an answer below unanswered', { answers: [-2, 1] }],
  ['half a question', { questions: [session.questions[0], { id: 2 }] }],
  ['a status that nobody knows', { status: 'paused' }],
  ['a price in parts of a cent', { price: { amountMinor: 99.5, currency: 'EUR' } }],
])('a session with %s is refused, also when it starts', (_, changes) => {
  expect(is(TestSessionSchema, { ...session, ...changes })).toBe(false);
  expect(is(StartedTestSessionSchema, { ...session, token, ...changes })).toBe(false);
});

test('a test has its time once, one and a half times, or twice', () => {
  expect([0.5, 1, 1.25, 1.5, 2, 3].filter((factor) => is(TimeFactorSchema, factor))).toEqual([1, 1.5, 2]);
});
