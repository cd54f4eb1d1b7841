import {
  FEWEST_CASES,
  FULL_CASES,
  type OptionTable,
  type QuestionStatistics,
  type SetStatistics,
} from '@quotient/contract/admin';
import { bootstrapAlpha, RESAMPLES } from './bootstrap.ts';
import type { Counts, QuestionCounts } from './counts.ts';
import { flagsOf } from './flags.ts';
import {
  alphaOf,
  alphaWithout,
  correctedPointBiserial,
  momentsOf,
  type QuestionSums,
  type Sums,
  standardErrorOf,
} from './reliability.ts';
import { cutsOf, thirdsOf } from './thirds.ts';
import { quartilesOf } from './times.ts';
import { wilsonInterval } from './wilson.ts';
import type { Breath } from './yieldToEvents.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function sumsOfQuestion({ chosen, keyIndex }: QuestionCounts): QuestionSums {
  const right = chosen.map((row) => row[keyIndex] ?? 0);
  return { right: sum(right), scoreOfRight: sum(right.map((cases, score) => cases * score)) };
}

const verdictOf = (cases: number): SetStatistics['verdict'] => {
  if (cases < FEWEST_CASES) return 'too-few';
  return cases < FULL_CASES ? 'provisional' : 'full';
};

/** Statistics of a set, with those that would reveal its key. */
export interface FullStatistics {
  statistics: SetStatistics;
  tables: readonly OptionTable[];
}

interface Context {
  counts: Counts;
  sums: Sums;
  hasEnough: boolean;
}

function tableOf(question: QuestionCounts, { counts, hasEnough }: Context): OptionTable {
  const { id, keyIndex } = question;
  return { id, keyIndex, thirds: hasEnough ? thirdsOf(question, cutsOf(counts.distribution)) : null };
}

function questionStatistics(
  question: QuestionCounts,
  index: number,
  table: OptionTable,
  { counts: { cases }, sums, hasEnough }: Context,
): QuestionStatistics {
  const { id, optionCount, keyIndex, omitted, notReached } = question;
  const own = sumsOfQuestion(question);
  const plain = {
    id,
    optionCount,
    right: own.right,
    shareRight: wilsonInterval(own.right, cases),
    discrimination: hasEnough ? correctedPointBiserial(sums, own) : null,
    alphaWithout: hasEnough ? alphaWithout(sums, index, own) : null,
    time: quartilesOf(question.times),
    omitted,
    notReached,
  };
  const { thirds } = table;
  return { ...plain, flags: thirds ? flagsOf({ ...plain, keyIndex, cases, thirds }) : [] };
}

async function reliabilityOf({ counts, sums, hasEnough }: Context, breath: Breath) {
  const alpha = hasEnough ? alphaOf(sums) : null;
  if (alpha === null) return null;
  const patterns = counts.sample.patterns();
  const interval = await bootstrapAlpha(patterns, breath);
  const { length: cases } = patterns;
  return { alpha, interval, cases, resamples: RESAMPLES, isSampled: cases < counts.cases };
}

/**
 * Computes classical test statistics (Crocker and Algina, Introduction to Classical and Modern Test Theory, 1986).
 * Scores are numbers of right answers. If each test has its own questions, only the scores are described: nothing
 * else can be compared.
 */
export async function statisticsOf(counts: Counts, breath: Breath): Promise<FullStatistics> {
  const { cases, leftOut, distribution, shape } = counts;
  const sums: Sums = {
    cases,
    right: counts.questions.map((question) => sumsOfQuestion(question).right),
    score: sum(distribution.map((each, score) => each * score)),
    scoreSquared: sum(distribution.map((each, score) => each * score * score)),
  };
  const verdict = verdictOf(cases);
  const context = { counts, sums, hasEnough: verdict !== 'too-few' };
  const { mean, deviation } = momentsOf(sums);
  const reliability = await reliabilityOf(context, breath);
  const tables: OptionTable[] = [];
  const questions: QuestionStatistics[] = [];
  for (const [i, question] of counts.questions.entries()) {
    const table = tableOf(question, context);
    tables.push(table);
    questions.push(questionStatistics(question, i, table, context));
    await breath();
  }
  const standardError =
    reliability && deviation !== null ? standardErrorOf(deviation, reliability.alpha) : null;
  return {
    statistics: {
      verdict,
      cases,
      leftOut: { ...leftOut },
      questionCount: shape.questionCount,
      mean,
      deviation,
      distribution: [...distribution],
      reliability,
      standardError,
      questions,
    },
    tables,
  };
}
