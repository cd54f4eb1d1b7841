import { type FoldedSheet, unfold } from './folding.ts';
import type { Proof } from './proof.ts';
import { fittingOptions } from './told.ts';

/** The sheet that folding and punching leave, field by field. */
export const foldingProof = ({ size, folds, punched }: FoldedSheet): Proof => ({
  method: 'folding',
  solve: (question) =>
    fittingOptions(
      question,
      [`${folds.length} folds: ${folds.map(({ moves, cut }) => `${moves} at ${cut}`).join(', ')}`],
      (option) => option === ['sheet', ...unfold(size, folds, new Set(punched))].join('-'),
    ),
});
