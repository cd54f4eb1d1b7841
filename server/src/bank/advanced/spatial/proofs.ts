import { cubesBetween } from '../../verify/cubes.ts';
import { topAfterRolling } from '../../verify/nets.ts';
import type { Proofs } from '../../verify/proof.ts';
import { fittingOptions } from '../../verify/told.ts';
import { outlines, rollingCube } from './models.ts';

/** The spatial questions of the set `advanced`. */
export const proofs: Proofs = {
  9: {
    method: 'cubes',
    solve(question) {
      const { fewest, most } = cubesBetween(outlines.front, outlines.right);
      return fittingOptions(
        question,
        [`of all piles with these outlines, ${fewest} to ${most} cubes`],
        (option) => Number(option) === fewest,
      );
    },
  },
  16: {
    method: 'rolling cube',
    solve(question) {
      const { net, cube, rolls } = rollingCube;
      const top = topAfterRolling(net, cube.top, cube.left, rolls);
      return fittingOptions(question, [`${rolls.length} rolls`], (option) => option === top);
    },
  },
};
