import type { Proofs } from '@quotient/server/bank/verify/proof';
import { countCubes, cubesPainted, outline, outlineToken, showsEveryStack } from '../../verify/cubes.ts';
import { foldingProof } from '../../verify/foldingProof.ts';
import { mirrorImageOptions, turnedCopies } from '../../verify/gridFigures.ts';
import { oppositeOf, rightFace, turnsOfRight } from '../../verify/nets.ts';
import { completingOptions, leftOverOptions } from '../../verify/pieces.ts';
import { fittingOptions, readFrom, takingAsRead } from '../../verify/textMeanings.ts';
import * as models from './models.ts';

const arrows = ['arrow-up', 'arrow-right', 'arrow-down', 'arrow-left'];

const solvers: Proofs = {
  4: {
    method: 'cubes',
    solve: (question) =>
      fittingOptions(
        question,
        ['every cube of the pile counted'],
        (option) =>
          showsEveryStack(models.cornerPile.heights) &&
          Number(option) === countCubes(models.cornerPile.heights),
      ),
  },
  7: {
    method: 'turned figures',
    solve: ({ options }) => ({
      fitting: turnedCopies(models.turnedFigure, options),
      rules: ['four quarter turns compared, without mirroring'],
    }),
  },
  10: {
    method: 'net',
    solve(question) {
      const sign = readFrom(question, /opposite the (\w+)/);
      const opposite = oppositeOf(models.staircaseNet.net, sign);
      return fittingOptions(question, [`${sign} opposite ${opposite}`], (option) => option === opposite);
    },
  },
  14: foldingProof(models.diagonalSheet),
  17: {
    method: 'cubes',
    solve(question) {
      const { heights, seenFrom } = models.seenPile;
      const seen = outline(heights, seenFrom);
      return fittingOptions(
        question,
        [`heights ${seen.join(', ')} from the ${seenFrom}`],
        (option) => showsEveryStack(heights) && option === outlineToken(seen),
      );
    },
  },
  20: {
    method: 'turned figures',
    solve: ({ options }) => ({
      fitting: mirrorImageOptions(options),
      rules: ['all others are turned copies of its mirror image'],
    }),
  },
  24: {
    method: 'pieces',
    solve: ({ options }) => ({
      fitting: completingOptions(models.squareSize, models.givenPiece, options),
      rules: ['all ways to lay both pieces on the square'],
    }),
  },
  27: {
    method: 'net',
    solve(question) {
      const { net, cube } = models.signedCube;
      const right = rightFace(net, cube.top, cube.left)?.token;
      return fittingOptions(
        question,
        [`clockwise around the corner: ${cube.top}, ${right}, ${cube.left}`],
        (option) => option === right,
      );
    },
  },
  30: foldingProof(models.cornerSheet),
  34: {
    method: 'cubes',
    solve(question) {
      const { heights } = models.paintedPile;
      const faces = Number(readFrom(question, /exactly (\d) painted faces/));
      return fittingOptions(
        question,
        [`the free faces of every cube counted, except below; those with ${faces}`],
        (option) => showsEveryStack(heights) && Number(option) === cubesPainted(heights, faces),
      );
    },
  },
  37: {
    method: 'pieces',
    solve: ({ options }) => ({
      fitting: leftOverOptions(models.squareSize, options),
      rules: ['all ways to lay four of the pieces on the square'],
    }),
  },
  39: {
    method: 'net',
    solve(question) {
      const { net, cube } = models.arrowCube;
      const isArrow = rightFace(net, cube.top, cube.left)?.token === 'arrow-up';
      const turns = turnsOfRight(net, cube.top, cube.left);
      return fittingOptions(
        question,
        [`${turns} quarter turns clockwise from the net to the cube`],
        (option) => isArrow && option === arrows[turns],
      );
    },
  },
};

/** The spatial questions of the set `visual`. */
export const proofs: Proofs = takingAsRead(solvers, {
  4: ['with no gaps under them', 'How many cubes are there in all?'],
  7: ['Which of these is the figure in the picture, rotated but not flipped over?'],
  10: ['with the symbols outside', 'Which symbol is opposite the'],
  14: ['along its diagonals'],
  17: [
    'What is the outline of the pile when you look at it from floor level, in the direction of the arrow?',
  ],
  20: [
    'Four of these figures are the same figure, only rotated. One is its mirror image. Which one is the mirror image?',
  ],
  24: [
    'Together with the piece in the picture, one of these pieces fills the square without gap or overlap.',
    'Pieces may be rotated, but not flipped over. Which one is it?',
  ],
  27: ['folded into the cube below it, with the symbols outside', 'Which symbol belongs on the blank face?'],
  34: [
    'with no gaps under them',
    'painted all over, including the sides you cannot see, but not underneath',
    'How many cubes have exactly',
  ],
  37: [
    'Four of these five pieces together fill the square without gap or overlap.',
    'Pieces may be rotated, but not flipped over. Which piece is left over?',
  ],
  39: [
    'folded into the cube below it, with the symbols outside',
    'The arrow belongs on the blank face.',
    'Which way does it point when you look straight at that face and the cube stands as shown?',
  ],
});
