import type { TestSession } from '@quotient/contract';

/** A running session of four plain questions for these tests. */
export const testSession: TestSession = {
  id: '1767225600000-abcdefghij',
  set: 'main',
  status: 'testing',
  timeFactor: 1,
  durationSeconds: 1500,
  startedAt: 1_767_225_600_000,
  deadlineAt: 1_767_227_100_000,
  finishedAt: null,
  finishReason: null,
  now: 1_767_225_600_000,
  questions: [1, 2, 3, 4].map((id) => ({
    id,
    question: `Question number ${id}?`,
    options: ['one', 'two', 'three'],
    type: 'logic',
    skill: 'logical-reasoning',
  })),
  answers: [-1, -1, -1, -1],
  flags: [false, false, false, false],
  lastSeq: 0,
  paymentStatus: 'unpaid',
  price: { amountMinor: 100, currency: 'EUR' },
  isDemo: false,
  seller: null,
  orderNumber: null,
  isTooFew: false,
  isTooFast: false,
  isReopenable: false,
  asksConsent: false,
};
