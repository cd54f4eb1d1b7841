import { CategoryAnalysisSchema, IqLabelSchema, type Question } from '@quotient/contract';
import { z } from 'zod';
import { count } from '../store/collection.ts';

/** What a score is made of. `answers` has one entry per question: the index in `question.options`, -1 = unanswered. */
export interface ScoreInput {
  questions: readonly Question[];
  answers: readonly number[];
  /** 0–9, drawn once for the test session. */
  randomDigit: number;
}

/** How a score is stored in its test session. */
export const ScoreSchema = z.strictObject({
  /** Name of the scoring model. */
  model: z.string(),
  randomDigit: z.number().int().min(0).max(9),
  scorePercent: z.number().min(0).max(100),
  totalCorrect: count,
  iq: z.number().int(),
  band: z.strictObject({ low: z.number().int(), high: z.number().int() }),
  percentile: z.number().min(0).max(100),
  label: IqLabelSchema,
  categories: z.array(CategoryAnalysisSchema),
});

/** A score as it is stored with the test session; page, e-mail and shared result all show this one. */
export type Score = z.infer<typeof ScoreSchema>;

/** A named, versioned way to turn answers into a score. A released version never changes its numbers. */
export interface ScoringModel {
  name: string;
  score(input: ScoreInput): Score;
}
