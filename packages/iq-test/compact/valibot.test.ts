import { expect, test, vi } from 'vitest';
import { testResults } from '../src/results/testResults.fixture.ts';
import { testSession } from '../src/runner/testSession.fixture.ts';

const started = { ...testSession, token: 'a-token' };

/** What the browser reads, each by example. */
const examples = {
  startTestSession: started,
  getTestSession: { ...testSession, finishedAt: 1, finishReason: 'finished', extra: 'dropped' },
  saveAnswer: { questionIndex: 0, optionIndex: -1, isFlagged: false, seq: 3, answeredCount: 1 },
  finishTestSession: { session: testSession, sealedScore: 'sealed' },
  getResults: testResults,
  getPartner: { key: 'acme', name: 'Acme', locale: 'de' },
  listSvgShapes: [{ name: 'dot', svg_content: '<circle/>' }],
  createPayment: { url: 'https://pay.example/1' },
  getCheckout: { status: 'open' },
  shareResult: { id: 'a' },
  getSharedResult: { id: 'a', iq_score: 100, percentile: 50, total_correct: 10, isTooFast: true },
} as const;

/** Values that a field may wrongly have; the last stands for a field that is missing. */
const wrong = [null, undefined, 0, -1, -2, 1.5, 101, Number.NaN, '', 'x', true, [], {}, 'missing'] as const;

/** The example with every field in turn, at any depth, given each of the wrong values. */
function* spoiled(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, held] of Object.entries(value)) {
    for (const other of wrong) {
      const copy: Record<string, unknown> = { ...value, [key]: other };
      if (other === 'missing') delete copy[key];
      yield Array.isArray(value) ? Object.values(copy) : copy;
    }
    for (const inner of spoiled(held)) {
      const copy = { ...value, [key]: inner };
      yield Array.isArray(value) ? Object.values(copy) : copy;
    }
  }
}

const outcome = (read: () => unknown) => {
  try {
    return { read: read() };
  } catch {
    return 'refused';
  }
};

const full = { ...(await import('@quotient/contract/calls')), valibot: await import('valibot') };
vi.resetModules();
vi.doMock('valibot', () => import('./valibot.ts'));
const small = { ...(await import('@quotient/contract/calls')), valibot: await import('valibot') };
vi.doUnmock('valibot');
vi.resetModules(); // the files that are tested after this one share what is loaded here

test('two are compared', () => expect(small.valibot.parse).not.toBe(full.valibot.parse));

test.each(Object.entries(examples))(
  '%s: what stands in for valibot takes and refuses the same',
  (name, example) => {
    const call = name as keyof typeof examples;
    let taken = 0;
    let refused = 0;
    for (const value of [example, ...wrong, ...spoiled(example)]) {
      const wanted = outcome(() => full.valibot.parse(full[call].answer, value));
      expect(
        outcome(() => small.valibot.parse(small[call].answer, value)),
        JSON.stringify(value),
      ).toEqual(wanted);
      if (wanted === 'refused') refused += 1;
      else taken += 1;
    }
    expect([taken > 0, refused > 10]).toEqual([true, true]);
  },
);
