/**
 * Sums over some cases, all of them whole numbers: exact as long as cases² × questions² is below 2^53, which is a
 * million cases of 70 questions.
 */
export interface Sums {
  cases: number;
  /** Per question: the number of cases that have it right. */
  right: readonly number[];
  /** Number of right answers over the cases, and its square. */
  score: number;
  scoreSquared: number;
}

/** The variance times cases², from whole numbers: exactly 0 if all values are equal. */
const spread = (cases: number, sum: number, sumSquared: number) => cases * sumSquared - sum * sum;

/**
 * Cronbach's alpha of questions that are right or wrong, which is formula 20 of Kuder and Richardson (The theory of
 * the estimation of test reliability, Psychometrika 2, 1937, 151–160): k / (k − 1) · (1 − Σ p q / σ²), with the
 * variance over the cases (divided by their number) as in p q. `null` if it isn't defined: fewer than two
 * questions, or one score for all.
 */
export function alphaOf({ cases, right, score, scoreSquared }: Sums): number | null {
  const variance = spread(cases, score, scoreSquared);
  const { length } = right;
  if (length < 2 || variance <= 0) return null;
  // A question's own variance, p q, times cases²; so the divisor cancels.
  const own = right.reduce((sum, each) => sum + each * (cases - each), 0);
  return (length / (length - 1)) * (1 - own / variance);
}

/** Part of one question in the sums. */
export interface QuestionSums {
  right: number;
  /** Sum of the scores of those who have it right. */
  scoreOfRight: number;
}

/** The sums of the scores without one question. */
function without({ score, scoreSquared }: Sums, { right, scoreOfRight }: QuestionSums) {
  return { score: score - right, scoreSquared: scoreSquared - 2 * scoreOfRight + right };
}

/** Cronbach's alpha of all questions except the one at `index`. */
export function alphaWithout(sums: Sums, index: number, question: QuestionSums): number | null {
  return alphaOf({ ...sums, right: sums.right.filter((_, i) => i !== index), ...without(sums, question) });
}

/**
 * The corrected point-biserial: Pearson's correlation between having a question right (1 or 0) and the number of
 * right answers to all others. Otherwise the question would correlate with itself (Henrysson, Correction of
 * item-total correlations in item analysis, Psychometrika 28, 1963, 211–218). `null` if everybody has it right or
 * wrong, or all others are equal.
 */
export function correctedPointBiserial(sums: Sums, question: QuestionSums): number | null {
  const { cases } = sums;
  const { right, scoreOfRight } = question;
  const rest = without(sums, question);
  const variances = spread(cases, right, right) * spread(cases, rest.score, rest.scoreSquared);
  if (variances <= 0) return null;
  const covariance = cases * (scoreOfRight - right) - right * rest.score;
  return Math.max(-1, Math.min(1, covariance / Math.sqrt(variances)));
}

/** Mean of the scores, and their standard deviation as an estimate for the population (divided by cases − 1). */
export function momentsOf({ cases, score, scoreSquared }: Sums) {
  if (cases === 0) return { mean: null, deviation: null };
  return {
    mean: score / cases,
    deviation: cases < 2 ? null : Math.sqrt(spread(cases, score, scoreSquared) / (cases * (cases - 1))),
  };
}

/**
 * The standard error of measurement, SD · √(1 − reliability) (Crocker and Algina, Introduction to Classical and
 * Modern Test Theory, 1986, chapter 6). A negative alpha means that nothing is measured: it counts as 0.
 */
export const standardErrorOf = (deviation: number, alpha: number): number =>
  deviation * Math.sqrt(1 - Math.max(0, alpha));
