/**
 * Answers to section 6 of the Law School Admission Test: five questions, 1,000 persons, as the number of persons per
 * pattern of right and wrong answers (from all wrong, 00000, to all right, 11111). Bock and Lieberman, Fitting a
 * response model for n dichotomously scored items, Psychometrika 35, 1970, 179–197.
 */
const frequencies = [
  3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173, 11, 61,
  28, 298,
];

/** One entry per person: 1 for each question that is right, 0 for the others. */
export const lsat6: readonly (readonly number[])[] = frequencies.flatMap((persons, pattern) =>
  Array.from({ length: persons }, () => [...pattern.toString(2).padStart(5, '0')].map(Number)),
);

/**
 * Expected statistics of these data. The shares of right answers are published; the others were computed from the
 * frequencies by their definitions, apart from the tested code.
 */
export const lsat6Reference = {
  shareRight: [0.924, 0.709, 0.553, 0.763, 0.87],
  alpha: 0.295,
  alphaWithout: [0.2754, 0.2376, 0.2168, 0.2459, 0.2663],
  correctedPointBiserial: [0.1128, 0.1532, 0.1728, 0.1444, 0.1216],
  scores: [3, 20, 85, 237, 357, 298],
};
