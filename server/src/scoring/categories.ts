import { type CategoryAnalysis, cognitiveCategories } from '@quotient/contract';
import type { ScoreInput } from './scoringModel.ts';

/**
 * Specification §9 names 3 or more of 4 'Strong' and 2 of 4 'Average'.
 * They are kept as percents, so that a category of another size is read the same way.
 */
function performanceOf(percentage: number): CategoryAnalysis['performance'] {
  if (percentage >= 75) return 'Strong';
  return percentage >= 50 ? 'Average' : 'Needs Improvement';
}

/** Correct answers of each CognitiveCategory that the questions touch, in display order. */
export function analyzeCategories({
  questions,
  answers,
}: Omit<ScoreInput, 'randomDigit'>): CategoryAnalysis[] {
  return cognitiveCategories.flatMap((category) => {
    const total = questions.filter((question) => question.category === category).length;
    if (total === 0) return [];
    const correct = questions.filter(
      (question, i) => question.category === category && answers[i] === question.correct,
    );
    const percentage = (100 * correct.length) / total;
    return { category, correct: correct.length, total, percentage, performance: performanceOf(percentage) };
  });
}
