import { setTimeout as wait } from 'node:timers/promises';
import * as calls from '@quotient/contract/calls';
import { createVisitor } from '@quotient/fixtures/visitor';
import { seededRandom } from '@quotient/server/seededRandom';
import type { Cluster } from './cluster.ts';
import type { Answered, PatientFetch } from './patientFetch.ts';
import { type SentAnswer, startedTest, type TakenTest } from './takenTest.ts';

const PAID_WITHIN_MS = 180_000;

/** Notes of all visitors. */
export interface Notes {
  tests: TakenTest[];
  /** Number of confirmed answers. */
  answers: number;
  /** Answers of the server that can't be right, in words. */
  wrong: string[];
}

/** Place where visitors come, and their number of the newer instance. */
interface Visited {
  cluster: Pick<Cluster, 'url' | 'stripe'>;
  fetch: PatientFetch['fetch'];
  newer: number;
  notes: Notes;
}

/** Makes one visitor, who takes one test after the other. `seed` decides what they do. */
export function createTestTaker({ cluster, fetch, newer, notes }: Visited, seed: number) {
  const random = seededRandom(seed);
  const isOneOf = (count: number) => random.below(count) === 0;
  const headers = { 'x-forwarded-for': `203.0.113.${seed % 250}` };
  const visitor = createVisitor({ fetch, baseUrl: cluster.url, headers });

  /** Saves an answer, and notes what the server says about it. */
  async function save(test: TakenTest, { questionIndex, ...answer }: SentAnswer): Promise<void> {
    test.sent.set(answer.seq, { questionIndex, ...answer });
    let last: Answered | undefined;
    const sender = createVisitor({
      fetch: async (...asked) => {
        last = await fetch(...asked);
        return last;
      },
      baseUrl: cluster.url,
      headers,
    });
    const saved = await sender.answer(test, questionIndex, answer);
    notes.answers += 1;
    test.confirmed.set(questionIndex, Math.max(saved.seq, test.confirmed.get(questionIndex) ?? 0));
    const { optionIndex, isFlagged } = test.sent.get(saved.seq) ?? {};
    if (saved.seq < answer.seq || saved.optionIndex !== optionIndex || saved.isFlagged !== isFlagged)
      notes.wrong.push(`${test.id} ${questionIndex}: sent ${answer.seq}, told ${JSON.stringify(saved)}`);
    // A repeated one may have been stored by another instance, whose answer was lost.
    if (last?.by === newer && last.tries === 1 && saved.seq === answer.seq) test.byNewer += 1;
  }

  /** Answers all questions: some twice, some out of order, some marked for later, many changed in the end. */
  async function answerAll(test: TakenTest, count: number): Promise<void> {
    let seq = 0;
    const next = (questionIndex: number): SentAnswer => {
      seq += 1;
      return { questionIndex, optionIndex: random.below(4), isFlagged: isOneOf(6), seq };
    };
    for (let index = 0; index < count; index++) {
      const answer = next(index);
      await save(test, answer);
      if (isOneOf(10)) await repeat(test, answer);
      if (isOneOf(10)) await saveTwo(test, next(index), next(index));
    }
    for (let changed = 0; changed < count; changed++) await save(test, next(random.below(count)));
  }

  /** Sends an answer again, as after a lost answer. */
  async function repeat(test: TakenTest, answer: SentAnswer): Promise<void> {
    const { byNewer } = test;
    await save(test, answer);
    test.byNewer = byNewer; // it stores nothing
  }

  /** Sends two answers to one question at once, or the later one first. */
  async function saveTwo(test: TakenTest, earlier: SentAnswer, later: SentAnswer): Promise<void> {
    if (isOneOf(2)) await Promise.all([save(test, earlier), save(test, later)]);
    else {
      await save(test, later);
      await save(test, earlier);
    }
  }

  async function pay(test: TakenTest): Promise<void> {
    const { url } = await visitor.openCheckout(test);
    const checkoutId = new URL(url).pathname.split('/').at(-1) ?? '';
    cluster.stripe.controls.pay(checkoutId);
    test.paidCheckout = checkoutId;
  }

  async function useResults(test: TakenTest): Promise<void> {
    const until = Date.now() + PAID_WITHIN_MS;
    while ((await visitor.look(test)).paymentStatus !== 'paid') {
      if (Date.now() > until) return void notes.wrong.push(`${test.id}: paid, and the results stay closed`);
      await wait(500);
    }
    test.iq = (await visitor.readResults(test)).iq;
    if (isOneOf(2)) {
      const { id } = await visitor.mail(test, `${test.id}@example.org`);
      test.emails.push(id);
    }
    if (isOneOf(3)) await visitor.share(test);
  }

  async function remove(test: TakenTest): Promise<void> {
    const { method, path } = calls.eraseTestSession;
    const { status, tries } = await fetch(`${cluster.url}${path.replace(':id', test.id)}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${test.token}` },
    });
    // After a lost answer it may be gone already.
    test.isDeleted = status < 300 || (status === 404 && tries > 1);
    if (!test.isDeleted) notes.wrong.push(`${test.id}: its deletion answered ${status}`);
  }

  /** Takes one test, as far as this visitor goes. */
  return async (): Promise<void> => {
    const session = await visitor.start();
    const test = startedTest(session);
    notes.tests.push(test);
    await answerAll(test, session.questions.length);
    if (isOneOf(20)) return; // leaves
    await visitor.finish(test);
    test.isFinished = true;
    if (isOneOf(3)) {
      await pay(test);
      if (isOneOf(4)) return; // closes the window
      await useResults(test);
    } else {
      const refusal = await visitor.readResults(test).then(
        () => 'none',
        ({ message }: Error) => message,
      );
      if (!refusal.includes('payment_required')) notes.wrong.push(`${test.id}: unpaid results: ${refusal}`);
    }
    if (isOneOf(10)) await remove(test);
  };
}
