import { expect, test } from 'vitest';
import { createFinishedRecord, createRecord } from '../testing/records.ts';
import { rowOf } from './sessionRow.ts';

const PRICE = { amountMinor: 100, currency: 'EUR' };

test('the row of a just started test has nothing else', () => {
  const row = rowOf(createRecord());
  expect(row).toMatchObject({ finishedAt: null, reason: null, iq: null, scorePercent: null });
  expect(row).toMatchObject({ payment: 'unpaid', checkouts: [], isMailed: false, isShared: false });
  expect(row.questions).toHaveLength(20);
  expect(row.questions[0]).toEqual({ id: 1, chosen: -1, isCorrect: false, isViewed: false, spentMs: 0 });
});

test('answers are stored by the option itself, in any display order', () => {
  const [question] = createRecord().questions;
  const correct = question?.correct ?? 0;
  const order = [...createRecord().optionOrder];
  order[0] = [...(order[0] ?? [])].reverse();
  const answers = createRecord().answers.map((_, i) => (i === 0 ? (order[0]?.indexOf(correct) ?? -1) : -1));
  const row = rowOf({ ...createRecord(), optionOrder: order, answers });
  expect(row.questions[0]).toMatchObject({ chosen: correct, isCorrect: true });
});

test('an answered question was viewed, whatever the device has reported', () => {
  const answers = createRecord().answers.map((_, i) => (i === 2 ? 0 : -1));
  const viewCounts = answers.map((_, i) => (i === 1 ? 3 : 0));
  const { questions } = rowOf({ ...createRecord(), answers, viewCounts });
  expect(questions.map(({ isViewed }) => isViewed).slice(0, 4)).toEqual([false, true, true, false]);
});

test('score, payments and what was made public are in the row, and nothing secret is', () => {
  const record = createFinishedRecord({
    checkouts: [
      { state: 'creating', idempotencyKey: 'key', price: PRICE, createdAt: 1 },
      { state: 'paid', idempotencyKey: 'key', price: PRICE, createdAt: 2, id: 'demo_0123456789', url: null },
    ],
    emails: [{ id: 'mail', sentAt: 3 }],
    sharedResultId: 's'.repeat(22),
    certificateCode: 'abcde-fghjk-mnpqr-stuvw',
  });
  const row = rowOf(record);
  expect(row).toMatchObject({
    reason: 'finished',
    iq: record.finish.score.iq,
    payment: 'paid',
    checkouts: [
      { id: null, state: 'creating', amountMinor: 100, currency: 'EUR', createdAt: 1 },
      { id: 'demo_0123456789', state: 'paid', amountMinor: 100, currency: 'EUR', createdAt: 2 },
    ],
    isMailed: true,
    isShared: true,
    hasCertificate: true,
    isTooFast: false,
  });
  const text = JSON.stringify(row);
  for (const secret of [
    record.tokenHash,
    's'.repeat(22),
    'abcde-',
    'correct"',
    record.questions[0]?.explanation,
  ])
    expect(text).not.toContain(secret);
});
