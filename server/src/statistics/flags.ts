import type { OptionTable, QuestionFlag, QuestionStatistics } from '@quotient/contract/admin';

/**
 * Thresholds of the flags. They show where to look, not that a question is bad; a number without a source is our own
 * choice.
 */
export const limits = {
  /**
   * Share of correct answers above which a question hardly separates anybody: its variance, p (1 − p), is below 0.05.
   */
  easyShare: 0.95,
  /** Margin above guessing that still isn't a sign of knowledge. */
  chanceMargin: 0.05,
  /**
   * Lowest good discrimination. Ebel and Frisbie (Essentials of Educational Measurement, 5th edition, 1991) call an
   * index below 0.20 poor. Theirs is the difference between an upper and a lower group and counts the question
   * itself; a correlation with the other questions alone is smaller, hence 0.15.
   */
  discrimination: 0.15,
  /**
   * Median above which a question is long: a test gives 75 seconds for each, and half of the cases need more than one
   * and a half times that.
   */
  longSeconds: 112.5,
  /**
   * Median below which answers are short. Such times separate rapid guessing from solving (Wise and Kong, Response
   * time effort, Applied Measurement in Education 18, 2005, 163–183).
   */
  shortSeconds: 5,
  /** Share of viewers who left it out. */
  omittedShare: 0.1,
  /**
   * Share that doesn't reach a question. A test is called hardly speeded if at least 80 % reach its last question
   * (Swineford, The Test Analysis Manual, ETS, 1974).
   */
  notReachedShare: 0.2,
} as const;

type Thirds = NonNullable<OptionTable['thirds']>;

/** Facts about a question before its flags. */
export interface Judged extends Omit<QuestionStatistics, 'flags'> {
  keyIndex: number;
  /** All cases of the set, at least one. */
  cases: number;
  thirds: Thirds;
}

function difficultyFlags({ right, cases, optionCount }: Judged): QuestionFlag[] {
  const share = right / cases;
  const chance = 1 / optionCount;
  const limit = chance + limits.chanceMargin;
  if (share > limits.easyShare) return [{ code: 'too-easy', share, limit: limits.easyShare }];
  return share < limit ? [{ code: 'too-hard', share, limit, chance }] : [];
}

function discriminationFlags({ discrimination }: Judged): QuestionFlag[] {
  if (discrimination === null) return [];
  if (discrimination < 0) return [{ code: 'negative-discrimination', discrimination }];
  return discrimination < limits.discrimination
    ? [{ code: 'low-discrimination', discrimination, limit: limits.discrimination }]
    : [];
}

/**
 * Flags of options that don't work: a wrong one that the best prefer suggests a wrong key or two right answers, and
 * one that nobody takes could be missing (Haladyna, Developing and Validating Multiple-Choice Test Items, 3rd
 * edition, 2004).
 */
function optionFlags({ optionCount, keyIndex, thirds }: Judged) {
  const { upper, middle, lower } = thirds;
  const shareOf = (optionIndex: number) => (upper.chosen[optionIndex] ?? 0) / Math.max(1, upper.cases);
  const keyShare = shareOf(keyIndex);
  const wrong = Array.from({ length: optionCount }, (_, i) => i).filter((i) => i !== keyIndex);
  const share = Math.max(0, ...wrong.map(shareOf));
  const isUnused = (optionIndex: number) =>
    [upper, middle, lower].every(({ chosen }) => chosen[optionIndex] === 0);
  const options = wrong.filter(isUnused).length;
  const preferred: QuestionFlag[] =
    share > keyShare ? [{ code: 'wrong-option-preferred', share, keyShare }] : [];
  const unused: QuestionFlag[] = options > 0 ? [{ code: 'unused-option', options }] : [];
  return { preferred, unused };
}

function timeFlags({ time }: Judged): QuestionFlag[] {
  if (!time) return [];
  const { medianSeconds } = time;
  const { longSeconds, shortSeconds } = limits;
  if (medianSeconds > longSeconds) return [{ code: 'long-time', medianSeconds, limitSeconds: longSeconds }];
  return medianSeconds < shortSeconds
    ? [{ code: 'short-time', medianSeconds, limitSeconds: shortSeconds }]
    : [];
}

function missingFlags({ omitted, notReached, cases }: Judged): QuestionFlag[] {
  const { omittedShare, notReachedShare } = limits;
  const shares = { omitted: omitted / cases, notReached: notReached / cases };
  return [
    ...(shares.omitted > omittedShare
      ? [{ code: 'often-omitted' as const, share: shares.omitted, limit: omittedShare }]
      : []),
    ...(shares.notReached > notReachedShare
      ? [{ code: 'often-not-reached' as const, share: shares.notReached, limit: notReachedShare }]
      : []),
  ];
}

/** Flags of a question, the most serious first. */
export const flagsOf = (judged: Judged): QuestionFlag[] => {
  const { preferred, unused } = optionFlags(judged);
  return [
    ...discriminationFlags(judged),
    ...preferred,
    ...difficultyFlags(judged),
    ...missingFlags(judged),
    ...timeFlags(judged),
    ...unused,
  ];
};
