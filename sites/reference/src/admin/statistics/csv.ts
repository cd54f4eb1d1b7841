import type { SetStatistics } from '@quotient/contract/admin';
import { toCsv } from '../parts/download.ts';

/** The numbers of all questions for another program: full precision, heads that stay the same in any language. */
export const statisticsCsv = ({ cases, questions }: SetStatistics): string =>
  toCsv(questions, [
    ['question', ({ id }) => id],
    ['cases', () => cases],
    ['right', ({ right }) => right],
    ['share_right', ({ shareRight }) => shareRight?.value],
    ['share_right_low', ({ shareRight }) => shareRight?.low],
    ['share_right_high', ({ shareRight }) => shareRight?.high],
    ['discrimination', ({ discrimination }) => discrimination],
    ['alpha_without', ({ alphaWithout }) => alphaWithout],
    ['time_cases', ({ time }) => time?.cases],
    ['time_lower_s', ({ time }) => time?.lowerSeconds],
    ['time_median_s', ({ time }) => time?.medianSeconds],
    ['time_upper_s', ({ time }) => time?.upperSeconds],
    ['omitted', ({ omitted }) => omitted],
    ['not_reached', ({ notReached }) => notReached],
    ['flags', ({ flags }) => flags.map(({ code }) => code).join(' ')],
  ]);
