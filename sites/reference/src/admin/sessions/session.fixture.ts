import type { SessionDetail, SessionSummary } from '@quotient/contract/admin';

/** The number of the test below. */
export const SESSION_ID = '1767225600000-abcdefghij';

const STARTED_AT = 1_767_225_600_000;

/** A test that is finished and not paid, with two questions of which one was answered. */
export const finishedTest: SessionDetail = {
  id: SESSION_ID,
  set: 'main',
  locale: 'de',
  partner: null,
  hostOrigin: null,
  timeFactor: 1,
  startedAt: STARTED_AT,
  deadlineAt: STARTED_AT + 1_200_000,
  finishedAt: STARTED_AT + 605_000,
  reason: 'finished',
  isTooFast: false,
  isRepeat: false,
  score: { model: 'v1', iq: 112, percentile: 78.8, scorePercent: 50, totalCorrect: 1 },
  questions: [
    { id: 7, isAnswered: true, isFlagged: true, viewCount: 2, spentMs: 65_000 },
    { id: 9, isAnswered: false, isFlagged: false, viewCount: 0, spentMs: 0 },
  ],
  payment: 'unpaid',
  isDemo: false,
  checkouts: [],
  emails: [],
  shared: null,
  certificate: null,
  privateLinks: [],
  events: [],
};

/** The same test as a line of the list. */
export const finishedLine: SessionSummary = {
  id: SESSION_ID,
  startedAt: STARTED_AT,
  set: 'main',
  locale: 'de',
  partner: null,
  finishedAt: STARTED_AT + 605_000,
  reason: 'finished',
  iq: 112,
  isTooFast: false,
  isRepeat: false,
  answeredCount: 1,
  questionCount: 2,
  payment: 'unpaid',
  price: null,
  isDuplicate: false,
  isMailed: false,
  isShared: false,
  hasCertificate: false,
};
