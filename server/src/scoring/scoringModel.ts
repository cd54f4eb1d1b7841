import type { CategoryAnalysis, Question, TestResults } from '@quotient/contract';

/** What a score is made of. `answers` has one entry per question: the index in `question.options`, -1 = unanswered. */
export interface ScoreInput {
  questions: readonly Question[];
  answers: readonly number[];
  /** 0–9, drawn once for the test session. */
  randomDigit: number;
}

/** A score as it is stored with the test session; page, e-mail and shared result all show this one. */
export type Score = Pick<
  TestResults,
  'model' | 'scorePercent' | 'totalCorrect' | 'iq' | 'band' | 'percentile' | 'label'
> & { randomDigit: number; categories: CategoryAnalysis[] };

/** A named, versioned way to turn answers into a score. A released version never changes its numbers. */
export interface ScoringModel {
  name: string;
  score(input: ScoreInput): Score;
}
