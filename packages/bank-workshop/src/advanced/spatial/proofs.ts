import type { Proofs } from '@quotient/server/bank/verify/proof';
import { cubesBetween } from '../../verify/cubes.ts';
import { topAfterRolling } from '../../verify/nets.ts';
import { fittingOptions, takingAsRead } from '../../verify/textMeanings.ts';
import { outlines, rollingCube } from './models.ts';

const solvers: Proofs = {
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

/** The spatial questions of the set `advanced`. */
export const proofs: Proofs = takingAsRead(solvers, {
  9: [
    'from the front (1) and from the right-hand side (2)',
    'a floor of 3 by 3 squares, some of which may be empty',
    'Every cube stands on the floor or on another cube.',
    'What is the smallest number of cubes that the pile can have?',
  ],
  16: [
    'folded into the cube below it, with the symbols outside',
    'along the arrow to its tip. Which symbol is on top at the end?',
  ],
});
