import { type GenericSchema, getDotPath, is, parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import {
  DecideDemoCheckoutSchema,
  SaveAnswerSchema,
  SendResultsEmailSchema,
  ShareResultSchema,
  StartTestSessionSchema,
  TrackQuestionProgressSchema,
} from './requests.ts';

/** Paths of a body's problems; an empty one for the whole. */
const faults = (schema: GenericSchema, body: unknown) =>
  (safeParse(schema, body).issues ?? []).map((issue) => getDotPath(issue) ?? '');

const progress = { q_number: 1, action_type: 'viewed', sess_id: '1767225600000-k3v9x2m8q1' };

test.each<[name: string, schema: GenericSchema, body: object]>([
  ['a start', StartTestSessionSchema, {}],
  ['an answer', SaveAnswerSchema, { seq: 1, optionIndex: 0 }],
  ['progress', TrackQuestionProgressSchema, progress],
  ['a decision', DecideDemoCheckoutSchema, { action: 'pay' }],
])('%s with a field that it does not have is refused there', (_, schema, body) => {
  expect(faults(schema, body)).toEqual([]);
  expect(faults(schema, { ...body, score: 200 })).toEqual(['score']);
  expect(is(schema, null)).toBe(false);
});

test.each([
  [{ set: 'easy' }, 'set'],
  [{ timeFactor: 3 }, 'timeFactor'],
  [{ timeFactor: '1' }, 'timeFactor'],
  [{ locale: 'de_CH' }, 'locale'],
  [{ locale: `de${'-x1'.repeat(12)}` }, 'locale'],
  [{ partner: null }, 'partner'],
])('a test cannot be started with %j', (body, field) => {
  expect(faults(StartTestSessionSchema, body)).toEqual([field]);
});

test('an answer brings an option, a mark, or both', () => {
  expect(faults(SaveAnswerSchema, { seq: 1, isFlagged: false })).toEqual([]);
  expect(faults(SaveAnswerSchema, { seq: 1, optionIndex: 0, isFlagged: true })).toEqual([]);
  expect(faults(SaveAnswerSchema, { seq: 1 })).toEqual(['']);
});

test.each([
  [{ seq: 0, optionIndex: 0 }, 'seq'],
  [{ seq: 1.5, optionIndex: 0 }, 'seq'],
  [{ seq: 1, optionIndex: -1 }, 'optionIndex'],
  [{ seq: 1, optionIndex: '0' }, 'optionIndex'],
])("%j isn't an answer", (body, field) => {
  expect(faults(SaveAnswerSchema, body)).toEqual([field]);
});

test.each([
  [{ q_number: -1 }, 'q_number'],
  [{ action_type: 'skipped' }, 'action_type'],
  [{ sess_id: '../1767225600000-k3v9x2m8q1' }, 'sess_id'],
])('progress cannot be told with %j', (changes, field) => {
  expect(faults(TrackQuestionProgressSchema, { ...progress, ...changes })).toEqual([field]);
});

test.each(['ann@example.org', 'ann+iq@sub.example.org', 'ann@localhost', "o'neil@example.org"])(
  'results can be sent to %s',
  (email) => expect(faults(SendResultsEmailSchema, { email })).toEqual([]),
);

test.each([
  '',
  'ann',
  'ann@',
  'ann@example..org',
  'ann@example.org\r\nBcc: all@example.org',
  'ann@example.org, bob@example.org',
  `${'a'.repeat(250)}@example.org`,
])('results cannot be sent to %j', (email) => {
  expect(faults(SendResultsEmailSchema, { email })).toEqual(expect.arrayContaining(['email']));
});

test('the scores that the specification has a browser send may be there, and may be missing', () => {
  const scores = { iqScore: 130, percentile: 97, totalCorrect: 18, categoryAnalysis: [{}] };
  expect(faults(SendResultsEmailSchema, { email: 'ann@example.org', ...scores, other: 1 })).toEqual([]);
  expect(parse(ShareResultSchema, { iq_score: 130, other: 1 })).toEqual({ iq_score: 130 });
  expect(parse(ShareResultSchema, {})).toEqual({});
});
