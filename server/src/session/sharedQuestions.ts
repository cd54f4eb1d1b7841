import { type Question, QuestionSchema } from '@quotient/contract';
import * as v from 'valibot';
import { ApiError, hasCode } from '../base/errors.ts';
import { keepNewest } from '../base/keepNewest.ts';
import {
  type Collection,
  type CollectionDefinition,
  SCHEMA_VERSION,
  schemaVersion,
} from '../store/collection.ts';
import { freezeDeeply } from '../store/documentTexts.ts';
import { put } from '../store/put.ts';
import { readable } from '../store/readable.ts';
import { QuestionHashSchema, type StoredTestSession, type TestSessionRecord } from './record.ts';

/** Most questions in memory, about 2 kB each: more than all sets have in all languages. */
const MOST_HELD = 5000;
/** Bytes of a hash: two questions never have the same. */
const HASH_BYTES = 16;
/** Most times that questions are read for one piece of work. */
const MOST_READS = 5;
/** Time after which a question is stored again: a database may have lost it, by a failover or a restored backup. */
const TRUSTED_MS = 60_000;

const QuestionRecordSchema = v.strictObject({
  schemaVersion,
  id: QuestionHashSchema,
  question: QuestionSchema,
});

/** Question as stored for all tests that show it. */
export type QuestionRecord = v.InferOutput<typeof QuestionRecordSchema>;

/**
 * Collection of questions. They are few, and never deleted: tests of years ago show theirs. `createSharedQuestions` holds
 * them in memory.
 */
export const questionRecords: CollectionDefinition<QuestionRecord> = {
  name: 'questions',
  schema: QuestionRecordSchema,
  mostHeld: 0,
};

/** Error of work that needs questions which aren't in memory. */
class NotInMemory extends Error {
  constructor(readonly hashes: readonly string[]) {
    super('Questions of the test are not in memory.');
  }
}

const hashes = new WeakMap<Question, Promise<string>>();

async function computeHash(question: Question): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(question)));
  return [...new Uint8Array(bytes).subarray(0, HASH_BYTES)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Hash of a question with its key and its words. It is computed once: the questions of a bank stay in memory. */
function hashOf(question: Question): Promise<string> {
  const known = hashes.get(question) ?? computeHash(question);
  hashes.set(question, known);
  return known;
}

/**
 * Questions that tests share. Each is stored once, so that a test has 20 hashes in place of 20 kB. Questions that were
 * made for one test are part of it, and deleted with it.
 */
export function createSharedQuestions(questions: Collection<QuestionRecord>) {
  const held = new Map<string, Question>();
  /** Hash → time until which the question is known to be stored. */
  const stored = new Map<string, number>();
  /** Tests in memory with their questions: one that didn't change stays the same object. */
  const wholes = new WeakMap<StoredTestSession, TestSessionRecord>();

  const hold = (hash: string, question: Question) =>
    keepNewest(held, hash, freezeDeeply(question), MOST_HELD);

  async function store(hash: string, question: Question): Promise<void> {
    if ((stored.get(hash) ?? 0) > performance.now()) return;
    const record = { schemaVersion: SCHEMA_VERSION, id: hash, question } as const;
    await questions.create(hash, record).catch((error: unknown) => {
      if (!hasCode(error, 'record_damaged')) throw error;
      return put(questions, record); // its hash tells what it was
    });
    keepNewest(stored, hash, performance.now() + TRUSTED_MS, MOST_HELD);
  }

  async function load(missing: readonly string[]): Promise<void> {
    await Promise.all(
      missing.map(async (hash) => {
        const found = await readable(questions, hash);
        if (!found)
          throw new ApiError('storage_failed', undefined, {
            cause: new Error(`Question ${hash} cannot be read.`),
          });
        hold(hash, found.question);
      }),
    );
  }

  /** Test with its questions. Throws `NotInMemory`. */
  function wholeNow(test: StoredTestSession): TestSessionRecord {
    const known = wholes.get(test);
    if (known) return known;
    const list = test.questions.map((each) => (typeof each === 'string' ? held.get(each) : each));
    const missing = test.questions.flatMap((each, i) =>
      list[i] === undefined && typeof each === 'string' ? [each] : [],
    );
    if (missing.length > 0) throw new NotInMemory(missing);
    const whole = freezeDeeply({ ...test, questions: list as Question[] });
    wholes.set(test, whole);
    return whole;
  }

  /**
   * Runs work, and again after it has read the questions that were missing in memory. Throws `storage_failed` if one
   * can't be read: the test itself isn't damaged.
   */
  async function withQuestions<R>(work: () => R | Promise<R>): Promise<R> {
    for (let reads = 1; ; reads += 1) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof NotInMemory) || reads === MOST_READS) throw error;
        await load(error.hashes);
      }
    }
  }

  /** Stored form of a changed test. Unchanged questions keep their hashes. */
  function toStored(
    next: TestSessionRecord,
    before: { stored: StoredTestSession; whole: TestSessionRecord },
  ): StoredTestSession {
    if (next === before.whole) return before.stored;
    const isSame = next.questions === before.whole.questions;
    const made = { ...next, questions: isSame ? before.stored.questions : next.questions };
    wholes.set(made, Object.freeze(next)); // the store freezes the rest of both
    return made;
  }

  async function toNewStored(test: TestSessionRecord): Promise<StoredTestSession> {
    if (test.seed !== null) return test;
    const list = await Promise.all(test.questions.map(hashOf));
    const storing = test.questions.map((question, i) => store(list[i] ?? '', question));
    await Promise.allSettled(storing); // the next try must not meet a failure of this one
    await Promise.all(storing);
    for (const [i, question] of test.questions.entries()) hold(list[i] ?? '', question);
    return { ...test, questions: list };
  }

  const whole = (test: StoredTestSession) => withQuestions(() => wholeNow(test));

  return {
    whole,
    wholeNow,
    /** The same collection for those who need tests with their questions. */
    testsWithQuestions(tests: Collection<StoredTestSession>): Collection<TestSessionRecord> {
      return {
        ...tests,
        async get(id, purpose) {
          const found = await tests.get(id, purpose);
          return found && whole(found);
        },
        create: async (id, test) => tests.create(id, await toNewStored(test)),
        async update(id, change, then) {
          const changed = await withQuestions(() =>
            tests.update(
              id,
              (stored) => {
                const before = wholeNow(stored);
                return toStored(change(before), { stored, whole: before });
              },
              then,
            ),
          );
          return changed && whole(changed);
        },
        remove: (id, condition) =>
          withQuestions(() => tests.remove(id, condition && ((stored) => condition(wholeNow(stored))))),
        claim: async (which, leaseMs) => Promise.all((await tests.claim(which, leaseMs)).map(whole)),
      };
    },
  };
}

/** Questions that tests share, see `createSharedQuestions`. */
export type SharedQuestions = ReturnType<typeof createSharedQuestions>;
