import type { Proof } from '@quotient/server/bank/verify/proof';
import { simplestRule } from './seriesRules.ts';

/** Extra cost at which a rule is still plausible: such rules must not lead to another option. */
const COST_MARGIN = 2;

const TERM = String.raw`(?:[−-]?\$?\d+(?:[./]\d+)?|\?)`;
const LIST = new RegExp(`${TERM}(?:(?:,| and|, and) ${TERM})+`, 'g');

/** Number in a text such as `$1150`, `−4`, `2.5` or `3/8`; NaN without one. */
function numberIn(text: string): number {
  const [, minus, whole, part] = /([−-]?)\$?(\d+(?:\.\d+)?)(?:\/(\d+))?/.exec(text) ?? [];
  return ((minus ? -1 : 1) * Number(whole)) / Number(part ?? 1);
}

/** Longest list of numbers in a text; `?` is a missing one and becomes `undefined`. */
function termsIn(text: string): (number | undefined)[] {
  const lists = (text.match(LIST) ?? []).map((list) => list.split(/,? and |, /));
  const longest = lists.sort((a, b) => b.length - a.length)[0] ?? [];
  return longest.map((term) => (term === '?' ? undefined : numberIn(term)));
}

/** Series with an option: `terms` including it, and its index. */
interface Filled {
  readonly terms: readonly number[];
  readonly gap: number;
}

/** Series with that option: one, or for a wrong term all the whole numbers that it could have been. */
function filledWith(option: number, terms: readonly (number | undefined)[], isWrong: boolean): Filled[] {
  const put = (value: number, gap: number): Filled => ({
    terms: [...terms.slice(0, gap), value, ...terms.slice(gap + 1)].map((term) => term ?? Number.NaN),
    gap,
  });
  if (!isWrong) return [put(option, terms.includes(undefined) ? terms.indexOf(undefined) : terms.length)];
  const gap = terms.indexOf(option);
  const sizes = terms.flatMap((term) => term ?? []);
  const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
  return Array.from({ length: Math.ceil(3 * (high - low)) + 1 }, (_, i) => Math.floor(2 * low - high) + i)
    .filter((value) => value !== option)
    .map((value) => put(value, gap));
}

/**
 * Proves a series of numbers. The series is the longest list in the English text (`3, 7, ?, 15 and 19`); a `?` in it
 * is the question, otherwise the next term. If the text states that one number is wrong or doesn't belong, the
 * options are terms, and the correct one is the term that can be changed so that a rule fits. All options are tried
 * with all rules of `simplestRule`. Every option fits whose simplest rule costs at most `COST_MARGIN` more than the
 * simplest of all, so the question is proven only if there is no second reading.
 */
export const series = (): Proof => ({
  method: 'series',
  solve({ question, options }) {
    const isWrong = /\b(?:wrong|does not (?:belong|fit|follow))\b/.test(question);
    const terms = termsIn(question);
    const rules = options.map((option) => {
      const found = filledWith(numberIn(option), terms, isWrong).flatMap(
        ({ terms: filled, gap }) => simplestRule(filled, gap) ?? [],
      );
      return found.sort((a, b) => a.cost - b.cost)[0];
    });
    const costs = rules.map((rule) => rule?.cost ?? Number.POSITIVE_INFINITY);
    const least = Math.min(...costs);
    return {
      fitting: costs.flatMap((cost, index) =>
        cost < Number.POSITIVE_INFINITY && cost <= least + COST_MARGIN ? index : [],
      ),
      rules: rules.flatMap((rule) => (rule?.cost === least ? rule.name : [])),
    };
  },
});
