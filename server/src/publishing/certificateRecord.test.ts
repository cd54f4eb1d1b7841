import { is } from 'valibot';
import { expect, test } from 'vitest';
import { readDocument, SCHEMA_VERSION } from '../store/collection.ts';
import { RECORD_ID } from '../testing/records.ts';
import { type CertificateRecord, certificateRecords } from './certificateRecord.ts';

const certificate: CertificateRecord = {
  schemaVersion: SCHEMA_VERSION,
  id: 'abcde-fghjk-mnpqr-stuvw',
  sessionId: RECORD_ID,
  createdAt: 1_767_227_000_000,
  locale: null,
  set: 'main',
  finishedAt: 1_767_226_680_000,
  iq: 124,
  interval: null,
  timeUsedSeconds: 1080,
  durationSeconds: 1500,
  timeFactor: 1,
  isTooFew: false,
  isTooFast: false,
};
const read = (changes: object) =>
  readDocument(certificateRecords, certificate.id, JSON.stringify({ ...certificate, ...changes }));

test.each([1, 2, 3, 4])(
  'a certificate that version %i stored is on paper already, so nothing of it changes',
  (schemaVersion) => {
    expect(read({ schemaVersion, interval: { low: 117, high: 131 } })).toEqual({
      ...certificate,
      interval: { low: 117, high: 131 },
    });
  },
);

test.each([
  ['half an interval', { interval: { low: 117 } }],
  ['part of an IQ', { iq: 124.5 }],
  ['an IQ that is not a number', { iq: null }],
  ['a time before the epoch', { finishedAt: -1 }],
  ['an allowance that no test has', { timeFactor: 3 }],
  ['another set', { set: 'easy' }],
])('a certificate with %s is refused', (_, changes) => {
  expect(() => read(changes)).toThrow();
});

test('a certificate is never made with an address', () => {
  expect(is(certificateRecords.schema, certificate)).toBe(true);
  expect(is(certificateRecords.schema, { ...certificate, email: 'ann@example.org' })).toBe(false);
});
