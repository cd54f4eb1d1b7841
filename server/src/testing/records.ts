import { fixtureQuestions, personas } from '@quotient/fixtures';
import type { CertificateRecord } from '../publishing/certificateRecord.ts';
import type { SharedResultRecord } from '../publishing/sharedResultRecord.ts';
import { createSeedModel } from '../scoring/seedModel.ts';
import type { TestSessionRecord } from '../session/record.ts';
import type { FinishedRecord } from '../session/view.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';

/** Id of the test session that `createRecord` makes. */
export const RECORD_ID = '1767225600000-k3v9x2m8q1';

/** A test session as stored right after its start. */
export function createRecord(id = RECORD_ID): TestSessionRecord {
  return {
    schemaVersion: SCHEMA_VERSION,
    id,
    tokenHash: 'h'.repeat(43),
    set: 'main',
    locale: null,
    partner: null,
    hostOrigin: null,
    isRepeat: false,
    seed: null,
    form: null,
    seen: [],
    timeFactor: 1,
    startedAt: 1_767_225_600_000,
    deadlineAt: 1_767_227_100_000,
    questions: [...fixtureQuestions],
    optionOrder: fixtureQuestions.map(({ options }) => [...options.keys()]),
    answers: fixtureQuestions.map(() => -1),
    flags: fixtureQuestions.map(() => false),
    seqs: fixtureQuestions.map(() => 0),
    finish: null,
    drawnDigit: null,
    checkouts: [],
    appliedPaymentEvents: [],
    paymentTimes: [],
    emails: [],
    sharedResultId: null,
    certificateCode: null,
    privateLinks: [],
    viewCounts: fixtureQuestions.map(() => 0),
    spentMs: fixtureQuestions.map(() => 0),
    viewing: null,
    completedCount: null,
  };
}

/** A test session with questions of its own, which are part of its record. */
export const createFreshRecord = (id?: string): TestSessionRecord => ({
  ...createRecord(id),
  seed: 'a'.repeat(16),
});

/** A shared result as stored. `createdAt` in milliseconds since the epoch. */
export const createSharedRecord = (createdAt: number): SharedResultRecord => ({
  schemaVersion: SCHEMA_VERSION,
  id: 's'.repeat(22),
  sessionId: RECORD_ID,
  iq_score: 100,
  percentile: 50,
  total_correct: 10,
  createdAt,
  isTooFew: false,
  isTooFast: false,
  locale: null,
});

/** A finished test session as stored; a careful visitor took it, in 18 minutes. */
export function createFinishedRecord(changes: Partial<TestSessionRecord> = {}): FinishedRecord {
  const record = createRecord();
  const { answers } = personas.careful;
  const { startedAt, questions } = record;
  return {
    ...record,
    answers: [...answers],
    ...changes,
    finish: {
      finishedAt: startedAt + 1_080_000,
      reason: 'finished',
      score: createSeedModel().score({ questions, answers, randomDigit: 3 }),
      ...changes.finish,
    },
  };
}

/** A certificate of the test that `createRecord` makes. */
export const createCertificateRecord = (): CertificateRecord => ({
  schemaVersion: SCHEMA_VERSION,
  id: 'abcde-fghjk-mnpqr-stuvw',
  sessionId: RECORD_ID,
  createdAt: 1,
  locale: 'de',
  set: 'main',
  finishedAt: Date.UTC(2026, 0, 1),
  iq: 131,
  interval: { low: 120, high: 145 },
  timeUsedSeconds: 605,
  durationSeconds: 1500,
  timeFactor: 1,
  isTooFew: false,
  isTooFast: false,
});
