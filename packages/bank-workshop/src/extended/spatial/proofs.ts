import type { Proofs } from '@quotient/server/bank/verify/proof';
import { cubesTouching, showsEveryStack } from '../../verify/cubes.ts';
import { foldingProof } from '../../verify/foldingProof.ts';
import { readBits } from '../../verify/gridFigures.ts';
import { isCubeNet } from '../../verify/nets.ts';
import { fieldToken, follow, leftTurns } from '../../verify/routes.ts';
import { fittingOptions, readFrom, takingAsRead } from '../../verify/textMeanings.ts';
import { stepsBetween, turnedWheel } from '../../verify/wheels.ts';
import * as models from './models.ts';

const solvers: Proofs = {
  38: {
    method: 'route',
    solve: (question) =>
      fittingOptions(
        question,
        ['the turn at each corner, as the walker sees it'],
        (option) => Number(option) === leftTurns(models.path.map(({ heading }) => heading)),
      ),
  },
  45: {
    method: 'wheels',
    solve(question) {
      const from = readFrom(question, /until the (\w+) stands/);
      const to = readFrom(question, /where the (\w+) stands/);
      const steps = stepsBetween(models.wheel, from, to);
      return fittingOptions(
        question,
        [`${steps} places clockwise`],
        (option) => option === turnedWheel(models.wheel, steps)[0],
      );
    },
  },
  52: {
    method: 'net',
    solve: (question) =>
      fittingOptions(
        question,
        ['six squares folded; two of them meet on one face'],
        (option) =>
          !isCubeNet(readBits(option).map((row) => [...row].map((bit) => (bit === '1' ? 'square' : '')))),
      ),
  },
  60: foldingProof(models.unevenSheet),
  70: {
    method: 'cubes',
    solve(question) {
      const { heights } = models.touchingPile;
      const neighbors = Number(readFrom(question, /exactly (\d) other cubes/));
      return fittingOptions(
        question,
        [`the neighbors of every cube counted; those with ${neighbors}`],
        (option) => showsEveryStack(heights) && Number(option) === cubesTouching(heights, neighbors),
      );
    },
  },
  77: {
    method: 'wheels',
    solve(question) {
      const sign = readFrom(question, /until its (\w+) is at its pointer/);
      const top = models.drivingWheel[0] ?? '';
      const steps = stepsBetween(models.drivingWheel, sign, top);
      return fittingOptions(
        question,
        [`left wheel ${steps} places clockwise, right wheel ${steps} counterclockwise`],
        (option) => option === turnedWheel(models.drivenWheel, -steps)[0],
      );
    },
  },
  84: {
    method: 'route',
    solve(question) {
      const times = Number(readFrom(question, /whole list (\d) times/));
      const list = Array.from({ length: times }, () => models.orders).flat();
      const end = follow(models.beetle, list, models.boardSize);
      return fittingOptions(
        question,
        [`${list.length} orders followed`],
        (option) => option === fieldToken(end, models.boardSize),
      );
    },
  },
  95: foldingProof(models.thriceFoldedSheet),
};

/** The spatial questions of the set `extended`. */
export const proofs: Proofs = takingAsRead(solvers, {
  38: ['along the path from the dot to the tip of the arrow', 'At how many corners do you turn left?'],
  45: ['Which symbol is then at the pointer?'],
  52: ['Five of these figures can be folded into a closed cube. One cannot. Which one?'],
  70: [
    'with no gaps under them',
    'Two cubes touch when they share a whole face.',
    'How many of the cubes, including hidden ones, touch exactly',
  ],
  77: [
    'The two wheels turn each other like gears, without slipping.',
    'the same distance apart on both wheels',
    'The left wheel turns clockwise until',
    'Which symbol of the right wheel is then at the right pointer?',
  ],
  84: [
    'from left to right',
    'a bent arrow is a quarter turn on the spot, to its left or right',
    'On which cell does it end?',
  ],
});
