import { CategoryAnalysisSchema, IqLabelSchema, type Question, type ScoreInterval } from '@quotient/contract';
import * as v from 'valibot';
import { count } from '../store/collection.ts';

/** What a score is made of. `answers` has one entry per question: the index in `question.options`, -1 = unanswered. */
export interface ScoreInput {
  questions: readonly Question[];
  answers: readonly number[];
  /** 0–9, drawn once for the test session. */
  randomDigit: number;
}

/** How a score is stored in its test session. */
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

/** A score as it is stored with the test session; page, e-mail and shared result all show this one. */
export type Score = v.InferOutput<typeof ScoreSchema>;

/** A named, versioned way to turn answers into a score. A released version never changes its numbers. */
export interface ScoringModel {
  name: string;
  score(input: ScoreInput): Score;
  /**
   * How far a score of this model may be off: what was answered is a sample of what could have been asked, and a drawn
   * digit tells nothing. Made of what is stored, so that every score has it.
   */
  intervalOf(score: Pick<Score, 'iq' | 'scorePercent'>, questions: ScoreInput['questions']): ScoreInterval;
}
