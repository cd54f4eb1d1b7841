import type { Proof } from '@quotient/server/bank/verify/proof';
import { rulesThatMake } from './numberRules.ts';
import { mustSay } from './textMeanings.ts';

/** Most corners and constants in a rule; `(top + left) × right − 1` has four. */
const MAX_PARTS = 4;

/**
 * Proves a question of four triangles with numbers at the corners and inside: one number is missing. Every small rule
 * that makes the number inside from the corners in the three complete triangles is tried with every option.
 */
export const triangles = (): Proof => ({
  method: 'triangles',
  solve(question) {
    mustSay(question, [
      'In every triangle the same rule links the three numbers at the corners with the number inside.',
      'Which number replaces the question mark?',
    ]);
    const { visualPattern, options } = question;
    const cells = (visualPattern?.grid ?? []).flat().map((cell) => cell.split(','));
    const complete = cells.filter((cell) => !cell.includes('?'));
    const open = cells.find((cell) => cell.includes('?')) ?? [];
    const cases = [
      ...complete,
      ...options.map((option) => open.map((part) => (part === '?' ? option : part))),
    ];
    const place = (index: number): number[] => cases.map((cell) => Number(cell[index]));
    const inside = place(3);
    const rules = rulesThatMake(
      { top: place(0), left: place(1), right: place(2) },
      inside.slice(0, complete.length),
      MAX_PARTS,
    );
    const fits = ({ values }: { values: readonly number[] }, option: number): boolean =>
      values[complete.length + option] === inside[complete.length + option];
    const fitting = options.flatMap((_, option) => (rules.some((rule) => fits(rule, option)) ? option : []));
    const simplest = rules.find((rule) => fitting.some((option) => fits(rule, option)));
    return { fitting, rules: simplest ? [`inside = ${simplest.name}`] : [] };
  },
});
