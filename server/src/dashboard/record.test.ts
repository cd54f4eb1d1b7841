import { is } from 'valibot';
import { expect, test } from 'vitest';
import { type CollectionDefinition, readDocument, SCHEMA_VERSION } from '../store/collection.ts';
import { createFinishedRecord, RECORD_ID } from '../testing/records.ts';
import { accountOf } from './groups.ts';
import { packRow } from './packRow.ts';
import { type DayCountRecord, dayCountRecords, testRowRecords, visitsRecords } from './record.ts';
import { rowOf } from './sessionRow.ts';
import { countsOf } from './testCounts.ts';

const day = '2026-01-01';
const row = rowOf(createFinishedRecord());
const tally = countsOf(row);
const account = accountOf(day, tally);
const read = <T extends { id: string }>(definition: CollectionDefinition<T>, fields: object, id = day) =>
  readDocument(definition, id, JSON.stringify({ schemaVersion: SCHEMA_VERSION, id, ...fields }));
const readCounts = (changes: object): DayCountRecord =>
  read(
    dayCountRecords,
    {
      tally: { ...tally, ...changes },
      gone: tally,
      settling: { [RECORD_ID]: packRow(row), gone: null },
      imported: null,
    },
    account,
  );
const readRow = (changes: object) => read(testRowRecords, { ...packRow(row), ...changes }, RECORD_ID);

test('what a test came to is read back as it was counted, a currency at a time', () => {
  const money = { EUR: { payments: 2, revenueMinor: 198, refundedMinor: 99, disputedMinor: 0 } };
  expect(readCounts({ money })).toMatchObject({ tally: { ...tally, money }, gone: tally });
  expect(readCounts({}).settling).toEqual({ [RECORD_ID]: packRow(row), gone: null });
});

test.each([
  ['a step that was taken back too often', { steps: { ...tally.steps, paid: -1 } }],
  ['a step that is missing', { steps: { started: 1 } }],
  ['half a test at an IQ', { iqs: { 124: 0.5 } }],
  ['a language that no page has', { locale: 'it' }],
  [
    'money below nothing',
    { money: { EUR: { payments: 1, revenueMinor: -1, refundedMinor: 0, disputedMinor: 0 } } },
  ],
])('counts with %s are refused: they are made again from the rows', (_, changes) => {
  expect(() => readCounts(changes)).toThrow();
});

test('other documents of a day know days of the calendar, states of a checkout and languages of the pages', () => {
  const checkout = { id: null, state: 'creating', amountMinor: 99, currency: 'EUR', createdAt: 1 };
  expect(readRow({ checkouts: [checkout] }).checkouts).toEqual([checkout]);
  expect(() => readRow({ checkouts: [{ ...checkout, state: 'stolen' }] })).toThrow();

  const visits = [{ partner: 'acme', locale: null, count: 3 }];
  expect(read(visitsRecords, { visits }).visits).toEqual(visits);
  expect(() => read(visitsRecords, { visits: [{ partner: null, locale: 'it', count: 1 }] })).toThrow();
  expect(() => read(visitsRecords, { visits: [{ partner: null, locale: 'en', count: -1 }] })).toThrow();
  const nowhere = JSON.stringify({ schemaVersion: SCHEMA_VERSION, id: '2026-02-30', visits });
  expect(() => readDocument(visitsRecords, '2026-02-30', nowhere)).toThrow();
});

test('no day count is made with the number of a test, and no row with its token', () => {
  const sums = { schemaVersion: SCHEMA_VERSION, id: account, gone: null, settling: {}, imported: null };
  const isCount = (changes: object) =>
    is(dayCountRecords.schema, { ...sums, tally: { ...tally, ...changes } });
  const isRow = (changes: object) =>
    is(testRowRecords.schema, { schemaVersion: SCHEMA_VERSION, id: RECORD_ID, ...packRow(row), ...changes });
  expect([isCount({}), isCount({ sessionId: RECORD_ID })]).toEqual([true, false]);
  expect([isRow({}), isRow({ tokenHash: 'h' })]).toEqual([true, false]);
});
