import type { Question, QuestionSetName } from '@quotient/contract';
import { ApiError } from '../base/errors.ts';
import type { Ports } from './ports.ts';
import type { TestSessionRecord } from './record.ts';

/** Set of a retake of each set, where retakes ask other questions. */
const parallelSets: Readonly<Record<QuestionSetName, 'parallel' | 'fresh'>> = {
  main: 'parallel',
  advanced: 'parallel',
  parallel: 'parallel',
  fresh: 'fresh',
  // who chose figures without words gets figures again: 20, all new
  visual: 'fresh',
  // the rest of the bank has no 70 other questions: the retake is shorter, and the page says so before it starts
  extended: 'parallel',
};

/**
 * Set of a retake of a test of `set`. By default it asks other questions: 20 of every kind, drawn from the bank, or after
 * a test of figures 20 new figures. A server that can't, and one that shall ask the same again, repeats the set; a
 * parallel form of an earlier configuration becomes `main`.
 */
export function retakeSetOf(
  set: QuestionSetName,
  { bank, retakeQuestions = 'parallel' }: Pick<Ports, 'bank' | 'retakeQuestions'>,
): QuestionSetName {
  const other = parallelSets[set];
  const isPossible = other === 'fresh' ? bank.takeForm !== undefined : bank.parallel !== undefined;
  if (retakeQuestions === 'parallel' && isPossible) return other;
  return set === 'parallel' ? 'main' : set;
}

/** Refs of the questions of a test, in display order: none if they were made for it alone. */
const refsOf = ({ set, form, questions, seed }: TestSessionRecord): string[] =>
  form ?? (seed === null ? questions.map(({ id }) => `${set}:${id}`) : []);

/** Refs of the questions that a visitor has seen up to the end of a test, the longest ago first, each once. */
export function seenUpTo(earlier: TestSessionRecord): string[] {
  const now = refsOf(earlier);
  const isNow = new Set(now);
  return [...earlier.seen.filter((ref) => !isNow.has(ref)), ...now];
}

/** Opens the test session of a token, see `openSession`. */
export type OpenEarlier = (authorization: string) => Promise<TestSessionRecord>;

/**
 * Opens the finished test that a retake follows; `undefined` if its token opens none. A visitor never loses the start
 * for it: the test may be deleted, its record damaged. All refusals look the same, as a retake without an earlier test.
 */
export async function findEarlier(
  token: string | undefined,
  open: OpenEarlier | undefined,
): Promise<TestSessionRecord | undefined> {
  if (token === undefined) return undefined;
  try {
    const earlier = await open?.(`Bearer ${token}`);
    return earlier?.finish ? earlier : undefined;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Questions of a new test, in its language and in English. */
interface Asked {
  questions: readonly Question[];
  english: readonly Question[];
  seed: string | null;
  form: string[] | null;
}

/** Finds the questions of a new test; `undefined` if this server lacks the set. Throws `questions_not_ready`. */
export async function askQuestions(
  { bank, random }: Pick<Ports, 'bank' | 'random'>,
  { set, locale, seen }: { set: QuestionSetName; locale: string | null; seen: readonly string[] },
): Promise<Asked | undefined> {
  if (set === 'fresh') {
    const made = await bank.takeForm?.(locale);
    return made && { questions: made.questions, english: made.questions, seed: made.seed, form: null };
  }
  if (set === 'parallel') {
    if (!bank.parallel) return undefined;
    const { draw, questionsOf } = bank.parallel;
    const form = draw(seen, random);
    return { questions: questionsOf(form, locale), english: questionsOf(form, null), seed: null, form };
  }
  const questions = bank.getQuestionSet(set, locale);
  const english = bank.getQuestionSet(set, null);
  return questions && english && { questions, english, seed: null, form: null };
}
