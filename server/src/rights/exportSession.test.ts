import type { SessionExport } from '@quotient/contract';
import { fixtureQuestions, personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { records } from '../records.ts';
import { createTestApp, START_AT } from '../testing/testApp.ts';

const pathOf = ({ id }: { id: string }, rest = '') => `/api/test-sessions/${id}${rest}`;
const exported = async (app: ReturnType<typeof createTestApp>, session: { id: string; token: string }) =>
  (await app.call<SessionExport>('GET', pathOf(session, '/export'), session)).body;

interface Schema {
  type?: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  options?: readonly unknown[];
}

/** Returns true for a path that visitors see as one thing. */
const isWhole = (path: string) => path.endsWith('.visualPattern') || path === 'finish.score.categories';

/** Every field of stored documents, as a path to its first value: `answers.0`, `finish.score.iq`. */
function fieldsOf(schema: Schema, path = ''): string[] {
  const { type, entries, item, wrapped, options } = schema;
  if (isWhole(path)) return [path];
  if (entries)
    return Object.entries(entries).flatMap(([name, entry]) =>
      fieldsOf(entry, path ? `${path}.${name}` : name),
    );
  if (item) return fieldsOf(item, `${path}.0`);
  if (wrapped) return fieldsOf(wrapped, path);
  if (type === 'variant' || type === 'union')
    return options?.flatMap((option) => fieldsOf(option as Schema, path)) ?? [];
  return [path];
}

const valueAt = (document: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);

/** Stored field → its place in the export. */
const places: Record<string, string> = {
  ...Object.fromEntries(
    [
      'id',
      'set',
      'locale',
      'partner',
      'hostOrigin',
      'seed',
      'timeFactor',
      'startedAt',
      'deadlineAt',
      'isRepeat',
      'form.0',
      'seen.0',
    ].map((name) => [name, name]),
  ),
  completedCount: 'completedCount',
  'viewing.questionIndex': 'viewing.questionIndex',
  'viewing.since': 'viewing.since',
  'finish.finishedAt': 'finishedAt',
  'finish.reason': 'finishReason',
  ...Object.fromEntries(
    ['id', 'question', 'options.0', 'type', 'skill', 'isVisual', 'visualPattern'].map((name) => [
      `questions.0.${name}`,
      `questions.0.${name}`,
    ]),
  ),
  ...Object.fromEntries(
    ['category', 'points', 'explanation'].map((name) => [`questions.0.${name}`, `results.review.0.${name}`]),
  ),
  'questions.0.correct': 'results.review.0.correctIndex',
  'answers.0': 'questions.0.answer',
  'flags.0': 'questions.0.isFlagged',
  'seqs.0': 'questions.0.seq',
  'viewCounts.0': 'questions.0.viewCount',
  'spentMs.0': 'questions.0.spentMs',
  ...Object.fromEntries(
    [
      'model',
      'scorePercent',
      'totalCorrect',
      'iq',
      'band.low',
      'band.high',
      'percentile',
      'label',
      'categories',
    ].map((name) => [`finish.score.${name}`, `results.${name}`]),
  ),
  ...Object.fromEntries(
    ['id', 'state', 'price.amountMinor', 'price.currency', 'createdAt'].map((name) => [
      `checkouts.0.${name}`,
      `payments.0.${name}`,
    ]),
  ),
  'checkouts.0.consentedAt': 'payments.0.consentedAt',
  'checkouts.0.orderNumber': 'payments.0.order.number',
  'appliedPaymentEvents.0': 'paymentEvents.0',
  'paymentTimes.0.at': 'paymentTimes.0.at',
  'emails.0.id': 'emails.0.id',
  'emails.0.sentAt': 'emails.0.sentAt',
  sharedResultId: 'sharedResult.id',
  certificateCode: 'certificate.code',
  'privateLinks.0.createdAt': 'privateLinks.0.createdAt',
};

/** Stored field → the reason why it is left out. */
const reasons: Record<string, string> = {
  schemaVersion: 'says how the document is stored',
  tokenHash: 'fingerprint of a secret that the visitor has',
  'privateLinks.0.hash': 'fingerprint of a secret that the visitor has',
  'paymentTimes.0.index': 'the export has the event itself beside the time',
  'questions.0': 'the hash of a question, which the export contains',
  'optionOrder.0.0': 'the export has the options in the order that was shown',
  'questions.0.choices.0': 'the explanation has the words about the choice that was made',
  'questions.0.difficulty': 'follows from the points',
  'questions.0.verified': 'about the question, not about the visitor',
  'questions.0.verifiedReason': 'about the question, not about the visitor',
  'finish.score.randomDigit': 'the IQ less the low end of its band',
  drawnDigit: 'of a score that nobody has seen, while the visitor answers again',
  'checkouts.0.idempotencyKey': 'a key towards the payment provider',
  'checkouts.0.url': 'opens the checkout for whoever has the file',
};

const sharedPlaces = [
  'id',
  'iq_score',
  'percentile',
  'total_correct',
  'interval.low',
  'interval.high',
  'createdAt',
];
// The export names the language with the test, and the two warnings only if they are true.
const sharedReasons = ['schemaVersion', 'sessionId', 'locale', 'isTooFew', 'isTooFast'];

test('every stored field is in the export, or there is a reason why it is not', async () => {
  const figureFirst = [...fixtureQuestions].sort(
    (a, b) => Number(b.visualPattern !== undefined) - Number(a.visualPattern !== undefined),
  );
  const app = createTestApp({ bank: { sets: ['main'], getQuestionSet: () => figureFirst } });
  const session = await app.paid(
    figureFirst.map(({ correct }) => correct),
    600_000,
  );
  const { token } = session;
  await app.call('GET', pathOf(session, '/results'), session);
  await app.call('POST', '/api/send-results-email', { token, body: { email: 'ann@example.org' } });
  await app.call('POST', '/api/shared-results', { token, body: {} });
  await app.call('POST', '/api/certificates', { token });
  await app.call('POST', pathOf(session, '/private-link'), session);
  await app.store.testSessions.update(session.id, (record) => ({
    ...record,
    locale: 'de',
    partner: 'acme',
    hostOrigin: 'https://acme.example',
    seed: 'aaaabbbbccccdddd',
    form: ['extended:41'],
    seen: ['main:1'],
    completedCount: 20,
    viewCounts: record.viewCounts.map(() => 3),
    spentMs: record.spentMs.map(() => 1500),
    viewing: { questionIndex: 3, since: START_AT },
    checkouts: record.checkouts.map((checkout) => ({ ...checkout, consentedAt: START_AT })),
  }));
  const document = await exported(app, session);
  const record = await app.store.testSessions.get(session.id);

  const fields = fieldsOf(records.testSessions.schema as Schema);
  expect(fields.length).toBeGreaterThan(40);
  expect([...new Set(fields)].sort()).toEqual([...Object.keys(places), ...Object.keys(reasons)].sort());
  for (const [stored, place] of Object.entries(places)) {
    expect(valueAt(document, place), stored).toBeDefined();
    expect(valueAt(document, place), stored).toEqual(valueAt(record, stored));
  }

  const shared = await app.store.sharedResults.get(record?.sharedResultId ?? '');
  expect(fieldsOf(records.sharedResults.schema as Schema).sort()).toEqual(
    [...sharedPlaces, ...sharedReasons].sort(),
  );
  for (const name of sharedPlaces) {
    expect(valueAt(document.sharedResult, name), name).toBeDefined();
    expect(valueAt(document.sharedResult, name), name).toEqual(valueAt(shared, name));
  }
  expect(document.emails).toEqual([{ ...record?.emails[0], state: 'sent' }]);
  // The results have the certificate's content, and its language is the test's.
  const paper = await app.store.certificates.get(record?.certificateCode ?? '');
  expect(document.certificate).toEqual({ code: paper?.id, createdAt: paper?.createdAt });
  // Accounting records exist only after a test is deleted, and a pending payment only repeats that a checkout is
  // undecided. The row of a test is made from its record. A payment has its order; a fingerprint of its address finds it.
  // A declaration of withdrawal names no test. Its author got all of it by email.
  expect(Object.keys(records).sort()).toEqual([
    'archivedFiles',
    'audit',
    'bookkeeping',
    'certificates',
    'clock',
    'counting',
    'dayCounts',
    'earlierCounts',
    'earlierRows',
    'emails',
    'mailAddresses',
    'mailCounts',
    'orderAddresses',
    'orders',
    'partners',
    'pendingPayments',
    'questions',
    'sharedResults',
    'svgShapes',
    'sweeps',
    'testRows',
    'testSessions',
    'uncounted',
    'visits',
    'withdrawals',
  ]);
});

test('an export before the payment has no score, no right answer and no explanation', async () => {
  const app = createTestApp();
  const session = await app.finished(personas.careful.answers);
  await app.openCheckout(session);
  const document = await exported(app, session);
  expect(document).toMatchObject({
    format: 'iq-test-session',
    version: 1,
    exportedAt: START_AT,
    results: null,
  });
  expect(document.payments).toMatchObject([{ state: 'open', price: { amountMinor: 100, currency: 'EUR' } }]);
  const text = JSON.stringify(document);
  for (const secret of [
    '"correct',
    '"points"',
    '"explanation"',
    '"difficulty"',
    '"iq"',
    'score',
    'https://',
    'tokenHash',
  ])
    expect(text).not.toContain(secret);
});

test('an export of a running test has its answers so far, and only its own token gets it', async () => {
  const app = createTestApp();
  const session = await app.start();
  await app.answerAll(session, [2, 1]);
  const document = await exported(app, session);
  expect(document.questions.slice(0, 3).map(({ answer }) => answer)).toEqual([2, 1, -1]);
  expect(document).toMatchObject({ finishedAt: null, results: null, payments: [], sharedResult: null });
  const other = await app.start();
  expect(await app.fail('GET', pathOf(session, '/export'), { token: other.token })).toEqual([
    404,
    'session_not_found',
  ]);
});

test('an email that waits to be sent is exported with its address', async () => {
  const send = () => Promise.reject(new Error('The mail server is away.'));
  const app = createTestApp({ mailer: { send } });
  const session = await app.paid();
  const body = { email: 'ann@example.org' };
  await app.call('POST', '/api/send-results-email', { token: session.token, body });
  expect((await exported(app, session)).emails).toMatchObject([{ state: 'queued', to: 'ann@example.org' }]);
});
