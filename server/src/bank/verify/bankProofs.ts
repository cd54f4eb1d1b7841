import type { QuestionSetName } from '@quotient/contract';
import { proofs as advancedMatrices } from '../advanced/matrices/proofs.ts';
import { proofs as advancedText } from '../advanced/text/proofs.ts';
import { proofs as extendedMatrices } from '../extended/matrices/proofs.ts';
import { proofs as extendedTextA } from '../extended/textA/proofs.ts';
import { proofs as extendedTextB } from '../extended/textB/proofs.ts';
import { proofs as visualMatrices } from '../visual/matrices/proofs.ts';
import { proofs as visualNumbers } from '../visual/numbers/proofs.ts';
import type { Proofs } from './proof.ts';

/** The proofs of every set, of all its parts. A matrix of figures needs none: see `verifyQuestion`. */
export const bankProofs: Partial<Record<QuestionSetName, Proofs>> = {
  advanced: { ...advancedText, ...advancedMatrices },
  visual: { ...visualNumbers, ...visualMatrices },
  extended: { ...extendedTextA, ...extendedTextB, ...extendedMatrices },
};
