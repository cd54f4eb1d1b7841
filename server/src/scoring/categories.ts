import { type CategoryAnalysis, cognitiveCategories } from '@quotient/contract';
import type { ScoreInput } from './scoringModel.ts';

/**
 * Rates a category. Specification §9 calls 3 or more of 4 'Strong' and 2 of 4 'Average'. As percentages they also fit
 * categories of another size.
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
