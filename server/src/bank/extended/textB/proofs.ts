import type { Proofs } from '../../verify/proof.ts';
import { logicProofs } from './logicProofs.ts';
import { memoryProofs } from './memoryProofs.ts';
import { numberProofs } from './numberProofs.ts';
import { spatialProofs } from './spatialProofs.ts';

/** Proofs of the text questions of `extended` with ids from 66 on; the word questions among them have none. */
export const proofs: Proofs = { ...numberProofs, ...logicProofs, ...memoryProofs, ...spatialProofs };
