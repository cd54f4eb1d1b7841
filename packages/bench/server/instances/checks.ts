import { setTimeout as wait } from 'node:timers/promises';
import { openStoreForChecks } from '@quotient/server/storeChecks';
import type { Cluster } from './cluster.ts';
import { NEWER_FIELD } from './newerBuild.ts';
import type { TakenTest } from './takenTest.ts';

/** Findings by kind, each in words. */
export interface StoreFindings {
  lostAnswers: string[];
  differingAnswers: string[];
  lostTests: string[];
  newerFields: string[];
  payments: string[];
  lostEmails: string[];
  emailsTwice: string[];
  counts: string[];
}

/** Findings of a whole run. */
export interface Findings extends StoreFindings {
  /** Faults of the audit log. */
  audit: string[];
  /** Answers to visitors that can't be right. */
  wrong: string[];
  /** Ends of instances that nobody wanted. */
  crashes: string[];
}

type Checked = Awaited<ReturnType<typeof openStoreForChecks>>;
type StoredTest = NonNullable<Awaited<ReturnType<Checked['store']['testSessions']['get']>>>;

const paidOf = ({ checkouts }: Pick<StoredTest, 'checkouts'>) =>
  checkouts.flatMap((each) => (each.state === 'paid' ? [each.id] : []));

/** Compares a test with everything that its visitor was told. */
function checkTest(test: TakenTest, stored: StoredTest | undefined, findings: StoreFindings): void {
  if (test.isDeleted) {
    if (stored) findings.lostTests.push(`${test.id} is there after its deletion`);
    return;
  }
  if (
    !stored ||
    (test.isFinished && !stored.finish) ||
    (test.iq ?? stored.finish?.score.iq) !== stored.finish?.score.iq
  )
    findings.lostTests.push(`${test.id}: ${stored ? 'another end or score' : 'it is not there'}`);
  if (!stored) return;
  for (const [index, seq] of stored.seqs.entries()) {
    const confirmed = test.confirmed.get(index) ?? 0;
    if (seq < confirmed) findings.lostAnswers.push(`${test.id} ${index}: ${seq} instead of ${confirmed}`);
    const sent = test.sent.get(seq);
    const isAsSent = sent
      ? sent.questionIndex === index &&
        sent.optionIndex === stored.answers[index] &&
        sent.isFlagged === stored.flags[index]
      : seq === 0;
    if (!isAsSent) findings.differingAnswers.push(`${test.id} ${index}: not as sent with ${seq}`);
  }
  const byNewer = Number(Object.entries(stored).find(([name]) => name === NEWER_FIELD)?.[1] ?? 0);
  if (byNewer < test.byNewer) findings.newerFields.push(`${test.id}: ${byNewer} of ${test.byNewer}`);
}

/** Compares payments with what is stored of them: each opens one test, and nothing else opens any. */
async function checkPayments(
  { store }: Checked,
  tests: readonly TakenTest[],
  opened: ReadonlyMap<string, number>,
  findings: StoreFindings,
): Promise<void> {
  const paid = new Set(tests.flatMap(({ paidCheckout = [] }) => paidCheckout));
  for (const checkout of opened.keys())
    if (!paid.has(checkout)) findings.payments.push(`${checkout} opened a test and nobody paid it`);
  for (const { paidCheckout, isDeleted } of tests) {
    if (paidCheckout === undefined) continue;
    const effects = opened.get(paidCheckout) ?? 0;
    const isNoted = isDeleted && (await store.bookkeeping.get(paidCheckout)) !== undefined;
    if (isDeleted ? effects > 0 || !isNoted : effects !== 1)
      findings.payments.push(`${paidCheckout} is paid on ${effects} tests`);
  }
}

function checkEmails(
  tests: readonly TakenTest[],
  received: ReadonlyMap<string, number>,
  findings: StoreFindings,
): void {
  for (const { emails, isDeleted } of tests)
    for (const id of emails)
      if (!isDeleted && !received.has(id)) findings.lostEmails.push(`${id} never arrived`);
  for (const [id, times] of received)
    if (times > 1) findings.emailsTwice.push(`${id} arrived ${times} times`);
}

/** Compares the database with everything that visitors were told. All instances must have stopped. */
export async function check(
  { databaseUrl, mailServer }: Pick<Cluster, 'databaseUrl' | 'mailServer'>,
  tests: readonly TakenTest[],
): Promise<StoreFindings> {
  const findings: StoreFindings = {
    lostAnswers: [],
    differingAnswers: [],
    lostTests: [],
    newerFields: [],
    payments: [],
    lostEmails: [],
    emailsTwice: [],
    counts: [],
  };
  const checked = await openStoreForChecks(databaseUrl);
  try {
    const { testSessions } = checked.store;
    for (const test of tests) checkTest(test, await testSessions.get(test.id), findings);
    const opened = new Map<string, number>();
    for await (const id of testSessions.ids())
      for (const checkout of paidOf((await testSessions.get(id)) ?? { checkouts: [] }))
        opened.set(checkout, (opened.get(checkout) ?? 0) + 1);
    await checkPayments(checked, tests, opened, findings);
    checkEmails(tests, mailServer.received, findings);
    findings.counts.push(...(await checked.wrongCounts()));
  } finally {
    await checked.close();
  }
  return findings;
}

const SETTLE_WITHIN_MS = 240_000;

/** Waits until each paid test is open and each requested email has arrived, some minutes at most. */
export async function settle(
  { mailServer }: Pick<Cluster, 'mailServer'>,
  tests: readonly TakenTest[],
  isOpen: (test: TakenTest) => Promise<boolean>,
): Promise<void> {
  const until = Date.now() + SETTLE_WITHIN_MS;
  for (const test of tests) {
    const isSettled = async () =>
      test.isDeleted ||
      (test.emails.every((id) => mailServer.received.has(id)) &&
        (test.paidCheckout === undefined || test.iq !== undefined || (await isOpen(test))));
    while (!(await isSettled()) && Date.now() < until) await wait(500);
  }
}
