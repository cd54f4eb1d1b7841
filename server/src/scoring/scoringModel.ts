import { CategoryAnalysisSchema, IqLabelSchema, type Question, type ScoreInterval } from '@quotient/contract';
import * as v from 'valibot';
import { count } from '../store/collection.ts';

/** Input of a score. `answers` has one entry per question: the index in `question.options`, -1 = unanswered. */
export interface ScoreInput {
  questions: readonly Question[];
  answers: readonly number[];
  /** 0–9, drawn once for the test session. */
  randomDigit: number;
}

/** Score as stored in its test session. */
export const ScoreSchema = v.strictObject({
  /** Name of the scoring model. */
  model: v.string(),
  randomDigit: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
  scorePercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  totalCorrect: count,
  iq: v.pipe(v.number(), v.integer()),
  band: v.strictObject({ low: v.pipe(v.number(), v.integer()), high: v.pipe(v.number(), v.integer()) }),
  percentile: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  label: IqLabelSchema,
  categories: v.array(CategoryAnalysisSchema),
});

/** A score as stored with the test session; page, email and shared result all show this one. */
export type Score = v.InferOutput<typeof ScoreSchema>;

/** A named, versioned way to turn answers into a score. A released version never changes its scores. */
export interface ScoringModel {
  name: string;
  score(input: ScoreInput): Score;
  /**
   * Margin of error of a score: the answered questions are a sample, and the drawn digit carries no information.
   * Computed from stored fields, so that every score has it.
   */
  intervalOf(score: Pick<Score, 'iq' | 'scorePercent'>, questions: ScoreInput['questions']): ScoreInterval;
}
