import { expect, test } from 'vitest';
import { readDocument, SCHEMA_VERSION } from '../store/collection.ts';
import { RECORD_ID } from '../testing/records.ts';
import { type EmailRecord, emailRecords } from './record.ts';

const shared = {
  schemaVersion: SCHEMA_VERSION,
  id: 'e'.repeat(24),
  sessionId: RECORD_ID,
  createdAt: 1_767_227_000_000,
  attempts: 0,
} as const;
const message = { to: 'ann@example.org', subject: 'Your result', text: 'IQ 124', html: '<p>IQ 124</p>' };
const queued: EmailRecord = { ...shared, state: 'queued', message, nextAttemptAt: 0, endedAt: null };
const sent: EmailRecord = { ...shared, state: 'sent', message: null, nextAttemptAt: null, endedAt: 1 };
const read = (email: object) => readDocument(emailRecords, shared.id, JSON.stringify(email));

test.each([1, 2, 3, 4])(
  'what version %i left in the queue is still sent, the mail to the operator too',
  (schemaVersion) => {
    expect(read({ ...queued, schemaVersion })).toEqual(queued);
    expect(read({ ...queued, schemaVersion, sessionId: null })).toEqual({ ...queued, sessionId: null });
  },
);

test.each(['sent', 'failed'])('an e-mail that is %s holds neither an address nor a score', (state) => {
  expect(read({ ...sent, state })).toEqual({ ...sent, state });
  expect(() => read({ ...sent, state, message })).toThrow();
  expect(() => read({ ...sent, state, nextAttemptAt: 2 })).toThrow();
  expect(() => read({ ...sent, state, endedAt: null })).toThrow();
});

test.each([
  ['nothing to send', { message: null }],
  ['nobody to send it to', { message: { ...message, to: '' } }],
  ['several to send it to', { message: { ...message, to: 'ann@example.org, bob@example.org' } }],
  ['no time to try it', { nextAttemptAt: null }],
  ['an end', { endedAt: 1 }],
  ['tries that cannot be counted', { attempts: -1 }],
  ['a state of its own', { state: 'sending' }],
])('an email in the queue with %s is refused', (_, changes) => {
  expect(() => read({ ...queued, ...changes })).toThrow();
});
