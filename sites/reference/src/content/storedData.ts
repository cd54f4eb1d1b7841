import type { deviceKeys } from '@quotient/contract/deviceKeys';
import type { RetentionKind } from '@quotient/contract/retention';
import type { ConsentCategoryId } from '@quotient/iq-test/consent';

/** The kinds of cookies that this installation uses. Whoever adds a tag adds its kind, and says so in the policy. */
export const categoriesInUse: readonly ConsentCategoryId[] = ['necessary'];

export interface DeviceEntry {
  /** Kept in the session storage; all else is in the local one. @default false */
  goesWithTab?: boolean;
  /** A clause without a capital and a full stop. */
  purpose: string;
  /** A sentence. Whoever clears the site's data removes every entry at once. */
  kept: string;
}

const withCurrentTest = 'Until you take the test again or leave it for the start.';

/** What is kept on the visitor's device, by the part of the key after the brand's prefix. The compiler asks for each. */
export const deviceEntries: Record<(typeof deviceKeys)[keyof typeof deviceKeys], DeviceEntry> = {
  session: {
    purpose:
      'the number of your test and the secret that opens it, the question you are at, your answers and which questions you marked for later, so that a reload or a crash loses nothing',
    kept: withCurrentTest,
  },
  last_session: {
    purpose:
      'the number and the secret of your last finished test, so that results you paid for stay within reach',
    kept: 'Until you finish another test.',
  },
  saved_answers: {
    purpose: 'your answers, once the test is finished',
    kept: withCurrentTest,
  },
  saved_questions: {
    purpose: 'the questions you were shown, without their solutions',
    kept: withCurrentTest,
  },
  saved_iq: {
    purpose: 'your score, encrypted: only our server can read it',
    kept: withCurrentTest,
  },
  paid_session: {
    purpose: 'the number of the last test you paid for, so that a page is told of a payment only once',
    kept: 'Until you pay for another test.',
  },
  payment_status: {
    purpose: 'whether your results are paid for',
    kept: withCurrentTest,
  },
  return_path: {
    goesWithTab: true,
    purpose: 'the page to come back to from the checkout',
    kept: 'Until you are back, and never longer than this tab.',
  },
};

/** The one entry that does not belong to a test: the answer to the cookie banner. */
export const consentEntry: DeviceEntry = {
  purpose: 'your answer to the cookie banner and when you gave it',
  kept: 'Until you change it.',
};

export interface ServerEntry {
  name: string;
  text: string;
  kept: string;
  /** What of it is deleted by itself: a noun, and the kind whose time the server knows. */
  deleted?: readonly (readonly [what: string, kind: RetentionKind])[];
  /**
   * What is stored for it, as `<folder of the records>.<field>`, or the folder alone where it holds no records; empty
   * where nothing is written down.
   */
  fields: readonly string[];
}

const withTest = 'As long as the test it belongs to.';

/** What the server keeps. A test takes a whole journey and finds no stored field that is not named here. */
export const serverEntries: readonly ServerEntry[] = [
  {
    name: 'Your test',
    text: 'A random number for it, the questions you were shown, in which order their options stood, your answers, which questions you marked for later, how often each question was viewed, when you started and finished, the time limit you chose, the language, and the score. It carries no name. The secret that opens it is kept as a fingerprint only.',
    kept: 'Until you erase it.',
    deleted: [
      ['a test that nobody paid for', 'unpaidTests'],
      ['a test that was paid for, so that you can come back to its results', 'paidTests'],
    ],
    fields: [
      'id',
      'tokenHash',
      'set',
      'locale',
      'timeFactor',
      'startedAt',
      'deadlineAt',
      'questions',
      'optionOrder',
      'answers',
      'flags',
      'seqs',
      'finish',
      'viewCounts',
      'completedCount',
      'schemaVersion',
    ].map((field) => `test-sessions.${field}`),
  },
  {
    name: 'The website you took it on',
    text: "If you took the test on a partner's website: the partner's key and the address of that website, without the page.",
    kept: withTest,
    fields: ['test-sessions.partner', 'test-sessions.hostOrigin'],
  },
  {
    name: 'A payment',
    text: "Its number at the payment provider, the amount, when it was begun, what became of it, and which of the provider's messages about it we have applied; as long as it is undecided, the number of your test on a list of such payments, and since when. You give your card or account to the provider, Stripe, and we see none of it; Stripe is told the amount, the number of your test, its language and, if you took it on a partner's website, the partner's key. With the demo checkout no money moves and no card is asked for; it plays the provider and keeps its own record of these.",
    kept: withTest,
    fields: [
      'test-sessions.checkouts',
      'test-sessions.appliedPaymentEvents',
      ...['id', 'notedAt', 'schemaVersion'].map((field) => `pending-payments.${field}`),
      ...['id', 'sessionId', 'price', 'successUrl', 'cancelUrl', 'state', 'createdAt', 'schemaVersion'].map(
        (field) => `demo-checkouts.${field}`,
      ),
    ],
  },
  {
    name: 'A payment for the books',
    text: 'Once a test that was paid for is gone: the number of the payment at the payment provider, the amount and the date. Nothing in it leads to your answers or your score.',
    kept: 'As long as the law makes a seller keep it.',
    deleted: [['the record', 'bookkeeping']],
    fields: ['id', 'price', 'createdAt', 'schemaVersion'].map((field) => `bookkeeping.${field}`),
  },
  {
    name: 'An email with your results',
    text: 'If you ask for one, the message waits with your address until it is sent. Then both are deleted; what stays is a number for it, which test asked for it, whether it was sent and when, and how often it was tried. The record of your test notes when you asked, not for whom. So that nobody is flooded, messages to one address are counted in memory, by a fingerprint whose key exists nowhere else. An installation without a mail server keeps the message, and so your address, as a file.',
    kept: `Message and address: until it is sent or refused, about a day at most; the note of it for some time more. In the record of your test: ${withTest.toLowerCase()} The count: a day, or until the server is started anew.`,
    deleted: [['the note and the file', 'emails']],
    fields: [
      'test-sessions.emails',
      'outbox',
      ...[
        'id',
        'sessionId',
        'state',
        'message',
        'attempts',
        'createdAt',
        'nextAttemptAt',
        'endedAt',
        'schemaVersion',
      ].map((field) => `emails.${field}`),
    ],
  },
  {
    name: 'A shared result',
    text: 'If you create a link: the score and how far it may be off, the percentile, the number of correct answers, whether they came too fast to say much, the language, and which test they come from. Whoever has the link can read all but the last.',
    kept: 'Until it is taken back, or you erase the test. A picture, which is nobody’s: until the server starts anew.',
    deleted: [['the link', 'sharedResults']],
    fields: [
      'test-sessions.sharedResultId',
      'pictures',
      ...[
        'id',
        'sessionId',
        'iq_score',
        'percentile',
        'total_correct',
        'isTooFast',
        'interval',
        'locale',
        'createdAt',
        'schemaVersion',
      ].map((field) => `shared-results.${field}`),
    ],
  },
  {
    name: 'A certificate',
    text: 'If you make one: its code, and what the paper says, which is the score, its interval where one is stated, when you finished, the time you used and had, the question set, whether the answers came too fast to say much, and the language; besides, which test it comes from. Whoever has the code can read all but the last. A name that you type on the sheet stays on your screen and on your paper.',
    kept: 'Until you take it back, or the test that it comes from is erased, by you or after its time.',
    fields: [
      'test-sessions.certificateCode',
      ...[
        'id',
        'sessionId',
        'createdAt',
        'locale',
        'set',
        'finishedAt',
        'iq',
        'interval',
        'timeUsedSeconds',
        'durationSeconds',
        'timeFactor',
        'isTooFast',
        'schemaVersion',
      ].map((field) => `certificates.${field}`),
    ],
  },
  {
    name: 'Your internet address',
    text: 'Counted in memory to keep floods of requests away from other visitors. It is not written down.',
    kept: 'Up to about half an hour after your last request.',
    fields: [],
  },
  {
    name: "The server's log",
    text: 'What failed, when, the path of the request and, where a payment failed, the number of the test or of its checkout. No internet address, no email address, no secret of a test.',
    kept: 'As long as the operator keeps logs.',
    fields: [],
  },
];
