import type { SetStatistics } from '@quotient/contract/admin';
import { toCsv } from '../parts/download.ts';

const heads = [
  'question',
  'cases',
  'right',
  'share_right',
  'share_right_low',
  'share_right_high',
  'discrimination',
  'alpha_without',
  'time_cases',
  'time_lower_s',
  'time_median_s',
  'time_upper_s',
  'omitted',
  'not_reached',
  'flags',
];

/** The numbers of all questions for another program: full precision, heads that stay the same in any language. */
export const statisticsCsv = ({ cases, questions }: SetStatistics): string =>
  toCsv(
    heads,
    questions.map(({ id, right, shareRight, time, ...rest }) => [
      id,
      cases,
      right,
      shareRight?.value,
      shareRight?.low,
      shareRight?.high,
      rest.discrimination,
      rest.alphaWithout,
      time?.cases,
      time?.lowerSeconds,
      time?.medianSeconds,
      time?.upperSeconds,
      rest.omitted,
      rest.notReached,
      rest.flags.map(({ code }) => code).join(' '),
    ]),
  );
