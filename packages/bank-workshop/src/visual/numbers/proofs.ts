import type { Proofs } from '@quotient/server/bank/verify/proof';
import { triangles } from '../../verify/triangles.ts';

/** Proofs of the number triangles of the visual set. */
export const proofs: Proofs = Object.fromEntries([5, 12, 19, 26, 33, 40].map((id) => [id, triangles()]));
