import type { Proof } from '@quotient/server/bank/verify/proof';
import { type FoldedSheet, unfold } from './folding.ts';
import { fittingOptions, mustSay } from './textMeanings.ts';

const folded = ['', 'folded once', 'folded twice', 'folded three times'];
const punchedIn = ['', 'punched once', 'punched in two places'];

/** Makes the proof by the sheet that folding and punching leave, field by field. */
export const foldingProof = ({ size, folds, punched }: FoldedSheet): Proof => ({
  method: 'folding',
  solve(question) {
    mustSay(question, [
      folded[folds.length] ?? 'folded',
      `and then ${punchedIn[punched.length]}, as the picture shows`,
      'What does it look like when it is unfolded again?',
    ]);
    return fittingOptions(
      question,
      [`${folds.length} folds: ${folds.map(({ moves, cut }) => `${moves} at ${cut}`).join(', ')}`],
      (option) => option === ['sheet', ...unfold(size, folds, new Set(punched))].join('-'),
    );
  },
});
