import type { QuestionSetName } from '@quotient/contract';
import type { Proofs } from '@quotient/server/bank/verify/proof';
import { proofs as advancedSpatial } from '../advanced/spatial/proofs.ts';
import { proofs as advancedText } from '../advanced/text/proofs.ts';
import { proofs as extendedSpatial } from '../extended/spatial/proofs.ts';
import { proofs as extendedText } from '../extended/text/proofs.ts';
import { proofs as main } from '../main/proofs.ts';
import { proofs as visualNumbers } from '../visual/numbers/proofs.ts';
import { proofs as visualSpatial } from '../visual/spatial/proofs.ts';

/** The proofs of every set, from all of its folders. A matrix of figures needs none: see `verifyQuestion`. */
export const bankProofs: Partial<Record<QuestionSetName, Proofs>> = {
  main,
  advanced: { ...advancedText, ...advancedSpatial },
  visual: { ...visualNumbers, ...visualSpatial },
  extended: { ...extendedText, ...extendedSpatial },
};
